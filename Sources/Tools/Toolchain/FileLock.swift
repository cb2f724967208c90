// A lock between processes.

import Foundation

/// A lock that one process holds at a time. The system releases it when the process ends, in
/// whatever way.
public final class FileLock {
    private let descriptor: Int32

    /// Takes the lock.
    /// - parameter file: A file for the lock alone. It is made if it does not exist.
    /// - parameter waits: Whether to wait for another process that holds the lock.
    /// - returns: `nil` if another process holds the lock and this one does not wait.
    public init?(_ file: URL, waits: Bool) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw KitError("cannot write \(file.path): \(reason).", status: 2)
        }
        guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
