// The files of a recorded program.
// Chapter: 0 (levels)

import Recorder

extension Recording {
    /// The paths of the files that are not the library's: first the one with code at its top level,
    /// then in the order in which their code runs.
    public var ownFiles: [String] {
        var files = script.map { [$0] } ?? []
        for step in steps {
            guard case .enters(let call) = step.moment, !call.file.hasPrefix("Sources/MiniRx/"),
                !files.contains(call.file)
            else { continue }
            files.append(call.file)
        }
        return files
    }

    /// The path of the program's first file, or of the sample.
    public var ownFile: String? { ownFiles.first }
}
