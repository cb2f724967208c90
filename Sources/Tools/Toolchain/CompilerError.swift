// What the compiler says of a file.

/// An error of the compiler: `FILE:LINE:COLUMN: error: MESSAGE`.
public struct CompilerError: Equatable {
    /// The file's whole path.
    public let path: String
    /// The line, from 1 on.
    public let line: Int
    /// What is wrong there.
    public let message: String

    /// All errors in what a build has written, each once, in their order.
    public static func all(in log: String) -> [CompilerError] {
        log.matches(of: #/(?m)^(\/.+?):(\d+):\d+: error: (.+)$/#)
            .map { CompilerError(path: "\($0.1)", line: Int($0.2) ?? 1, message: "\($0.3)") }
            .reduce(into: []) { all, error in
                if !all.contains(error) { all.append(error) }
            }
    }

    /// The line that the compiler wrote.
    public var text: String { "\(path):\(line): error: \(message)" }
}
