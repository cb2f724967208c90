// A package's program or test: copied with probes, built by SwiftPM, run and recorded.

import Checkouts
import DropIn
import Foundation
import Instrument
import Recorder
import Toolchain

/// A package of which something is recorded.
public struct PackageProgram {
    private let copy: PackageCopy
    private let entry: PackageEntry
    private let order: ReplayOrder
    private let references: Int?
    private let hasValues: Bool
    private let seconds: Int
    private let words: FileHandle
    /// The folder of the build. All packages share it, so that the library is built once.
    private let scratch: URL

    /// A program or a test of a package.
    /// - parameter folder: The package's folder. Nothing is written there.
    /// - parameter checkout: RxSwift, to record on; `nil` for MiniRx.
    /// - parameter order: The order of blocks. Tests wait in ways that only `asItComes` allows.
    /// - parameter references: The number of the last line at which to record also who holds whom.
    /// - parameter values: Whether to record the texts of values.
    /// - parameter seconds: How long it may run.
    /// - parameter kit: The kit's folder.
    /// - parameter words: Receives the compiler's messages and the program's output.
    public init(
        in folder: URL,
        _ choice: PackageChoice,
        on checkout: RxSwiftCheckout?,
        order: ReplayOrder,
        references: Int? = nil,
        values: Bool = true,
        seconds: Int = ReaderProgram.defaultSeconds,
        kit: URL,
        words: FileHandle = .standardError
    ) throws {
        (self.order, self.seconds, self.words) = (order, seconds, words)
        self.references = order == .asItComes ? nil : references
        hasValues = values
        let root = BuiltProducts.own.folder.deletingLastPathComponent()
            .appending(path: "recorded-packages")
        let place = try checkout.map { try RxSwiftVersion(of: $0).name } ?? "MiniRx"
        let library = root.appending(path: "\(place)/\(DropInPackage.name)")
        let own = folder.appending(path: ".build/checkouts/RxSwift").path
        let package =
            try checkout.map { try DropInPackage(of: $0, kit: kit) }
            ?? DropInPackage(miniRxIn: kit, testsOf: try? RxSwiftCheckout(own))
        try package.write(into: library)
        scratch = root.appending(path: "\(place)-build")
        copy = try PackageCopy(
            of: folder,
            library: library,
            below: root.appending(path: "\(place)-copies"),
            .users
        )
        entry = try choice.entry(in: copy.package)
        if case .test = entry { try expect(package.modules) }
    }

    /// Throws if a test needs a module that the library does not have.
    private func expect(_ modules: [String]) throws {
        let lacking = ["RxTest", "RxBlocking"].filter { !modules.contains($0) }
        for target in copy.package.targets where target.type == "test" {
            let needed = target.product_dependencies ?? []
            guard let module = lacking.first(where: needed.contains) else { continue }
            throw KitError(
                """
                \(target.name) needs \(module), which MiniRx does not have. Record on RxSwift: \
                --rxswift PATH, the folder of a checkout.
                """
            )
        }
    }

    /// The paths of its files.
    public var files: [String] { (driver.map { [$0.file] } ?? []) + copy.files }

    /// Builds the package, runs the program or the test, and returns its recording and its status.
    /// - throws: `KitError`.
    public func record() throws -> (recording: Recording, status: Int32) {
        // The next build of another command would replace the program.
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let lock = try FileLock(scratch.appending(path: "kit.lock"), waits: true)
        defer { withExtendedLifetime(lock) {} }
        try build()
        let steps = scratch.appending(path: "\(UUID().uuidString).rec")
        defer { try? FileManager.default.removeItem(at: steps) }
        var environment = ProcessInfo.processInfo.environment
        environment[RecordedProgram.file] = steps.path
        environment[RecordedProgram.order] = order.rawValue
        environment[RecordedProgram.modules] =
            (copy.modules + [PackageCopy.driver]).joined(separator: ",")
        environment[RecordedProgram.references] = references?.description
        environment[RecordedProgram.values] = hasValues ? nil : RecordedProgram.noValues
        environment[RecordedProgram.lines] = nil
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let end = try run(try command(), environment)
        guard FileManager.default.fileExists(atPath: steps.path) else {
            throw KitError("nothing is recorded: no code with probes ran.", status: end.status)
        }
        let recording = try Recording(contentsOf: steps, script: script)
        if let sentence = end.sentence(recording), !hasFailedAsTest(end) { say(sentence) }
        return (recording, end.status)
    }

    private func run(_ command: [String], _ environment: [String: String]) throws -> ProgramEnd {
        guard case .test = entry else {
            return try RunningProgram(command, environment, words: words).run(seconds: seconds)
        }
        let output = TestOutput(to: words)
        defer { output.end() }
        return try RunningProgram(
            command,
            environment,
            words: output.pipe.fileHandleForWriting
        )
        .run(seconds: seconds)
    }

    /// XCTest has said which test failed.
    private func hasFailedAsTest(_ end: ProgramEnd) -> Bool {
        if case .test = entry { end == .exited(1) } else { false }
    }

    private func say(_ text: String) { words.write(Data("\(text)\n".utf8)) }

    /// The file with code at its top level.
    private var script: String? {
        if let driver { return driver.file }
        guard case .program(let name) = entry,
            let target = copy.package.targets.first(where: { $0.name == name })
        else { return nil }
        return copy.package.files(of: target).first { $0.hasSuffix("/main.swift") }
    }

    // MARK: Building

    /// Builds, each time with fewer probes in the files that do not compile: not every argument
    /// can be passed to a probe.
    private func build() throws {
        var probes: [String: PackageCopy.Probes] = [:]
        say("Building \(copy.package.name) with probes …")
        while true {
            try copy.write(probes, for: entry)
            let log = try outcome(of: swiftBuild + product)
            if log.status == 0 { break }
            let said = log.output + log.error
            let paths = Set(CompilerError.all(in: said).map(\.path)).intersection(copy.files)
            let fewer = paths.compactMap { path in
                probes[path, default: .all].less.map { (path, $0) }
            }
            guard !fewer.isEmpty else { throw KitError(CompilerError.summary(of: said)) }
            probes.merge(fewer) { $1 }
        }
        for (path, amount) in probes.sorted(by: { $0.key < $1.key }) where amount == .none {
            say("\(path): not recorded, since it does not compile with probes.")
        }
    }

    private var swiftBuild: [String] {
        ["swift", "build", "--package-path", copy.folder.path] + options
    }

    private var options: [String] {
        // A plan that SwiftPM has stored may be that of another package, since all share the folder.
        ["--scratch-path", scratch.path, "--disable-build-manifest-caching"]
            + BuiltProducts.own.systemModules
    }

    private var product: [String] {
        switch entry {
        case .program(let name): ["--product", name]
        case .test: ["--build-tests"]
        case .driver: ["--product", PackageCopy.driver]
        }
    }

    private var driver: (file: String, target: String)? {
        if case .driver(let file, let target) = entry { (file, target) } else { nil }
    }

    // MARK: Running

    private func command() throws -> [String] {
        let bin = try output(of: swiftBuild + ["--show-bin-path"]).split(separator: "\n").last ?? ""
        switch entry {
        case .program(let name): return ["\(bin)/\(name)"]
        case .driver: return ["\(bin)/\(PackageCopy.driver)"]
        case .test(let wanted):
            let tests = try BuiltTests(
                of: copy.folder,
                product: copy.package.name,
                options: options
            )
            let found = tests.names.filter { name in
                name.hasPrefix("\(wanted).") || name.hasSuffix(".\(wanted)")
                    || name.hasSuffix("/\(wanted)")
                    || name.contains(".\(wanted)/")
            }
            guard !found.isEmpty else {
                // Without the targets' names.
                let names = tests.names.map { $0.split(separator: ".").dropFirst().joined() }
                let all = "To list them: swift test list --package-path \(copy.package.path)"
                throw KitError(
                    """
                    \(copy.package.name) has no test '\(wanted)'. \
                    \(hint(for: wanted, of: names, instead: all))
                    """
                )
            }
            return tests.words(for: found)
        }
    }
}
