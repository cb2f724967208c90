// Runs the tests against all mutants.

import Foundation
import Toolchain

/// The test that fails because of a mutant.
public enum Notice: Equatable, Sendable {
    /// A test of the mutant's chapter.
    case chapter(String)
    /// A test of another chapter.
    case otherChapter(String)
    /// One of the library's own tests.
    case library(String)
    /// No test.
    case nobody
}

/// Builds the library with its mutants, and runs the tests against each of them.
public struct MutantRun {
    private let scratch: ScratchPackage
    private let switched: [Mutant]
    private let alone: [Mutant]
    private let all: [Mutant]

    /// Prepares the run.
    /// - parameter package: The package's folder.
    /// - parameter mutants: All mutants of the list, so that a run of other mutants builds nothing
    ///   again.
    public init(package: URL, mutants: [Mutant]) throws {
        scratch = try ScratchPackage(of: package)
        all = mutants
        alone = try scratch.put(mutants)
        let left = Set(alone.map(\.number))
        switched = mutants.filter { !left.contains($0.number) }
    }

    /// Runs the tests for each mutant that is `wanted`.
    /// - parameter report: Is called for each mutant in the order of the list. Mutants that have to
    ///   be built alone come last.
    public func run(
        _ wanted: (Mutant) -> Bool,
        report: @escaping (Mutant, Notice) -> Void
    ) throws {
        let tests = try TargetTests(of: scratch.folder)
        let limits = try secondsWithoutMutant(tests)
        let these = switched.filter(wanted)
        let notices = InOrder(count: these.count) { report(these[$0], $1) }
        try each(these.count) { index in
            let notice = try notice(of: these[index], tests, limits, number: these[index].number)
            notices.add(notice, at: index)
        }
        for mutant in alone.filter(wanted) {
            try scratch.put(alone: mutant)
            let tests = try TargetTests(of: scratch.folder)
            report(mutant, try notice(of: mutant, tests, limits, number: nil))
            _ = try scratch.put(all)
        }
    }

    private func notice(
        of mutant: Mutant,
        _ tests: TargetTests,
        _ limits: [String: Double],
        number: Int?
    ) throws -> Notice {
        func failure(in target: String) throws -> String? {
            try tests.failure(in: target, mutant: number, seconds: limits[target]!)
        }
        let own = tests.chapters[mutant.chapter]!
        if let test = try failure(in: own) { return .chapter(test) }
        for (_, target) in tests.chapters.sorted(by: { $0.key < $1.key }) where target != own {
            if let test = try failure(in: target) { return .otherChapter(test) }
        }
        return try failure(in: library).map(Notice.library) ?? .nobody
    }

    private let library = "MiniRxTests"

    /// The time limit for the tests of each target: a few times their duration without a mutant.
    /// Without a mutant all tests have to pass.
    private func secondsWithoutMutant(_ tests: TargetTests) throws -> [String: Double] {
        var seconds: [String: Double] = [:]
        for target in tests.chapters.values + [library] {
            let start = Date()
            if let test = try tests.failure(in: target, mutant: nil, seconds: 600) {
                throw KitError("\(test): this test fails without a mutant. Correct it first.")
            }
            seconds[target] = 20 + 5 * Date().timeIntervalSince(start)
        }
        return seconds
    }

    /// Calls `body` with each number below `count`, concurrently on all processors.
    private func each(_ count: Int, _ body: @escaping (Int) throws -> Void) throws {
        let errors = Guarded<[Error]>([])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            do { try body(index) } catch { errors.change { $0.append(error) } }
        }
        if let error = errors.change({ $0.first }) { throw error }
    }
}
