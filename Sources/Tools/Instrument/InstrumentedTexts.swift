// The texts of the copies of a module's files.

import SwiftText
import Toolchain

/// The texts of one module's files, with a probe in everything that can be called. The copy of a
/// file depends on the other files.
public struct InstrumentedTexts {
    /// Code without a probe, and the reason: `FILE:LINE: note: …`.
    public private(set) var notes: [String] = []
    /// The copies, in the order of the files.
    public private(set) var texts: [String] = []

    /// - parameter sources: The files, with the paths for probes and the compiler's messages.
    /// - parameter known: The texts of the module's files that are not copied.
    /// - throws: `KitError` for a file whose brackets are nested too deeply.
    public init(
        of sources: [(path: String, text: String)],
        known: [String] = [],
        _ options: Instrumenter.Options
    ) throws {
        let files = sources.map { SwiftFile($0.text) }
        for (path, file) in zip(sources.map(\.path), files) {
            guard let line = file.lineOfTooDeepBracket else { continue }
            throw KitError(
                """
                \(path):\(line): more than \(Nesting.most) brackets are open here. The compiler refuses \
                that: give the inner code a name of its own.
                """
            )
        }
        let knowledge = Knowledge(of: files + known.map { SwiftFile($0) })
        for (path, file) in zip(sources.map(\.path), files) {
            var instrumenter = Instrumenter(file, path: path, knowledge, options)
            texts.append(instrumenter.copy())
            notes += instrumenter.leftAlone.map { "\(path):\($0.line): note: \($0.what)" }
        }
    }
}
