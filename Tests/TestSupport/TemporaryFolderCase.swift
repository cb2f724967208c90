// A test with a folder of its own.

#if canImport(XCTest)
    import Foundation
    import XCTest

    /// A test with a folder of its own, which is gone after it.
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

        /// Writes a file, and a line feed behind its text.
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
    }
#endif
