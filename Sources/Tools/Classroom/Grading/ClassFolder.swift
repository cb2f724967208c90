// The submissions of a class: a folder with a folder or file for each student.
// Chapter: appendix, teaching (grading)

import Foundation
import Toolchain

/// Finds each student's submission in a folder.
struct ClassFolder {
    private let folder: URL
    private let files: [URL]
    private let entries: [ClassEntry]

    /// - parameter exercises: All exercises of the kit.
    /// - parameter scratch: A folder for unpacked files.
    init(_ folder: URL, exercises: [Exercise], scratch: URL) throws {
        self.folder = folder
        files = try Self.files(in: folder)
        let names = files.map(\.lastPathComponent)
        let parts = exercises.flatMap { $0.folder.split(separator: "/").map(String.init) }
        guard Set(parts).isDisjoint(with: names) else {
            throw KitError(
                """
                \(folder.relativePath) looks like a single submission. Name the folder that contains \
                the submissions.
                """
            )
        }
        let canvas = DownloadName.canvas(names)
        entries = files.compactMap {
            ClassEntry($0, canvas: canvas[$0.lastPathComponent], scratch: scratch)
        }
    }

    private static func files(in folder: URL) throws -> [URL] {
        if folder.kind == .file {
            throw KitError(
                """
                \(folder.relativePath) is a file. If it is the download of a whole class, unpack it \
                and name its folder. For one student's file, name the folder that it is in.
                """
            )
        }
        do {
            return try FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil,
                options: .skipsHiddenFiles
            ).sorted { $0.lastPathComponent < $1.lastPathComponent }
        } catch {
            throw KitError("There is no folder \(folder.relativePath), or it cannot be read.")
        }
    }

    /// The entries of each student. Files that cannot be read count only if there is nothing else.
    private var students: [[ClassEntry]] {
        Dictionary(grouping: entries) { $0.fullName }.values.map { entries in
            let readable = entries.filter(\.isReadable)
            return readable.isEmpty ? Array(entries.prefix(1)) : readable
        }
    }

    /// The submissions, sorted by the students' names.
    func submissions() throws -> [Submission] {
        let students = students
        let sameNames = Dictionary(grouping: students) { $0[0].student }
        let named = try students.map { entries in
            guard entries.count == 1 || entries.allSatisfy(\.isDownload) else {
                throw KitError(
                    """
                    There are two submissions of \(entries[0].student) in \(folder.relativePath): \
                    \(listed(entries.map(\.name.printableName))). Remove the one that does not count.
                    """
                )
            }
            let isAlone = sameNames[entries[0].student]?.count == 1
            return (isAlone ? entries[0].student : entries[0].fullName, entries)
        }
        .sorted { ($0.0.lowercased(), $0.0) < ($1.0.lowercased(), $1.0) }
        let fileNames = FileNames.names(for: named.map(\.0))
        return zip(named, fileNames).map { student, fileName in
            let (name, entries) = student
            let parts = entries.map { (prefix: "\($0.name)/", source: $0.source) }
            return Submission(
                student: name,
                account: entries[0].account,
                fileName: fileName,
                source: parts.count == 1 ? parts[0].source : JoinedAnswers(parts: parts)
            )
        }
    }

    /// The names of the files that are not submissions.
    var ignored: [String] {
        let read = Set(students.joined().map(\.name))
        return files.map(\.lastPathComponent).filter { !read.contains($0) && $0 != "__MACOSX" }
            .map(\.printableName)
    }
}
