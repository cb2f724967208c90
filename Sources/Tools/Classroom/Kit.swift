// The kit on disk: its exercises and its built files.
// Chapter: 0 (the exercises)

import Foundation
import Toolchain

/// The kit: the package's folder, and where its build is.
public struct Kit: Sendable {
    /// The file with the points of each exercise, from the package's folder on.
    public static let pointsFile = "Chapters/exercise-points.txt"

    /// The folder with Package.swift.
    public let package: URL
    private let products: BuiltProducts

    /// A kit.
    /// - parameter products: The folder that the running command, or the tests, were built into.
    public init(package: URL, products: URL) {
        self.package = package
        self.products = BuiltProducts(products)
    }

    /// A file, by its path from the package's folder on.
    public func file(_ path: String) -> URL { package.appending(path: path) }

    /// A file's text.
    func text(_ path: String) throws -> String {
        guard let text = try? String(contentsOf: file(path), encoding: .utf8) else {
            throw KitError(
                """
                There is no file \(path), or it is not UTF-8 text. Run the command in the kit's \
                folder.
                """
            )
        }
        return text
    }

    /// All exercises, chapter by chapter.
    /// - parameter points: The file with the points; `nil` for the kit's own.
    public func exercises(points: URL? = nil) throws -> [Exercise] {
        let file = points ?? file(Self.pointsFile)
        let points = try PointsFile(file, isKits: points == nil)
        let all = try folders(in: "Chapters", named: #/\d\d-.+/#)
            .flatMap { try folders(in: $0, named: #/\d+-.+/#) }
            .map { try Exercise(folder: $0, in: package, points: points.points) }
            .sorted { ($0.chapter, $0.place) < ($1.chapter, $1.place) }
        try points.check(all)
        return all
    }

    private func folders(in path: String, named pattern: Regex<Substring>) throws -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: file(path).path)
        guard let names else {
            throw KitError("There is no folder \(path). Run the command in the kit's folder.")
        }
        return names.sorted().filter { $0.wholeMatch(of: pattern) != nil }
            .map { "\(path)/\($0)" }
            .filter { file($0).hasDirectoryPath || isFolder($0) }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file(path).path, isDirectory: &isFolder)
        return exists && isFolder.boolValue
    }

    // MARK: Built files

    /// A hash of the built code that judges use.
    func hash() throws -> String {
        try sha256(of: Data(sha256(ofFiles: objects()).joined().utf8))
    }

    /// The folder with the modules that judges and answers import.
    func modules() throws -> URL {
        guard let folder = products.modules else { throw Self.nothingBuilt("modules") }
        return folder
    }

    /// The folder for what is built for all judges, next to the build that it is made from.
    var builtForJudges: URL { products.folder.appending(path: "judges") }

    /// The path of the built command.
    var command: String { products.command.path }

    /// The object files of the library, the samples and the judges' tools.
    public func objects() throws -> [String] {
        guard let objects = products.objects(of: Self.judgesModules) else {
            throw Self.nothingBuilt("object files")
        }
        return objects
    }

    private static let judgesModules = [
        "MiniRxTraced", "WalkthroughsTraced", "Recorder", "Judging",
    ]

    private static func nothingBuilt(_ what: String) -> KitError {
        KitError(
            """
            The built \(what) are not next to this command. Start it with 'swift run kit' or make. If \
            the kit's folder was moved or renamed, type 'make clean' first.
            """
        )
    }
}
