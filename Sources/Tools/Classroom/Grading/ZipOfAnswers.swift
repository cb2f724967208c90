// A submission that is a zip file.
// Chapter: appendix, teaching (grading)

import Diagrams
import Foundation

/// Reads answers from a zip file. Nothing is unpacked to disk, so that no file can be written to a
/// wrong place.
struct ZipOfAnswers: AnswerSource {
    private let file: URL
    private let scratch: URL

    /// - parameter scratch: A folder for a link to the file.
    init(_ file: URL, scratch: URL) {
        self.file = file
        self.scratch = scratch
    }

    private var name: String { file.lastPathComponent }

    func paths() throws -> [String] {
        let (status, list) = try unzip("-Z1")
        // Status 1 is a warning: an empty file, or bytes that do not belong to it.
        guard status <= 1 else {
            throw NoAnswer(
                "\(name) is not a zip file, or it is damaged. Pack and hand in the folders again."
            )
        }
        let paths = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
        guard paths != ["Empty zipfile."] else { throw NoAnswer("\(name) is empty.") }
        guard try !isEncrypted else {
            throw NoAnswer(
                "\(name) is encrypted. Pack and hand in the folders again, without a password."
            )
        }
        return paths.filter { path in
            !path.split(separator: "/").contains { ["__MACOSX", ".build", ".git"].contains($0) }
        }
    }

    /// Whether a file in it is encrypted: its kind, `t` or `b`, is a capital letter then.
    private var isEncrypted: Bool {
        get throws {
            try String(decoding: unzip("-Zs").1, as: UTF8.self).split(separator: "\n")
                .contains { $0.contains(#/^\S{10} +\d\.\d \w{3} +\d+ [BT]/#) }
        }
    }

    func data(_ path: String) throws -> Data {
        // unzip treats a name as a pattern. A � is a character in an unknown encoding.
        let pattern = path.replacing(#/[\[\]*?\\]/#) { "\\\($0.0)" }.replacing(
            "\u{FFFD}",
            with: "*"
        )
        let (status, data) = try unzip("-p", member: pattern)
        switch status {
        case 0, 1: return data
        case 81:
            throw NoAnswer(
                """
                \(path) in \(name) is packed by an unusual method. Pack and hand in the folders \
                again.
                """
            )
        default:
            throw NoAnswer(
                """
                \(path) in \(name) cannot be unpacked: the file is damaged. Pack and hand in the \
                folders again.
                """
            )
        }
    }

    /// Runs unzip with options, and with the name of a file in the zip file.
    private func unzip(_ options: String..., member: String? = nil) throws -> (Int32, Data) {
        // unzip also treats the name of the zip file as a pattern, so it gets a plain one.
        let link = scratch.appending(path: "\(file.path.fingerprint).zip")
        if link.kind == nil {
            try FileManager.default.createSymbolicLink(
                at: link,
                withDestinationURL: file.absoluteURL
            )
        }
        return try reading(
            file,
            with: "unzip",
            options + ["--", link.path] + [member].compactMap { $0 }
        )
    }
}
