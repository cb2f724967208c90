// The tests of a checkout of RxSwift.

import Foundation
import Toolchain

extension RxSwiftCheckout {
    /// The texts of the tests' source files, by their paths from the folder `Tests` on.
    /// - parameter isWanted: Whether to read the file at such a path.
    public func tests(where isWanted: (String) -> Bool) throws -> [String: String] {
        guard isFolder("Tests/RxSwiftTests", in: folder) else {
            throw KitError(
                """
                '\(folder.path)' has no folder Tests/RxSwiftTests, with the tests to run. \
                To get a checkout: 'git clone https://github.com/ReactiveX/RxSwift'.
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

    /// Throws if a file of the git repository is missing.
    private func expectAllFiles() throws {
        let deleted = try git(["ls-files", "--deleted", "*.swift"])?.output.split(separator: "\n")
        guard let file = deleted?.first else { return }
        throw lack(of: URL(filePath: String(file)).lastPathComponent)
    }
}
