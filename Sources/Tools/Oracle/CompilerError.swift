// What the compiler says of a file.

/// An error of the compiler: `FILE:LINE:COLUMN: error: MESSAGE`.
struct CompilerError: Equatable {
    let path: String
    let line: Int
    let message: String

    /// All errors in what a build has written, each once.
    static func all(in log: String) -> [CompilerError] {
        log.matches(of: #/(?m)^(\/.+?):(\d+):\d+: error: (.+)$/#)
            .map { CompilerError(path: "\($0.1)", line: Int($0.2) ?? 0, message: "\($0.3)") }
            .reduce(into: []) { all, error in
                if !all.contains(error) { all.append(error) }
            }
    }

    /// The line that the compiler wrote.
    var text: String { "\(path):\(line): error: \(message)" }
}
