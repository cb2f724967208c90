// All mutants, one after another, against the tests.

import Foundation
import Toolchain

/// Who noticed a mutant.
public enum Notice: Equatable, Sendable {
    /// A test of the chapter that should notice.
    case chapter(String)
    /// A test of another chapter.
    case otherChapter(String)
    /// A test of the library's own.
    case library(String)
    /// Nobody.
    case nobody
}

/// Builds the library with its mutants, and runs the tests against each of them.
public struct MutantRun {
    private let scratch: ScratchPackage
    private let switched: [Mutant]
    private let alone: [Mutant]
    private let all: [Mutant]

    /// Makes ready to run.
    /// - parameter package: The package's folder.
    /// - parameter mutants: All that the list has: so nothing is built again to run others of them.
    public init(package: URL, mutants: [Mutant]) throws {
        scratch = try ScratchPackage(of: package)
        all = mutants
        alone = try scratch.put(mutants)
        let left = Set(alone.map(\.number))
        switched = mutants.filter { !left.contains($0.number) }
    }

    /// Runs the tests for each mutant that is `wanted`.
    /// - parameter report: Is told of each, in the order of the list but for those that have to be
    ///   built by themselves, which come last.
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

    /// How long the tests of each target may take: a few times what they take when nothing is
    /// broken. All of them have to pass then.
    private func secondsWithoutMutant(_ tests: TargetTests) throws -> [String: Double] {
        var seconds: [String: Double] = [:]
        for target in tests.chapters.values + [library] {
            let start = Date()
            if let test = try tests.failure(in: target, mutant: nil, seconds: 600) {
                throw KitError("\(test): this test fails without a mutant. Mend it first.")
            }
            seconds[target] = 20 + 5 * Date().timeIntervalSince(start)
        }
        return seconds
    }

    /// Calls `body` with each number below `count`, with as many at a time as there are processors.
    private func each(_ count: Int, _ body: @escaping (Int) throws -> Void) throws {
        let errors = Guarded<[Error]>([])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            do { try body(index) } catch { errors.change { $0.append(error) } }
        }
        if let error = errors.change({ $0.first }) { throw error }
    }
}
