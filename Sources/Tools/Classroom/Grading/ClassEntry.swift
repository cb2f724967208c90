// A folder or file of a student, among the submissions of a class.
// Chapter: appendix, teaching (grading)

import Foundation

/// One folder or file. A student who uploads several files to a course platform has several.
struct ClassEntry {
    /// Its name.
    let name: String
    /// The student's name.
    let student: String
    /// The student's number on the platform that the submissions were downloaded from.
    let account: Account?
    /// Whether its name is one that a platform gives.
    let isDownload: Bool
    let source: AnswerSource
    /// Whether it can be read at all.
    var isReadable: Bool { !(source is UnreadableFile) }

    /// `nil` for a file that is no submission.
    /// - parameter canvas: What Canvas says with its name.
    /// - parameter scratch: A folder for unpacked files.
    init?(_ file: URL, canvas: DownloadName?, scratch: URL) {
        name = file.lastPathComponent
        let kind = file.kind
        let download = DownloadName(moodle: name) ?? (kind == .file ? canvas : nil)
        let foreign = Archive.foreignEnding(of: name)
        switch (kind, Archive(name)) {
        case (.folder, _) where name != "__MACOSX":
            source = FolderOfAnswers(file, scratch: scratch)
        case (.file, let archive?):
            source = archive.answers(in: file, scratch: scratch)
        case (.file, nil) where download != nil || foreign != nil:
            source = UnreadableFile(
                reason: """
                    \(name) is neither a zip file nor a git bundle. Pack the exercises' folders as \
                    one zip file, and hand in that file.
                    """
            )
        default: return nil
        }
        let ending = Archive(name).map { ".\($0.rawValue)" } ?? foreign.map(String.init) ?? ""
        let stem = kind == .folder ? name : String(name.dropLast(ending.count))
        student = (download?.student ?? stem).printableName
        account = download?.account
        isDownload = download != nil
    }

    /// The student's name and number.
    var fullName: String { account.map { "\(student) \($0.number)" } ?? student }
}
