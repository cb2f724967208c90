// A test with a folder of its own, and what stands in there for a checkout.

#if canImport(XCTest)
import XCTest

/// A test with a temporary folder, which goes with it.
open class TemporaryFolderCase: XCTestCase {
    /// The folder.
    public let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    open override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    open override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    /// Writes a file of one line or more.
    public func write(_ path: String, _ text: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try "\(text)\n".write(to: file, atomically: true, encoding: .utf8)
    }

    /// The text of a file.
    public func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Writes a file, and a symbolic link to it, as RxSwift has them.
    public func link(_ link: String, to path: String, _ text: String) throws {
        try write(path, text)
        let place = folder.appending(path: link)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: place.path,
            withDestinationPath: "../../\(path)"
        )
    }

    /// A checkout of RxSwift with a file for each of its modules.
    public func makeRxSwift() throws {
        for (module, path, text) in [
            ("RxSwift", "RxSwift/Traits/Infallible/Infallible.swift", "infallible"),
            ("RxRelay", "RxRelay/PublishRelay.swift", "relay"),
            ("RxCocoa", "RxCocoa/Traits/Driver/Driver.swift", "driver"),
        ] {
            try link(
                "Sources/\(module)/\(URL(filePath: path).lastPathComponent)",
                to: path,
                text
            )
        }
    }
}
#endif
