// The program that records RxSwift, one sample each time that it is started.

import Checkouts
import Foundation
import Toolchain

/// What came of one sample.
enum Take: Equatable {
    /// Its trace, and the same with deinitializers.
    case recorded(plain: String, withDeinits: String)
    /// Why this version cannot compile it.
    case leftOut(String)
    /// How it ended otherwise.
    case failed(String)
}

/// A program that was built for one version of RxSwift.
struct RecordingProgram {
    private let executable: URL

    init(_ executable: URL) {
        self.executable = executable
    }

    /// Builds it. What of the samples cannot be compiled is left out.
    /// - parameter folder: The package's folder, in which little is compiled a second time.
    init(of package: OraclePackage, in folder: URL) throws {
        var omissions = Omissions()
        let build = [
            "swift", "build", "--package-path", folder.path, "--product", "Record",
            "--disable-index-store",
        ]
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
                    This RxSwift does not build here, and so it cannot be recorded. If its sources are \
                    unchanged, it is not for this version of Swift: try another release.
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

    /// Records a sample, in a process of its own: RxSwift's singletons are made once in each.
    func record(_ name: String) throws -> Take {
        try withTemporaryFolder { try record(name, into: $0) }
    }

    private func record(_ name: String, into folder: URL) throws -> Take {
        let files = ["plain", "deinits"].map { folder.appending(path: $0) }
        var environment = ProcessInfo.processInfo.environment
        // What a program says at its bad end is enough.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let run = try outcome(
            of: [executable.path, name] + files.map(\.path),
            environment: environment
        )
        if run.status == Omissions.status { return .leftOut(run.error.trimmed) }
        // The recorder says there what a recording lacks.
        guard run.status == 0, run.error.isEmpty else {
            return .failed("status \(run.status). \(run.error.trimmed)")
        }
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        return .recorded(plain: texts[0], withDeinits: texts[1])
    }
}
