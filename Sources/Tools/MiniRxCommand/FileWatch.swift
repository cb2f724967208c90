// Waits until a file is saved, or a line is typed.

import Foundation

/// Waits for one file to change.
///
/// On Linux the kernel reports changes (inotify). On other systems, or if the kernel has no watch
/// left, the file is read four times a second.
final class FileWatch {
    enum Event: Equatable {
        case saved
        case typed(String)
    }

    private let file: URL
    private var seen: Data?
    private var changes: Int32 = -1
    private var hears = true

    init(_ file: URL) {
        self.file = file
        seen = try? Data(contentsOf: file)
        #if os(Linux)
        changes = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        // The folder, since many editors write a new file and rename it.
        let folder = file.deletingLastPathComponent().path
        let kinds = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
        if changes >= 0, inotify_add_watch(changes, folder, kinds) < 0 {
            close(changes)
            changes = -1
        }
        #endif
    }

    deinit {
        if changes >= 0 { close(changes) }
    }

    /// Waits for the next event.
    func wait() -> Event {
        fflush(stdout)
        while true {
            let (isTyped, isChanged) = waitForDescriptors()
            if isTyped {
                if let line = readLine() { return .typed(line) }
                // Standard input is closed, for example if another program runs the command.
                hears = false
            }
            if isChanged { drop() }
            let now = try? Data(contentsOf: file)
            // `nil` if an editor has removed the file and not yet written it.
            if let now, now != seen {
                seen = now
                return .saved
            }
        }
    }

    private func waitForDescriptors() -> (isTyped: Bool, isChanged: Bool) {
        var wanted = [
            pollfd(fd: hears ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: changes, events: Int16(POLLIN), revents: 0),
        ]
        // Even with inotify the file is read every two seconds: inotify reports no changes on
        // network drives.
        poll(&wanted, 2, changes >= 0 ? 2000 : 250)
        return (wanted[0].revents != 0, wanted[1].revents != 0)
    }

    /// Reads and discards the kernel's reports: only the fact of a change matters.
    private func drop() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(changes, &buffer, buffer.count) > 0 {}
    }
}
