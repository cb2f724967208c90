// A test with a folder of its own, and what stands in there for a checkout.

import XCTest

class TemporaryFolderCase: XCTestCase {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    func write(_ path: String, _ text: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try "\(text)\n".write(to: file, atomically: true, encoding: .utf8)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Writes a file, and a symbolic link to it, as RxSwift has them.
    func link(_ link: String, to path: String, _ text: String) throws {
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
    func makeRxSwift() throws {
        let infallible = "RxSwift/Traits/Infallible/Infallible.swift"
        try link("Sources/RxSwift/Infallible.swift", to: infallible, "infallible")
        try link("Sources/RxRelay/PublishRelay.swift", to: "RxRelay/PublishRelay.swift", "relay")
        try link("Sources/RxCocoa/Driver.swift", to: "RxCocoa/Traits/Driver/Driver.swift", "driver")
    }
}
