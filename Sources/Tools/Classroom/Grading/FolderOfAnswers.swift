// A submission that is a folder.
// Chapter: appendix, teaching (grading)

import Foundation

/// Reads answers from a folder. It does not follow links that lead out of the folder.
struct FolderOfAnswers: AnswerSource {
    private let folder: URL

    init(_ folder: URL) {
        self.folder = folder
    }

    func paths() throws -> [String] {
        // It does not follow links to folders, so it cannot loop.
        guard let enumerator = FileManager.default.enumerator(atPath: folder.path) else {
            throw NoAnswer("The folder cannot be read.")
        }
        var paths: [String] = []
        while let path = enumerator.nextObject() as? String {
            if [".build", ".git"].contains(path.split(separator: "/").last) {
                enumerator.skipDescendants()
            }
            paths.append(path)
            if paths.count > 50_000 { throw NoAnswer("The folder has more than 50,000 files.") }
        }
        return paths
    }

    func data(_ path: String) throws -> Data {
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
