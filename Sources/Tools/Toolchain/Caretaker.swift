// Ends what a command has started, however the command ends.

import Foundation

/// A process that waits for the end of this one. Then it ends the processes that are still running,
/// and removes the folders of this command.
///
/// No signal to this process, not even SIGKILL, can prevent that: the caretaker notices that its
/// pipe has no writer any more.
public final class Caretaker: @unchecked Sendable {
    /// The caretaker of this process. It starts when it is first used.
    public static let shared = Caretaker()

    private let lock = NSLock()
    private let process = Process()
    private let messages = Pipe()
    private var isRunning = false
    private var hasEnded = false

    private init() {
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", Self.script]
        process.environment = ["PATH": "/usr/bin:/bin"]
        process.standardInput = messages
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
    }

    /// The lines that it reads: `+`, `-` and `!` with the number of a process that begins, that has
    /// ended, and that is to be ended now; and the path of a folder to remove.
    ///
    /// A process is ended with all that it has started: the compiler gives each of its parts a
    /// process group of its own. A stopped process starts no other one meanwhile.
    private static let script = """
        trap '' INT TERM HUP QUIT PIPE
        end() {
            kill -STOP "$1"
            for child in $(cat "/proc/$1/task/"*/children || pgrep -P "$1"); do end "$child"; done
            kill -KILL -- "-$1"
            kill -KILL "$1"
        }
        processes= folders=()
        while IFS= read -r line; do
            case $line in
                +*) processes="$processes ${line#+} " ;;
                -*) processes=${processes/ ${line#-} /} ;;
                !*) end "${line#!}" ;;
                *) folders+=("$line") ;;
            esac
        done
        for process in $processes; do end "$process"; done
        # A process that has just been ended may still write a file.
        for attempt in {1..100}; do
            rm -rf -- "${folders[@]}" && break
            sleep 0.02
        done
        """

    /// Ends a process now, with all that it has started.
    public func end(_ process: Int32) { try? write("!\(process)") }

    /// Ends a process at the end of this one, with all that it has started.
    public func watch(_ process: Int32) throws { try write("+\(process)") }

    /// A process has ended.
    public func forget(_ process: Int32) throws { try write("-\(process)") }

    /// Makes a folder, which is removed at the end of this process.
    public func makeFolder(_ folder: URL) throws {
        try lock.withLock {
            try send(folder.path)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    private func write(_ line: String) throws {
        try lock.withLock { try send(line) }
    }

    private func send(_ line: String) throws {
        guard !hasEnded else { throw Interruption() }
        if !isRunning { try process.run() }
        isRunning = true
        try messages.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Ends all started processes, removes the folders, and lets no other process start.
    public func end() {
        lock.withLock {
            guard !hasEnded else { return }
            hasEnded = true
            try? messages.fileHandleForWriting.close()
            if isRunning { process.waitUntilExit() }
        }
    }
}

/// The command is about to end.
public struct Interruption: Error {}
