// The files of a recorded program.
// Chapter: 0 (levels)

import Recorder

extension Recording {
    /// The paths of the files that are not the library's: first the one with code at its top level,
    /// then in the order in which their code runs.
    public var ownFiles: [String] {
        var files = script.map { [$0] } ?? []
        for step in steps {
            guard case .enters(let call) = step.moment, !Self.isLibrary(call.file),
                !files.contains(call.file)
            else { continue }
            files.append(call.file)
        }
        return files
    }

    /// Whether a path leads to a file of MiniRx or of RxSwift.
    private static func isLibrary(_ path: String) -> Bool {
        let folders = ["MiniRx", "RxSwift", "RxRelay", "RxCocoa", "RxBlocking", "RxTest"]
        return folders.contains { path.hasPrefix("Sources/\($0)/") }
    }

    /// The path of the program's first file, or of the sample.
    public var ownFile: String? { ownFiles.first }
}
