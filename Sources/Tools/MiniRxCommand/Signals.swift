// Ends a command, and what it has started, on a signal.

import Foundation
import Toolchain

nonisolated(unsafe) private var sources: [DispatchSourceSignal] = []

/// On SIGINT, SIGTERM or SIGHUP, ends what this command has started, prints a message, and ends the
/// command with the status that a shell expects: 128 and the number of the signal.
/// - parameter isHandled: Whether the command goes on in spite of a signal.
func endOnSignals(
    saying message: String? = nil,
    unless isHandled: @escaping (Int32) -> Bool = { _ in false }
) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            if isHandled(number) { return }
            Caretaker.shared.end()
            if let message {
                print("\n\(message)")
                fflush(stdout)
            }
            _exit(128 + number)
        }
        source.resume()
        return source
    }
}
