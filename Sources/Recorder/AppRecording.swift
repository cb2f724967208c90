// Records a program that uses the library with probes, when the environment says so.
// Chapter: 0 (recording an app)

import Foundation

/// The recording of an app, which has no start code of the kit.
enum AppRecording {
    /// Whether the environment asks for a recording.
    static let isWanted = getenv(RecordedProgram.file) != nil

    /// Begins it, once. A program with the kit's start code has begun it before.
    static let begin: Void = {
        if !Trace.hasBegun { RecordedProgram.begin(order: .asItComes) }
    }()
}
