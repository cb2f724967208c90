// The verdict on an answer, with messages for the student.
// Chapter: 0 (the exercises)

import Foundation
import Judging

/// The result of judging an answer.
public struct Verdict: Codable, Sendable, Equatable {
    /// The kinds of verdicts.
    public enum Status: String, Codable, Sendable {
        /// The answer keeps all rules.
        case passed
        /// The answer breaks a rule.
        case broken = "breaks a rule"
        /// The answer does not compile.
        case doesNotCompile = "does not compile"
        /// The answer uses what could deceive the judge.
        case refused
        /// The answer compiles, but the judge cannot call it.
        case doesNotFit = "does not fit"
        /// The answer ended the process.
        case crashed
        /// The answer did not end in time.
        case tooSlow = "too slow"
        /// The answer printed more than the limit.
        case tooMuchOutput = "too much output"
        /// There is a file, but it cannot be judged.
        case unreadable
        /// There is no file.
        case missing
        /// The file is unchanged.
        case notBegun = "not begun"
    }

    /// The kind of verdict.
    public let status: Status
    /// The rule that was tried last.
    public var rule: String?
    /// The file and line of that rule.
    public var place: String?
    /// The place that explains it, from the folder Chapters on.
    public var chapter: String?
    /// What happened, and the usual causes.
    public let message: String
    /// The last lines that the answer printed, if it printed any.
    public var printed: String?

    /// Whether the answer keeps all rules.
    public var isPassed: Bool { status == .passed }
}
