// A whole program that is recorded: `kit record` links it with a `main` that calls this.
// Chapter: 0 (recording your own code)

import Foundation

/// What a recorded program is told by its environment.
public enum RecordedProgram {
    /// The variable with the file that its steps go into.
    public static let file = "KIT_RECORDING"
    /// The variable with the order of its blocks.
    public static let order = "KIT_ORDER"

    /// Runs a program's `main`, records it until the program exits, and writes down the steps.
    ///
    /// It exits when `main` returns, or whenever the program calls `exit`. Blocks that are waiting
    /// then, and timers that fire once, run before.
    public static func run(_ main: () -> Int32) -> Never {
        let environment = ProcessInfo.processInfo.environment
        Trace.begin(order: environment[order].flatMap(ReplayOrder.init) ?? .producerFirst)
        atexit {
            // A block that runs now may call `exit` once more, which ends all.
            RecordedProgram.write()
            if Trace.canWait { Trace.settle() }
            RecordedProgram.write()
            Trace.end()
        }
        for end in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
            signal(end) { number in
                // A crash: what happened until then is what somebody wants to see.
                signal(number, SIG_DFL)
                RecordedProgram.write()
                raise(number)
            }
        }
        let status = main()
        Trace.settle()
        exit(status)
    }

    private static func write() {
        guard let recording = Trace.running else { return }
        let steps = try? JSONEncoder().encode(recording.steps)
        if let path = ProcessInfo.processInfo.environment[file] {
            try? steps?.write(to: URL(filePath: path))
        }
    }
}
