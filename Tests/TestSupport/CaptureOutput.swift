// What a piece of code prints.

import Foundation

/// Runs `body` and returns what was printed meanwhile, by whatever thread.
/// - parameter descriptor: Where it is printed to: standard output, if not given.
public func captureOutput(
    to descriptor: Int32 = STDOUT_FILENO,
    of body: () throws -> Void
) rethrows -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    fflush(nil)
    let terminal = dup(descriptor)
    let captured = open(file.path, O_WRONLY | O_CREAT, 0o600)
    dup2(captured, descriptor)
    close(captured)
    do {
        defer {
            fflush(nil)
            dup2(terminal, descriptor)
            close(terminal)
        }
        try body()
    }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}
