// One student's submission: a folder, a zip file or a git bundle. Only the exercises' files are
// read.
// Chapter: appendix, teaching (grading)

import Foundation
import Toolchain

/// The answers of one student.
struct Submission {
    /// The student's name: the name of the folder or file.
    let student: String
    private let source: AnswerSource

    /// The maximum size of an answer's file.
    static let maximum = 256 << 10

    /// All submissions in a folder, sorted by name, and the names of other files.
    /// - parameter scratch: A folder for unpacked files.
    static func all(in folder: URL, scratch: URL) throws -> (all: [Submission], ignored: [String]) {
        let entries: [URL]
        do {
            entries = try FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil,
                options: .skipsHiddenFiles
            ).sorted { $0.lastPathComponent < $1.lastPathComponent }
        } catch {
            throw KitError("There is no folder \(folder.relativePath), or it cannot be read.")
        }
        let entryNames = entries.map(\.lastPathComponent)
        if entryNames.contains("Chapters") || entryNames.contains(where: isExercise) {
            throw KitError(
                """
                \(folder.relativePath) looks like a single submission. Name the folder that contains \
                the submissions.
                """
            )
        }
        var all: [Submission] = []
        var ignored: [String] = []
        for entry in entries {
            let file = entry.lastPathComponent
            let short = entry.deletingPathExtension().lastPathComponent
            switch (entry.kind, entry.pathExtension) {
            case (.folder, _) where file == "__MACOSX": break
            case (.folder, _): all.append(Submission(student: file, source: FolderOfAnswers(entry)))
            case (.file, "zip"):
                all.append(Submission(student: short, source: ZipOfAnswers(entry)))
            case (.file, "bundle"):
                let source = BundleOfAnswers(entry, scratch: scratch.appending(path: file))
                all.append(Submission(student: short, source: source))
            default: ignored.append(file)
            }
        }
        let names = Dictionary(grouping: all, by: \.student)
        if let twice = names.first(where: { $0.value.count > 1 })?.key {
            throw KitError(
                """
                There are two submissions of \(twice) in \(folder.relativePath). Remove the one that \
                does not count.
                """
            )
        }
        return (all, ignored)
    }

    /// The student's answers, or why there are none.
    func answers(to exercises: [Exercise]) throws -> [Result<Data, NoAnswer>] {
        let paths: [String]
        do {
            paths = try source.paths()
        } catch let none as NoAnswer {
            return exercises.map { _ in .failure(none) }
        }
        return try exercises.map { exercise in
            do {
                return .success(try answer(to: exercise, among: paths))
            } catch let none as NoAnswer {
                return .failure(none)
            }
        }
    }

    private static func isExercise(_ name: String) -> Bool { name.contains(#/^\d+-/#) }

    /// The files that the student may have meant: the files in the exercise's folder, and the
    /// folder itself if it is a file.
    private func instead(of exercise: Exercise, among paths: [String]) -> String {
        let folder = exercise.folder.split(separator: "/").last ?? ""
        let near = paths.filter { path in
            let parts = path.split(separator: "/")
            let isInside = parts.dropLast().last == folder
            return isInside && !["README.md", "Hints.md"].contains(parts.last)
                || parts.last?.lowercased() == exercise.file.lowercased() && exercise.isSwift
                || parts.last == folder && !paths.contains { $0.hasPrefix(path + "/") }
        }
        guard !near.isEmpty else { return "" }
        return """
             There is \(near.prefix(3).joined(separator: ", ")) instead: keep the names of files and \
            folders as they were given, and do not hand in links.
            """
    }

    private func answer(to exercise: Exercise, among paths: [String]) throws -> Data {
        // At any depth: the student may have packed the kit's folder, or only a part of it.
        let ending = exercise.path.split(separator: "/").suffix(2).joined(separator: "/")
        let found = paths.filter { $0 == ending || $0.hasSuffix("/\(ending)") }
        guard let path = found.first else {
            throw NoAnswer(
                "There is no file \(ending).\(instead(of: exercise, among: paths))",
                status: .missing
            )
        }
        guard found.count == 1 else {
            let paths = found.prefix(3).joined(separator: ", ")
            throw NoAnswer("There is more than one file for this exercise: \(paths). Hand in one.")
        }
        let data = try source.data(path)
        guard data.count <= Self.maximum else {
            throw NoAnswer("\(path) is larger than \(Self.maximum >> 10) KiB.")
        }
        return data
    }
}

/// The reason why there is no answer to judge.
struct NoAnswer: Error {
    let verdict: Verdict

    init(_ reason: String, status: Verdict.Status = .unreadable) {
        verdict = Verdict(status: status, message: reason)
    }
}

/// A source of answers. Both functions throw `NoAnswer`.
protocol AnswerSource: Sendable {
    /// The paths of all files in it.
    func paths() throws -> [String]
    /// The contents of a file; of a large file, a little more than the maximum size.
    func data(_ path: String) throws -> Data
}

extension URL {
    enum Kind {
        case folder, file, link, other
    }

    /// The kind of file, without following a symbolic link.
    var kind: Kind? {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
        switch type as? FileAttributeType {
        case nil: return nil
        case .typeDirectory?: return .folder
        case .typeRegular?: return .file
        case .typeSymbolicLink?: return .link
        default: return .other
        }
    }
}
