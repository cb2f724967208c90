// Records a whole program: `kit record` links it with a `main` that calls this.
// Chapter: 0 (recording your own code)

import Foundation

/// Runs a recorded program, with settings from its environment.
public enum RecordedProgram {
    /// The name of the environment variable with the path of the recording's file.
    public static let file = "KIT_RECORDING"
    /// The name of the environment variable with the order of the blocks.
    public static let order = "KIT_ORDER"
    /// The name of the environment variable with the number of the last line at which references are
    /// recorded; it is not set if none are.
    public static let references = "KIT_REFERENCES"

    /// The name of the environment variable with the number of lines that are kept, the last ones.
    public static let lines = "KIT_RECORDING_LINES"
    /// The name of the environment variable that says which values are recorded.
    public static let values = "KIT_VALUES"
    /// What it says if none are.
    public static let noValues = "none"
    /// The name of the environment variable with the program's modules, separated by commas.
    public static let modules = "KIT_MODULES"

    /// The name of the module that a program is compiled as.
    public static let module = "Program"

    /// Runs a program's `main`, and records it until the program ends.
    ///
    /// The program exits when `main` returns or when it calls `exit`. Queued blocks and timers that
    /// fire once run before that. After any other end, a crash or a signal, the file has all steps
    /// until then.
    public static func run(_ main: () -> Int32) -> Never {
        begin(order: .producerFirst)
        let status = main()
        Trace.settle()
        exit(status)
    }

    /// Begins the recording that the environment asks for.
    /// - parameter usual: The order if the environment has none.
    static func begin(order usual: ReplayOrder) {
        let environment = ProcessInfo.processInfo.environment
        Text.ownModules = environment[modules]?.split(separator: ",").map(String.init) ?? [module]
        // Only the main thread can hold blocks back.
        let order =
            Thread.isMainThread
            ? environment[order].flatMap(ReplayOrder.init) ?? usual : .asItComes
        Trace.begin(
            order: order,
            references: order == .asItComes ? nil : environment[references].flatMap { Int($0) },
            values: environment[values] != noValues,
            // The kit's commands show what a program prints, and ask for an order.
            ofApp: environment[Self.order] == nil,
            to: writer(environment[file], lines: order == .asItComes ? environment[lines] : nil)
        )
        // A process that the program starts must not write into the same file.
        unsetenv(file)
        atexit {
            guard let recording = Trace.running else { return }
            // A block that runs now may call `exit` again, which ends the program.
            if recording.conductor.order != .asItComes, Trace.canWait { Trace.settle() }
            Trace.end()
        }
    }

    private static func writer(_ path: String?, lines text: String?) -> RecordingWriter {
        guard let path else { return RecordingWriter() }
        do {
            return try RecordingWriter(to: URL(filePath: path), lines: try text.map(number))
        } catch {
            warn("\(error)")
            exit(1)
        }
    }

    private static func number(of lines: String) throws -> Int {
        if let number = Int(lines) { return number }
        throw UnreadableRecording("\(Self.lines) needs a number of lines, not '\(lines)'.")
    }
}
