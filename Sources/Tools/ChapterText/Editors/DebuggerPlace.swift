// A place in the source at which a debugger can stop a call.
// Chapter: 0 (the editor and the debugger)

import Recorder
import SwiftText

/// The line of a breakpoint, and how many times the program passes it before.
struct DebuggerPlace: Equatable {
    let file: String
    let line: Int
    let earlierHits: Int

    /// The first of the calls at which a debugger can stop.
    /// - parameter steps: All steps of the recording.
    init?(
        of calls: [Step],
        in steps: Steps,
        _ sources: inout ParsedFiles
    ) throws {
        for step in calls {
            guard let call = step.call, let line = try sources.file(call.file).firstLine(of: call)
            else { continue }
            let earlierHits = steps.prefix { $0 != step }
                .count { $0.call?.isOfTheSameCode(as: call) ?? false }
            // The probe of code on a single line is on that line, too. LLDB may count it as a hit.
            if earlierHits > 0 && line == call.line { continue }
            file = call.file
            self.line = line
            self.earlierHits = earlierHits
            return
        }
        return nil
    }
}

/// Parsed source files. Each is parsed once.
struct ParsedFiles {
    private let package: PackageText
    private var files: [String: SwiftFile] = [:]

    init(_ package: PackageText) {
        self.package = package
    }

    fileprivate mutating func file(_ path: String) throws -> SwiftFile {
        if let file = files[path] { return file }
        let file = SwiftFile(try package.text(path))
        files[path] = file
        return file
    }
}

extension SwiftFile {
    /// The line of the called code's first statement; `nil` if a debugger that is told to stop
    /// there stops elsewhere.
    ///
    /// The call's own line is that of the probe in the copy that is compiled, and of the function
    /// that its `defer` makes. If a closure begins on a line, a debugger stops in the closure; if a
    /// closure captures a variable, the variable's line counts as the closure's, too.
    fileprivate func firstLine(of call: Call) -> Int? {
        guard let code = allCallables.first(where: { $0.line == call.line && $0.isCode(of: call) })
        else {
            return nil
        }
        // The line of an `#if` is a statement without a text.
        let first = code.statements.first { !$0.range.isEmpty && !text($0.range).hasPrefix("var ") }
        let line = self.line(of: first?.range.lowerBound ?? code.body.upperBound)
        return code.closures.contains { $0.line == line } ? nil : line
    }
}

extension Call {
    fileprivate func isOfTheSameCode(as other: Call) -> Bool {
        (file, line, type, function) == (other.file, other.line, other.type, other.function)
    }
}

extension Callable {
    /// A call of a closure of user code has only the beginning of its path.
    fileprivate func isCode(of call: Call) -> Bool {
        path == call.function || path.hasPrefix("\(call.function) in ")
            || path == "\(call.type ?? "").\(call.function)"
    }
}
