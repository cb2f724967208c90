// What copies of files that belong together say.

import SwiftText

/// The texts of one module's files, with a probe in everything that can be called: each has to know
/// of the others.
public struct InstrumentedTexts {
    /// What has no probe, and why: `FILE:LINE: note: …`.
    public private(set) var notes: [String] = []
    /// The copies, in the order of the files.
    public private(set) var texts: [String] = []

    /// - parameter sources: The files, by the paths that probes and the compiler's messages name.
    public init(of sources: [(path: String, text: String)], _ options: Instrumenter.Options) {
        let files = sources.map { SwiftFile($0.text) }
        let knowledge = Knowledge(of: files)
        for (path, file) in zip(sources.map(\.path), files) {
            var instrumenter = Instrumenter(file, path: path, knowledge, options)
            texts.append(instrumenter.copy())
            notes += instrumenter.leftAlone.map { "\(path):\($0.line): note: \($0.what)" }
        }
    }
}
