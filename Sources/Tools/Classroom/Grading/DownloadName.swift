// The names of folders and files in the downloads of course platforms.
// Chapter: appendix, teaching (grading)

/// The number by which a course platform knows a student.
public struct Account: Hashable, Sendable {
    /// The platforms whose downloads are understood.
    public enum Platform: Sendable {
        case moodle, canvas
    }

    /// The platform.
    public let platform: Platform
    /// Moodle's number of the participant, or Canvas's number of the user.
    public let number: String
}

/// A name that Moodle or Canvas gives to what a student hands in.
struct DownloadName {
    let student: String
    /// `nil` for Moodle's default group, which has no number.
    let account: Account?
    /// The number of the file, which only Canvas has.
    let file: String?

    /// Moodle: `Anna Berg_1234567_assignsubmission_file_`, followed by the name of the student's
    /// file if the download has files instead of folders.
    init?(moodle name: String) {
        let pattern = #/(.+?)(?:_(\d+))?_assignsubmission_[a-z]+_.*/#
        guard let parts = name.wholeMatch(of: pattern) else { return nil }
        student = String(parts.1.replacing("_", with: " "))
        account = parts.2.map { Account(platform: .moodle, number: String($0)) }
        file = nil
    }

    /// Canvas: `berganna_12345_67890_week1.zip`, with `_LATE` after the name if it is late.
    init?(canvas name: String) {
        let pattern = #/(.+?)(?:_LATE)?_([1-9]\d*)_([1-9]\d+)_.+/#
        guard let parts = name.wholeMatch(of: pattern) else { return nil }
        student = String(parts.1)
        account = Account(platform: .canvas, number: String(parts.2))
        file = String(parts.3)
    }
}

extension DownloadName {
    /// The names among these that Canvas gives. No two files have the same number there: names such
    /// as `week_1_20_anna.zip` and `week_1_20_ben.zip` are not from Canvas.
    static func canvas(_ names: [String]) -> [String: DownloadName] {
        let found = names.compactMap { name in DownloadName(canvas: name).map { (name, $0) } }
        let numbers = Dictionary(grouping: found) { $0.1.file }
        return Dictionary(
            uniqueKeysWithValues: found.filter { numbers[$0.1.file]?.count == 1 }
        )
    }
}
