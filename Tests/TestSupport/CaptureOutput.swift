// What a piece of code prints.

import Foundation

/// Runs `body` and returns what was printed meanwhile, by whatever thread.
public func captureOutput(of body: () throws -> Void) rethrows -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    fflush(nil)
    let terminal = dup(STDOUT_FILENO)
    let captured = open(file.path, O_WRONLY | O_CREAT, 0o600)
    dup2(captured, STDOUT_FILENO)
    close(captured)
    do {
        defer {
            fflush(nil)
            dup2(terminal, STDOUT_FILENO)
            close(terminal)
        }
        try body()
    }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}
