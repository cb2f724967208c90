// Keeps a run away from the network and from the work of others, where the system offers it.
// Chapter: appendix, teaching (what the grader guards against)

import Foundation

/// What a run is kept from.
enum Isolation: Sendable {
    /// From nothing: a student's own run.
    case none
    /// Namespaces of its own: no network, no processes but its own, nothing that it could write to,
    /// and empty folders in place of the hidden ones.
    case namespaces(hidden: [String])
    /// Darwin's sandbox: no network, no writing, no other process, and no reading in the hidden
    /// folders.
    case sandbox(hidden: [String])

    /// The best that works here.
    /// - parameter hidden: Folders that a run must not see.
    static func best(hiding hidden: [URL]) -> Isolation {
        // The innermost first: what lies in a hidden folder cannot be hidden any more.
        let paths = hidden.compactMap(\.realPath).sorted { $0.count > $1.count }
        #if os(Linux)
            let candidates = [Isolation.namespaces(hidden: paths)]
        #else
            let candidates = [Isolation.sandbox(hidden: paths)]
        #endif
        return candidates.first { $0.works } ?? .none
    }

    private var works: Bool {
        tried("exit 7", limits: .answer)?.ending == .exited(7)
    }

    /// Whether a run cannot start processes without end: found by trying to start one too many.
    ///
    /// A limit that is only set proves nothing: systems differ in whom it binds.
    var limitsProcesses: Bool {
        var none = Limits.answer
        // The shell says what it is refused, and then tries again for a while.
        (none.processes, none.seconds) = (1, 1)
        let run = tried("(exit 3); exit 4", limits: none)
        return run.map { $0.ending != .exited(4) && $0.errors.contains("fork") } ?? false
    }

    /// Whether a run cannot have more memory than `Limits.memory`. macOS takes no such limit.
    var limitsMemory: Bool {
        let run = tried("ulimit -v", limits: .answer)
        return run?.output == Data("\(Limits.answer.memory << 10)\n".utf8)
    }

    /// What comes of a line of the shell's.
    private func tried(_ line: String, limits: Limits) -> Run? {
        try? LimitedRun(
            program: "/bin/bash",
            arguments: ["-c", line],
            limits: limits,
            isolation: self,
            environment: [:]
        ).run()
    }

    /// What it is called in a report.
    var name: String {
        switch self {
        case .none: return "none"
        case .namespaces: return "namespaces"
        case .sandbox: return "sandbox"
        }
    }

    /// The words to run a program with.
    func words(for command: [String], limits: Limits, folder: URL?) -> [String] {
        switch self {
        case .none:
            return command
        case .namespaces(let hidden):
            // Limits on processes do not bind root: as root, become nobody first.
            let unprivileged = [
                "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--",
            ]
            return (getuid() == 0 ? unprivileged : []) + [
                "unshare", "--user", "--map-root-user", "--net", "--pid", "--mount", "--mount-proc",
                "--fork", "--kill-child", "/bin/bash", "-c", Self.script(limits), "minirx",
                "\(hidden.count)",
            ] + hidden + command
        case .sandbox(let hidden):
            var rules = hidden.map { "(deny file-read* (subpath \"\($0)\"))" }
            // The last rule that fits counts: the run's own folder lies in a hidden one.
            if let own = folder?.realPath {
                rules.append("(allow file-read* (subpath \"\(own)\"))")
            }
            let profile =
                "(version 1)(allow default)(deny network*)(deny file-write*)(deny process-fork)"
                + rules.joined()
            return ["/usr/bin/sandbox-exec", "-p", profile] + command
        }
    }

    /// What happens inside the namespaces, before the program runs there without any privilege.
    private static func script(_ limits: Limits) -> String {
        """
        while read -r _ point _; do
            mount -o remount,bind,ro "$point" 2>/dev/null
        done < /proc/self/mounts
        hidden=$1; shift
        while [ "$hidden" -gt 0 ]; do
            mount -t tmpfs -o size=1m tmpfs "$1" || exit 1
            hidden=$((hidden - 1)); shift
        done
        ulimit -u \(limits.processes)
        exec setpriv --inh-caps=-all --bounding-set=-all --no-new-privs -- "$@"
        """
    }
}

extension URL {
    /// Its path without symbolic links; `nil` if there is nothing.
    fileprivate var realPath: String? {
        guard let path = realpath(path, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
