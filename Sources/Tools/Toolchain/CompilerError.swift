// The compiler's errors.

/// An error of the compiler: `FILE:LINE:COLUMN: error: MESSAGE`.
public struct CompilerError: Equatable {
    /// The file's full path.
    public let path: String
    /// The line, from 1 on.
    public let line: Int
    /// The message.
    public let message: String

    /// All errors in a build's output, each once, in their order.
    public static func all(in log: String) -> [CompilerError] {
        // A build's output may have megabytes.
        log.split(separator: "\n").lazy.filter { $0.hasPrefix("/") && $0.contains(": error: ") }
            .compactMap { $0.wholeMatch(of: #/(\/.+?):(\d+):\d+: error: (.+)/#) }
            .map { CompilerError(path: "\($0.1)", line: Int($0.2) ?? 1, message: "\($0.3)") }
            .reduce(into: []) { all, error in
                if !all.contains(error) { all.append(error) }
            }
    }

    /// What a build that failed has said: its first errors, or its last lines if none is in a file.
    public static func summary(of log: String) -> String {
        let errors = all(in: log).prefix(5).map(\.text)
        let lines = log.split(separator: "\n").suffix(20).map(String.init)
        return (errors.isEmpty ? lines : errors).joined(separator: "\n")
    }

    /// The line that the compiler wrote.
    public var text: String { "\(path):\(line): error: \(message)" }
}
