// Records a part of an app's run, from one line of the app's code to another.
// Chapter: 0 (recording an app)

import Foundation

extension Recording {
    /// Records into a file what the app's RxSwift does on all threads, until `stop()`.
    ///
    /// It needs the package that `kit instrument` writes. What was written is in the file however
    /// the app ends, also if it crashes or is killed. `kit record run.rec` shows it.
    ///
    /// ```swift
    /// import Recorder
    ///
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     try? Recording.start(to: URL.documentsDirectory.appending(path: "run.rec"))
    /// }
    /// ```
    ///
    /// A call that began before does not appear, but the calls that it makes from now on do. One app
    /// can record several times. Any thread may call it.
    ///
    /// With `lines`, an app can record always: the file has the last lines, and a file beside it,
    /// `run.before.rec`, those before. `kit record run.rec` reads both.
    ///
    /// ```swift
    /// try? Recording.start(to: file, lines: 50_000, values: false)
    /// ```
    /// - parameter file: What is in it is replaced.
    /// - parameter lines: How many lines are kept, the last ones: at least half as many, and fewer if
    ///   their values are long; `nil` for all.
    /// - parameter values: Whether to record the texts of elements, errors, arguments and results, and
    ///   what is printed. Without them, an element is `next(…)`. The names of types, functions and
    ///   queues are recorded in any case.
    /// - throws: `UnreadableRecording` if the file cannot be written, or if a recording runs, be it
    ///   that of the environment variable `KIT_RECORDING`. That recording goes on.
    public static func start(to file: URL, lines: Int? = nil, values: Bool = true) throws {
        if AppRecording.isWanted { AppRecording.begin }
        let recording = try Trace.begin {
            Recording(
                order: .asItComes,
                patience: 0,
                values: values,
                ofApp: true,
                to: try RecordingWriter(to: file, lines: lines)
            )
        }
        guard recording != nil else {
            throw UnreadableRecording(
                "\(file.path) is not begun: a recording runs already. Stop it first."
            )
        }
    }

    /// Ends the recording that runs. Does nothing if none does.
    ///
    /// The file is whole when it returns. A call that has not returned stays open in it. A block or
    /// a timer that was set before runs as always, and is not recorded. Any thread may call it.
    public static func stop() {
        Trace.end()
    }

    /// Copies what is recorded so far into a file of its own, and the recording goes on: what led to
    /// an error that the app has just shown. Any thread may call it.
    /// - parameter file: What is in it is replaced. If only the last lines are kept, those before are
    ///   in a file beside it.
    /// - throws: `UnreadableRecording` if nothing records, and the system's error if the file cannot
    ///   be written.
    public static func save(to file: URL) throws {
        guard let writer = Trace.running?.writer else {
            throw UnreadableRecording("\(file.path) is not written: nothing records.")
        }
        try writer.copy(to: file)
    }
}
