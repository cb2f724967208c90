// The stack of calls in a debugger, from `subscribe` to the user's closure: RxSwift's functions and
// no others.

// Test bundles are programs on Linux only.
#if os(Linux)
import Foundation
import TestSupport
import Walkthroughs
import XCTest

final class StackDebuggerTests: XCTestCase {
    /// Tests/RxSwift-6.2.0-stacks.txt has the functions that were running when a closure of a sample was
    /// called, innermost first, nothing left out: recorded from RxSwift 6.2.0.
    func testTheStackInADebuggerHasRxSwiftsFunctions() throws {
        let debugger = try debuggerOrSkip()
        let wanted = try Self.stacks(inText: source("Tests/RxSwift-6.2.0-stacks.txt"))
        XCTAssertGreaterThan(wanted.count, 20)
        let commands = [
            "settings set target.env-vars MINIRX_STACKS=1",
            // One line for each function.
            #"settings set frame-format "at ${line.file.fullpath}|${function.name-without-args}\n""#,
            // The closures of the samples.
            #"breakpoint set --func-regex "^closure #.* in Walkthroughs\." "#,
            "breakpoint command add --one-liner \"thread backtrace\"",
            "breakpoint modify --auto-continue true",
            "run",
        ]
        let said = try outcome(
            of: [debugger, "--batch"] + commands.flatMap { ["--one-line", $0] }
                + ["--", CommandLine.arguments[0]]
                + ["WalkthroughsTests.StackDebuggerTests/testRunTheSamples"]
        ).output
        let found = Self.stacks(printedBy: said)
        for (name, stacks) in wanted {
            XCTAssertEqual(found[name], stacks, name)
        }
    }

    /// Each line of the file is a sample's name or a stack.
    private static func stacks(inText text: String) -> [String: [String]] {
        var stacks: [String: [String]] = [:]
        var name = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                name = String(line.dropFirst(2))
            } else {
                stacks[name, default: []].append(String(line))
            }
        }
        return stacks
    }

    /// Of what the debugger printed: the functions of MiniRx and the samples' closures.
    private static func stacks(printedBy text: String) -> [String: [String]] {
        var stacks: [String: [String]] = [:]
        var name = ""
        var functions: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if let sample = line.wholeMatch(of: #/sample (.*)/#) {
                name = String(sample.1)
            } else if line.contains("thread backtrace") {
                functions = []
            } else if line.hasSuffix("testRunTheSamples()") {
                stacks[name, default: []].append(functions.joined(separator: " < "))
            } else if let frame = line.firstMatch(of: #/at .*/Sources/(\w+)/[^|]*\|(.*)/#) {
                function(String(frame.2), isSample: frame.1 == "Walkthroughs")
                    .map { functions.append($0) }
            }
        }
        return stacks
    }

    /// A function's name as recordings have it, without parameters. `nil` for a function that the
    /// compiler made, and for a sample's own.
    private static func function(_ frame: String, isSample: Bool) -> String? {
        guard !["implicit closure", "deallocating"].contains(where: frame.contains) else {
            return nil
        }
        var name = frame.replacing("static ", with: "").replacing("closure #", with: "closure#")
            .replacing("@Sendable", with: "")
        // Generic arguments and labels, the innermost first.
        while let part = name.firstRange(of: #/<[^<>()]*>|\([^<>()]*\)/#) {
            name.removeSubrange(part)
        }
        name = name.replacing(" -> ", with: "").trimmingCharacters(in: .whitespaces)
            .replacing(".getter", with: ".get").replacing(".setter", with: ".set")
        guard isSample else { return name }
        let parts = name.components(separatedBy: " in ").filter { $0.hasPrefix("closure#") }
        return parts.isEmpty ? nil : parts.joined(separator: " in ")
    }

    /// What the debugger runs; does nothing when all tests are run.
    func testRunTheSamples() throws {
        guard ProcessInfo.processInfo.environment["MINIRX_STACKS"] != nil else { return }
        let wanted = try Self.stacks(inText: source("Tests/RxSwift-6.2.0-stacks.txt"))
        for name in wanted.keys.sorted() {
            print("sample \(name)")
            try XCTUnwrap(Walkthrough.named(name)).run()
        }
    }
}
#endif
