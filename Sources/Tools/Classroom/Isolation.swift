// Keeps a run from the network and from other students' files, if the system allows it.
// Chapter: appendix, teaching (what the grader guards against)

import Foundation

/// How a run is isolated.
enum Isolation: Sendable {
    /// Not isolated: a student's own run.
    case none
    /// Own namespaces: no network, no other processes, no writable files, and empty folders in
    /// place of the hidden ones.
    case namespaces(hidden: [String])
    /// Darwin's sandbox: no network, no writing, no other process, and no reading in the hidden
    /// folders.
    case sandbox(hidden: [String])

    /// The best isolation that works on this system.
    /// - parameter hidden: Folders that a run must not see, besides the home folder and the folder
    ///   for temporary files.
    static func best(hiding hidden: [URL]) -> Isolation {
        let manager = FileManager.default
        let all = hidden + [manager.homeDirectoryForCurrentUser, manager.temporaryDirectory]
        let kept = swiftLibraries()
        // The innermost folder first: a folder inside a hidden folder can no longer be hidden.
        let paths = Set(all.compactMap(\.realPath)).flatMap { covering($0, except: kept) }
            .sorted { ($0.count, $0) > ($1.count, $1) }
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

    /// The folder of Swift's own libraries, which a run needs; `nil` on a Mac, where they belong to
    /// the system.
    static func swiftLibraries() -> String? {
        let path = systemText(URL(filePath: "/proc/self/maps"))
            .firstMatch(of: #/(\/.+)\/libswiftCore\.so/#)?.1
        return path.flatMap { URL(filePath: String($0)).realPath }
    }

    /// A folder; if it contains the other folder, everything in it but that folder.
    static func covering(_ folder: String, except kept: String?) -> [String] {
        guard let kept, folder == kept || (kept + "/").hasPrefix(folder + "/") else {
            return [folder]
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return folder == kept
            ? [] : names.flatMap { covering("\(folder)/\($0)", except: kept) }
    }

    /// Whether a run cannot start processes without limit. The test starts one process too many.
    ///
    /// Setting a limit proves nothing: systems differ in the users that the limit applies to.
    var limitsProcesses: Bool {
        var none = Limits.answer
        // The shell reports the refusal, and then tries again for a while.
        (none.processes, none.seconds) = (1, 1)
        let run = tried("(exit 3); exit 4", limits: none)
        return run.map { $0.ending != .exited(4) && $0.errors.contains("fork") } ?? false
    }

    /// Whether a run cannot use more memory than `Limits.memory`. macOS does not support this
    /// limit.
    var limitsMemory: Bool {
        let run = tried("ulimit -v", limits: .answer)
        return run?.output == Data("\(Limits.answer.memory << 10)\n".utf8)
    }

    /// The run of a line of shell code.
    private func tried(_ line: String, limits: Limits) -> Run? {
        try? LimitedRun(
            program: "/bin/bash",
            arguments: ["-c", line],
            limits: limits,
            isolation: self,
            environment: [:]
        ).run()
    }

    /// Its name in a report.
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
            // Limits on processes do not apply to root: as root, become the user nobody first.
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
            // The last matching rule applies: the run's own folder is inside a hidden one.
            if let own = folder?.realPath {
                rules.append("(allow file-read* (subpath \"\(own)\"))")
            }
            let profile =
                "(version 1)(allow default)(deny network*)(deny file-write*)(deny process-fork)"
                + rules.joined()
            return ["/usr/bin/sandbox-exec", "-p", profile] + command
        }
    }

    /// The script inside the namespaces. It then runs the program without any privilege. In the list
    /// of mounts, a space in a path is written as `\\040`.
    private static func script(_ limits: Limits) -> String {
        """
        while read -r _ point _; do
            mount -o remount,bind,ro "$(printf '%b' "$point")" 2>/dev/null
        done < /proc/self/mounts
        hidden=$1; shift
        while [ "$hidden" -gt 0 ]; do
            if [ -d "$1" ]; then
                mount -t tmpfs -o ro,size=1m tmpfs "$1" || exit 1
            elif [ -e "$1" ]; then
                mount --bind /dev/null "$1" || exit 1
            fi
            hidden=$((hidden - 1)); shift
        done
        ulimit -u \(limits.processes)
        exec setpriv --inh-caps=-all --bounding-set=-all --no-new-privs -- "$@"
        """
    }
}

extension URL {
    /// Its path without symbolic links; `nil` if there is no file.
    fileprivate var realPath: String? {
        guard let path = realpath(path, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
