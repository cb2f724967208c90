// The program that records RxSwift. Each run records one sample.

import Checkouts
import Foundation
import Toolchain

/// The result of recording one sample.
enum Take: Equatable {
    /// Its trace, and the same with deinitializers.
    case recorded(plain: String, withDeinits: String)
    /// This version cannot compile the sample: the reason.
    case leftOut(String)
    /// The program failed: how it ended.
    case failed(String)
}

/// A program that was built for one version of RxSwift.
struct RecordingProgram {
    private let executable: URL

    init(_ executable: URL) {
        self.executable = executable
    }

    /// Builds it. Parts of samples that do not compile are left out.
    /// - parameter folder: The package's folder. A second build there compiles only changed files.
    init(of package: OraclePackage, in folder: URL) throws {
        var omissions = Omissions()
        let build =
            [
                "swift", "build", "--package-path", folder.path, "--product", "Record",
                "--disable-index-store",
            ] + BuiltProducts.own.systemModules
        while true {
            try writePackage(package.files(without: omissions), into: folder)
            let log = try outcome(of: build)
            if log.status == 0 { break }
            let errors = CompilerError.all(in: log.output + log.error)
            let others = omissions.add(errors, in: package.samples)
            guard others.isEmpty, !errors.isEmpty else {
                let said = others.prefix(5).map(\.text).joined(separator: "\n")
                throw KitError(
                    """
                    \(said.isEmpty ? log.error.trimmed : said)
                    This RxSwift does not build here, so it cannot be recorded. If its sources are \
                    unchanged, it does not support this version of Swift: try another release.
                    """
                )
            }
        }
        let bin = try output(of: build + ["--show-bin-path"]).split(separator: "\n").last ?? ""
        executable = URL(filePath: String(bin)).appending(path: "Record")
    }

    /// The samples' names.
    func names() throws -> [String] {
        try output(of: [executable.path]).split(separator: "\n").map(String.init)
    }

    /// Records a sample in its own process, since each process makes RxSwift's singletons once.
    func record(_ name: String) throws -> Take {
        try withTemporaryFolder { try record(name, into: $0) }
    }

    private func record(_ name: String, into folder: URL) throws -> Take {
        let files = ["plain", "deinits"].map { folder.appending(path: $0) }
        var environment = ProcessInfo.processInfo.environment
        // The program's last message is enough.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let run = try outcome(
            of: [executable.path, name] + files.map(\.path),
            environment: environment
        )
        if run.status == Omissions.status { return .leftOut(run.error.trimmed) }
        // The recorder reports incomplete recordings on standard error.
        guard run.status == 0, run.error.isEmpty else {
            return .failed("status \(run.status). \(run.error.trimmed)")
        }
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        return .recorded(plain: texts[0], withDeinits: texts[1])
    }
}
