// Functions with which a program waits: in a recording they let blocks run in the meantime.

/// The recorder's versions of functions of Foundation and Dispatch. They take precedence over
/// Foundation's and Dispatch's own in the file or the module that has them.
enum WaitingFunctions {
    /// One function, and how a file calls it.
    private struct Function: Sendable {
        let call: String
        let type: String?
        let text: String

        /// The declaration, with an access level before it.
        func declared(_ access: String = "") -> String {
            type.map { "extension \($0) { \(access)\(text) }" } ?? access + text
        }
    }

    private static let all = [
        Function(
            call: "dispatchMain()",
            type: nil,
            text: "func dispatchMain() -> Never { _turnRunLoop(2); exit(0) }"
        ),
        Function(
            call: "sleep(",
            type: nil,
            text: """
                @discardableResult func sleep(_ seconds: UInt32) -> UInt32 { \
                _sleep(TimeInterval(seconds)); return 0 }
                """
        ),
        Function(
            call: "Thread.sleep(",
            type: "Thread",
            text: "class func sleep(forTimeInterval interval: TimeInterval) { _sleep(interval) }"
        ),
        Function(call: ".run()", type: "RunLoop", text: "func run() { _turnRunLoop(2) }"),
        Function(
            call: ".run(until:",
            type: "RunLoop",
            text: """
                func run(until limitDate: Date) { _turnRunLoop(limitDate.timeIntervalSinceNow) }
                """
        ),
        Function(
            call: ".wait()",
            type: "DispatchSemaphore",
            text: "func wait() { _wait(self) }"
        ),
        Function(call: ".wait()", type: "DispatchGroup", text: "func wait() { _wait(self) }"),
        Function(call: ".wait()", type: "DispatchWorkItem", text: "func wait() { _wait(self) }"),
        Function(
            call: "readLine(",
            type: nil,
            text: """
                func readLine(strippingNewline: Bool = true) -> String? { \
                _readLine(strippingNewline: strippingNewline) }
                """
        ),
    ]

    /// Those that a file may call, for the end of its copy. They are private to it: another module
    /// that is imported for tests may have the same ones.
    static func used(in text: String) -> String {
        let used = all.filter { text.contains($0.call) }
        guard !used.isEmpty else { return "" }
        let functions = used.map { $0.declared("fileprivate ") }
        return "\nimport Dispatch\nimport Foundation\n" + functions.joined(separator: "\n") + "\n"
    }

    /// All of them, as a file of a module.
    static let file = """
        import Dispatch
        import Foundation
        @_spi(Instrumented) import Recorder

        \(all.map { $0.declared() }.joined(separator: "\n"))

        """
}
