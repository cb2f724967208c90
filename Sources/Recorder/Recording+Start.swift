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
    /// - parameter file: What is in it is replaced.
    /// - throws: `UnreadableRecording` if the file cannot be written, or if a recording runs, be it
    ///   that of the environment variable `KIT_RECORDING`. That recording goes on.
    public static func start(to file: URL) throws {
        if AppRecording.isWanted { AppRecording.begin }
        let recording = try Trace.begin {
            let store = try RecordingFile(creating: file)
            return Recording(
                order: .asItComes,
                patience: 0,
                to: RecordingWriter(to: store)
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
}
