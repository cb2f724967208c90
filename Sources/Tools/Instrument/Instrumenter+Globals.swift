// The global variables of a file with code at its top level, which hold objects until the end.

import SwiftText

extension Instrumenter {
    /// After its declaration, each variable is reported to the recorder, which reads it when the
    /// program has ended. A weak variable holds nothing.
    ///
    /// Variables of other files are initialized when they are first used, and are not read: reading
    /// them would run code of the program.
    mutating func registerGlobals() {
        guard options.hasArguments, path == options.script else { return }
        for global in file.globals where global.isInitialized && !global.isWeak {
            let name = global.name
            edits.insert(
                "; _root(\"\(name)\", \(global.line)) { `\(name)` }",
                at: global.range.upperBound
            )
        }
    }
}
