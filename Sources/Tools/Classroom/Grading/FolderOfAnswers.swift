// A submission that is a folder.
// Chapter: appendix, teaching (grading)

import Foundation

/// Reads answers from a folder, and from the archives in it. It does not follow links that lead out
/// of the folder.
struct FolderOfAnswers: AnswerSource {
    private let folder: URL
    private let scratch: URL

    /// - parameter scratch: A folder for unpacked files.
    init(_ folder: URL, scratch: URL) {
        self.folder = folder
        self.scratch = scratch
    }

    /// The paths of files; those of files in an archive begin with the path of the archive.
    func paths() throws -> [String] {
        let paths = try ownPaths()
        let archives = paths.filter { archive($0) != nil }
        guard archives.count <= 20 else {
            throw NoAnswer("The folder has more than 20 zip files and git bundles. Hand in one.")
        }
        return try paths.flatMap { path in
            try archive(path).map { try $0.paths().map { "\(path)/\($0)" } } ?? [path]
        }
    }

    private func ownPaths() throws -> [String] {
        // It does not follow links to folders, so it cannot loop.
        guard let enumerator = FileManager.default.enumerator(atPath: folder.path) else {
            throw NoAnswer("The folder cannot be read.")
        }
        var paths: [String] = []
        while let path = enumerator.nextObject() as? String {
            if [".build", ".git", "__MACOSX"].contains(path.split(separator: "/").last) {
                enumerator.skipDescendants()
            }
            paths.append(path)
            if paths.count > 50_000 { throw NoAnswer("The folder has more than 50,000 files.") }
        }
        return paths.sorted()
    }

    /// The archive at a path, if there is one.
    private func archive(_ path: String) -> AnswerSource? {
        guard let kind = Archive(path) else { return nil }
        let file = folder.appending(path: path)
        return file.kind == .file ? kind.answers(in: file, scratch: scratch) : nil
    }

    func data(_ path: String) throws -> Data {
        for end in path.indices where path[end] == "/" {
            if let archive = archive(String(path[..<end])) {
                return try archive.data(String(path[end...].dropFirst()))
            }
        }
        let file = folder.appending(path: path)
        switch file.kind {
        case .file: break
        case .link:
            guard leadsInside(file), file.resolvingSymlinksInPath().kind == .file else {
                throw NoAnswer("\(path) is a symbolic link that leads out of the submission.")
            }
        default: throw NoAnswer("\(path) is not a file.")
        }
        do {
            // `nil` for an empty file, which is an answer, too.
            return try FileHandle(forReadingFrom: file)
                .read(upToCount: Submission.maximum + 1) ?? Data()
        } catch {
            throw NoAnswer("\(path) cannot be read.")
        }
    }

    private func leadsInside(_ file: URL) -> Bool {
        let root = folder.resolvingSymlinksInPath().path
        return file.resolvingSymlinksInPath().path.hasPrefix(root + "/")
    }
}
