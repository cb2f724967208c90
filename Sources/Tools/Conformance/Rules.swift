// All changes of RxSwift's files.

/// The rules, in the order in which they are applied.
let rules = [
    Rule(
        .replaced(#"\bwait\(for: (\[[^\]]*\])\)"#, with: "wait(for: $1, timeout: 10)"),
        because: "XCTest on Linux waits for expectations with a time limit only."
    ),
    Rule(
        in: #"/BagTest\.swift$"#,
        .replaced(#"#if !os\(Linux\)"#, with: "#if true"),
        because: "The tests of Bag are off on Linux, where @testable once did not work."
    ),
    Rule(
        in: #"^Tests/Suite/RxTest\.swift$"#,
        .replaced(#"#if !swift\(>=5\.5\)"#, with: "#if true"),
        because: "The check that nothing leaks is off with compilers from Swift 5.5 on."
    ),
    Rule(
        in: #"^Tests/Suite/RxTest\.swift$"#,
        .replaced(#"#if os\(Linux\)"#, with: "#if true"),
        because: "Elsewhere the count of memory is in a file that belongs to RxSwift's benchmarks."
    ),
    Rule(
        for: [.miniRx],
        in: #"^Tests/Suite/Platform/(AtomicInt|RecursiveLock)\.swift$"#,
        .dropped,
        because: "The tests have copies of RxSwift's; MiniRx's own are to be tested."
    ),
    Rule(
        for: [.miniRx],
        .replaced(#"\bimport ((?:\w+ )?)Rx(?:Swift|Relay|Cocoa)\b"#, with: "import $1MiniRx"),
        because: "MiniRx is one module."
    ),
    Rule(
        for: [.miniRx],
        .replaced(#"\bRx(?:Swift|Relay|Cocoa)\.(?=[A-Z])"#, with: "MiniRx."),
        because: "MiniRx is one module, which is also the first word of what describes a value."
    ),
    Rule(
        for: [.miniRx],
        in: "^Tests/",
        .replaced(#"\A(?=[\s\S]*\bRecursiveLock\b)"#, with: "@testable import MiniRx; "),
        because: "MiniRx's lock is internal, and takes the place of the tests' own copy."
    ),
]

/// The files of RxCocoaTests that are run, by the beginnings of their names. The others are about
/// UIKit, AppKit and Objective-C, which neither MiniRx nor Linux has.
let portableTestsOfRxCocoa = [
    "ControlEventTests", "ControlPropertyTests", "Driver+", "Infallible+", "Observable+",
    "ObservableConvertibleType+", "SharedSequence+", "Signal+",
]

/// The folders of tests that are run, and the files that they share.
func isRun(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    switch parts[0] {
    case "RxSwiftTests", "RxBlockingTests", "RxRelayTests": return true
    case "RxCocoaTests":
        return parts.count == 2 && portableTestsOfRxCocoa.contains { parts[1].hasPrefix($0) }
    default: return parts.count == 1 || parts[0] == "Platform"
    }
}

/// Replacements for RxSwift's internals that RxSwift's tests use and MiniRx does not have in this
/// form.
let standIns = """
    @testable import MiniRx

    // MiniRx needs no box.
    final class RxMutableBox<T> {
        var value: T
        init(_ value: T) { self.value = value }
    }

    // MiniRx's type is a struct that cannot be copied. The tests pass it on, so an object holds it.
    final class AtomicInt {
        let own: MiniRx.AtomicInt
        init(_ value: Int32 = 0) { own = MiniRx.AtomicInt(value) }
    }

    @discardableResult
    func add(_ this: AtomicInt, _ value: Int32) -> Int32 { MiniRx.add(this.own, value) }
    @discardableResult
    func sub(_ this: AtomicInt, _ value: Int32) -> Int32 { MiniRx.sub(this.own, value) }
    @discardableResult
    func fetchOr(_ this: AtomicInt, _ mask: Int32) -> Int32 { MiniRx.fetchOr(this.own, mask) }
    @discardableResult
    func increment(_ this: AtomicInt) -> Int32 { MiniRx.increment(this.own) }
    @discardableResult
    func decrement(_ this: AtomicInt) -> Int32 { MiniRx.decrement(this.own) }
    func load(_ this: AtomicInt) -> Int32 { MiniRx.load(this.own) }
    func isFlagSet(_ this: AtomicInt, _ mask: Int32) -> Bool { MiniRx.isFlagSet(this.own, mask) }

    """

/// Classes whose tests each run in their own process: tests of bugs that were deadlocks.
let classesRunTestByTest: Set = ["AnomaliesTest"]
