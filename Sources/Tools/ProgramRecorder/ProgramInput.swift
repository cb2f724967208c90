// The standard input of a recorded program: that of the command.

import Foundation

/// What a recorded program reads.
///
/// A program has a process group of its own, so that it can be ended with all that it has started.
/// The terminal stops a process that reads from it without being in the foreground group, and sends
/// Ctrl-C only to that group. Therefore the command stays in the foreground and passes on the lines.
final class ProgramInput: @unchecked Sendable {
    /// What the program receives: a `FileHandle` or a `Pipe`.
    let source: Any
    private let lock = NSLock()
    private var isOver = false

    init() {
        let input = FileHandle.standardInput
        let isTerminal = isatty(input.fileDescriptor) == 1
        if !isTerminal {
            source = input
        } else if tcgetpgrp(input.fileDescriptor) == getpgrp() {
            source = Pipe()
        } else {
            // The command runs in the background: reading would stop it.
            source = FileHandle.nullDevice
        }
    }

    /// Passes on what is typed, from the program's start on.
    func begin() {
        guard let pipe = source as? Pipe else { return }
        Thread { self.pass(to: pipe.fileHandleForWriting) }.start()
    }

    /// The program has ended: what is typed from now on is not for it.
    func end() { lock.withLock { isOver = true } }

    private func pass(to program: FileHandle) {
        ignoreClosedPipe()
        defer { try? program.close() }
        var terminal = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while !lock.withLock({ isOver }) {
            guard poll(&terminal, 1, 100) > 0 else { continue }
            let line = FileHandle.standardInput.availableData
            guard !line.isEmpty, (try? program.write(contentsOf: line)) != nil else { return }
        }
    }

    /// A program may end before it has read everything. That must not end this process.
    private func ignoreClosedPipe() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
