// Records a whole program: `kit record` links it with a `main` that calls this.
// Chapter: 0 (recording your own code)

import Foundation

/// Runs a recorded program, with settings from its environment.
public enum RecordedProgram {
    /// The name of the environment variable with the path of the steps' file.
    public static let file = "KIT_RECORDING"
    /// The name of the environment variable with the order of the blocks.
    public static let order = "KIT_ORDER"
    /// The name of the environment variable that is set if references are recorded.
    public static let references = "KIT_REFERENCES"

    /// The name of the module that a program is compiled as.
    public static let module = "Program"

    /// Runs a program's `main`, records it until the program exits, and writes the steps.
    ///
    /// The program exits when `main` returns or when it calls `exit`. Queued blocks and timers that
    /// fire once run before that.
    public static func run(_ main: () -> Int32) -> Never {
        let environment = ProcessInfo.processInfo.environment
        Text.ownModule = module
        Trace.begin(
            order: environment[order].flatMap(ReplayOrder.init) ?? .producerFirst,
            references: environment[references] != nil
        )
        atexit {
            guard let recording = Trace.running else { return }
            // Write first: a block that runs now may call `exit` again, which ends the program.
            RecordedProgram.write(recording)
            if Trace.canWait { Trace.settle() }
            Trace.end()
            RecordedProgram.write(recording)
        }
        for end in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
            signal(end) { number in
                // After a crash, the steps until then show its cause.
                signal(number, SIG_DFL)
                if let recording = Trace.running { RecordedProgram.write(recording) }
                raise(number)
            }
        }
        let status = main()
        Trace.settle()
        exit(status)
    }

    private static func write(_ recording: Recording) {
        let content = try? JSONEncoder().encode(RecordingContent(of: recording))
        if let path = ProcessInfo.processInfo.environment[file] {
            try? content?.write(to: URL(filePath: path))
        }
    }
}
