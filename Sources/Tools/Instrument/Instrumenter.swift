// Puts probes into a copy of a source file.

import SwiftText

/// Copies one file, with a probe in everything that can be called.
///
/// The line numbers do not change, so that a single `#sourceLocation` makes the compiler's messages
/// name the original file.
public struct Instrumenter {
    /// The options for all files.
    public struct Options {
        /// Whether the copy has probes; otherwise only names are changed.
        public var hasProbes = true
        /// Whether the code is a reader's code instead of the library's.
        public var isUsers = false
        /// Whether the probes in a reader's closures report what the closures receive.
        public var hasArguments = true
        /// The file with code at its top level, where the program starts.
        public var script: String?
        /// The replacements for modules' names.
        public var renamedModules: [String: String] = [:]
        /// The modules that an import of a renamed module imports as well.
        public var alsoImported: [String] = []
        /// Static constants that each recording creates again, by their type and name:
        /// `MainScheduler.instance`.
        public var perRecording: Set<String> = []
        /// Conditions, such as `TRACE_RESOURCES`: functions inside their `#if` get no probe.
        public var unrecorded: Set<String> = []

        /// No options.
        public init() {}

        /// The options for the library, MiniRx or RxSwift.
        public static var library: Options {
            var options = Options()
            options.perRecording = [
                "MainScheduler.instance", "SerialDispatchQueueScheduler.asyncInstance",
                "ConcurrentMainScheduler.instance",
            ]
            options.unrecorded = ["TRACE_RESOURCES"]
            return options
        }

        /// The options for code that uses the library.
        public static var users: Options {
            var options = Options()
            options.isUsers = true
            return options
        }
    }

    let file: SwiftFile
    let path: String
    let knowledge: Knowledge
    let options: Options
    var edits = Edits()
    /// The code without a probe, and the reason.
    private(set) var leftAlone: [(line: Int, what: String)] = []

    /// - parameter path: The file's path in probes and in the compiler's messages.
    init(_ file: SwiftFile, path: String, _ knowledge: Knowledge, _ options: Options) {
        self.file = file
        self.path = path
        self.knowledge = knowledge
        self.options = options
    }

    /// The copy.
    mutating func copy() -> String {
        renameModules()
        guard options.hasProbes else { return edits.applied(to: file.bytes) }
        remakeConstants()
        for callable in file.callables { probe(callable) }
        markWeakProperties()
        registerGlobals()
        hideInterpreter()
        return
            "@_spi(Instrumented) import Recorder\n#sourceLocation(file: \(stringLiteral(path)), line: 1)\n"
            + edits.applied(to: file.bytes) + now
    }

    /// A line `#!/usr/bin/swift` must be a program's first line, and here it is not.
    private mutating func hideInterpreter() {
        if file.bytes.starts(with: "#!".utf8) { edits.replace(0..<2, by: "//") }
    }

    /// In a file that computes deadlines, `now()` is the recorder's.
    private var now: String {
        let text = String(decoding: file.bytes, as: UTF8.self)
        guard text.contains(#/DispatchTime\.now\(\)|deadline: \.now\(\)/#),
            text.contains(#/import (Dispatch|Foundation|UIKit|AppKit|SwiftUI)\b/#)
        else { return "" }
        return "\nextension DispatchTime { fileprivate static func now() -> Self { _now() } }\n"
    }

    // MARK: Probes

    private mutating func probe(_ callable: Callable) {
        defer { for closure in callable.closures { probe(closure) } }
        defer { noteNewObject(callable) }
        guard callable.kind != .owner, options.unrecorded.isDisjoint(with: callable.conditions)
        else { return }
        if isBuilt(callable) {
            leftAlone.append(
                (callable.line, "\(callable.path) is not recorded: a result builder reads its code")
            )
            return
        }
        guard let first = callable.statements.first else {
            if makesNotedObject(callable) { return begin(callable, returning: false) }
            let closes = file.bytes[callable.statementsStart...].first == UInt8(ascii: "}")
            edits.insert(
                " _leave(\(enter(callable)))\(closes ? " " : "; ")",
                at: callable.statementsStart
            )
            return
        }
        let single = callable.statements.count == 1 ? first : nil
        if callable.kind == .closure {
            probeClosure(callable, single)
        } else {
            begin(callable, returning: single.map { isValue($0, of: callable) } ?? false)
        }
    }

    /// A second statement removes the implicit `return`, so `return` is inserted.
    private mutating func begin(_ callable: Callable, returning: Bool) {
        var statement = " let _step = \(enter(callable)); defer { _leave(_step) };"
        // The compiler warns about a `defer` at the end of a body. It is at the end if no code
        // between `#if` and `#endif` is compiled.
        if callable.statements.first?.range.isEmpty == true { statement += " _ = ();" }
        edits.insert(statement, at: callable.statementsStart)
        if returning { edits.insert("return ", at: callable.statements[0].range.lowerBound) }
    }

    /// Whether a function's only statement is its result.
    private func isValue(_ statement: Statement, of callable: Callable) -> Bool {
        guard callable.returns else { return false }
        switch statement.kind {
        case .expression: return !statement.assigns && !endsProgram(statement)
        case .choice: return !statement.returns
        case .other: return false
        }
    }

    /// It is unknown whether a closure returns its only expression, so the expression stays alone.
    private mutating func probeClosure(_ closure: Callable, _ single: Statement?) {
        guard let single else { return begin(closure, returning: false) }
        switch single.kind {
        case .expression where !single.assigns && !endsProgram(single):
            wrap(single, enter(closure))
        case .choice where single.isValue:
            if usesNumberedParameters(single) {
                begin(closure, returning: true)
            } else {
                wrapChoice(single, enter(closure))
            }
        default: begin(closure, returning: false)
        }
    }

    private mutating func wrap(_ single: Statement, _ enter: String) {
        // An expression with `await` cannot be in an autoclosure.
        let leave = single.awaits ? "_leaveByValue" : (single.tries ? "try " : "") + "_leave"
        edits.insert("\(leave)(\(enter), ", at: single.range.lowerBound)
        edits.insert(")", at: single.range.upperBound)
    }

    private mutating func wrapChoice(_ single: Statement, _ enter: String) {
        let effects = (single.tries ? "try " : "") + (single.awaits ? "await " : "")
        edits.insert("\(effects)_leave(\(enter), \(effects){ ", at: single.range.lowerBound)
        edits.insert(" }())", at: single.range.upperBound)
    }

    private func usesNumberedParameters(_ statement: Statement) -> Bool {
        file.tokens(in: statement.range).contains {
            $0.kind == .word && $0.text.hasPrefix("$")
        }
    }

    func endsProgram(_ statement: Statement) -> Bool {
        statement.callee.map(knowledge.neverReturning.contains) ?? false
    }

    private func isBuilt(_ callable: Callable) -> Bool {
        callable.attributes.contains(where: knowledge.builds)
            || callable.callee.map(knowledge.buildingFunctions.contains) ?? false
    }
}
