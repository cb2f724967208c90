// RxSwift's tests, as a checkout has them, and which version they are of.

import Foundation
import Toolchain

extension RxSwiftCheckout {
    /// What `git describe` says; `nil` where git knows nothing of the folder.
    public var version: String? {
        git("describe", "--tags", "--always", "--dirty")?
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The texts of the tests' source files, by their paths from the folder `Tests` on.
    /// - parameter isWanted: Whether to read the file at such a path.
    public func tests(where isWanted: (String) -> Bool) throws -> [String: String] {
        guard isFolder("Tests/RxSwiftTests", in: folder) else {
            throw KitError(
                """
                '\(folder.path)' has no folder Tests/RxSwiftTests, and its tests are what is run. \
                'git clone https://github.com/ReactiveX/RxSwift' makes a checkout that has it.
                """
            )
        }
        try expectAllFiles()
        let root = folder.appending(path: "Tests")
        var texts: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
        where path.hasSuffix(".swift") && isWanted(path) {
            texts[path] = try text(of: root.appending(path: path).resolvingSymlinksInPath())
        }
        return texts
    }

    /// Throws if a file is gone that git has.
    private func expectAllFiles() throws {
        let deleted = git("ls-files", "--deleted", "*.swift")?.split(separator: "\n") ?? []
        guard let file = deleted.first else { return }
        throw lack(of: URL(filePath: String(file)).lastPathComponent)
    }

    private func git(_ words: String...) -> String? {
        // Elsewhere git would speak of a repository around this folder.
        guard FileManager.default.fileExists(atPath: folder.appending(path: ".git").path),
            let said = try? outcome(of: ["git"] + words, in: folder), said.status == 0
        else { return nil }
        return said.output
    }
}
