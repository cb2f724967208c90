// File names for students.
// Chapter: appendix, teaching (grading)

import Diagrams
import Foundation

/// Makes file names of students' names.
enum FileNames {
    /// A file name, without an ending, for each of these names. No two are the same for a file
    /// system that ignores case.
    static func names(for students: [String]) -> [String] {
        let plain = students.map(plain)
        let same = Dictionary(grouping: plain, by: folded)
        return zip(students, plain).map { student, name in
            let isTaken = (same[folded(name)]?.count ?? 0) > 1
            return isTaken || name.utf8.count > longest
                ? "\(shortened(name))-\(student.fingerprint.prefix(8))" : name
        }
    }

    /// A file name may have 255 bytes, on some encrypted disks 143. Endings need some of them.
    private static let longest = 120

    private static func plain(_ student: String) -> String {
        let name = student.replacing(#/[\/\\:\u{0}]/#, with: "_")
        return name.hasPrefix(".") ? "_\(name.dropFirst())" : name
    }

    private static func shortened(_ name: String) -> String {
        var name = name
        while name.utf8.count > longest - 9 { name.removeLast() }
        return name
    }

    private static func folded(_ name: String) -> String {
        name.folding(options: .caseInsensitive, locale: nil)
            .decomposedStringWithCompatibilityMapping
    }
}
