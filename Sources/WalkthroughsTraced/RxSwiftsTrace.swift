// The traces recorded from RxSwift.
// Chapter: 0 (where the traces come from)

import Foundation

/// A file of Tests/Golden: what RxSwift did with a sample, and which RxSwift that was.
public struct RxSwiftsRecord: Equatable {
    /// The version and the commit.
    public let origin: String
    /// The trace, as RxSwift's own names have it.
    public let trace: String

    /// A record.
    public init(origin: String, trace: String) {
        (self.origin, self.trace) = (origin, trace)
    }

    /// What is in a record's file. Throws if there is none.
    public init(file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        let head = text.prefix { $0 != "\n" }
        let hasOrigin = head.hasPrefix(Self.mark)
        origin = hasOrigin ? String(head.dropFirst(Self.mark.count)) : ""
        trace = hasOrigin ? String(text.dropFirst(head.count + 1)) : text
    }

    /// What a record's file says: a line of the trace never begins so.
    public var text: String { "\(Self.mark)\(origin)\n\(trace)" }

    /// The folder with all of them.
    /// - parameter package: The kit's folder.
    public static func folder(in package: URL) -> URL {
        package.appending(path: "Tests/Golden")
    }

    private static let mark = "# Recorded from "
}

/// The trace that was recorded from RxSwift 6.2.0 itself for the sample `name`. Throws if there is
/// none.
///
/// One thing is changed: what is printed of an object begins with the name of its library.
/// - parameter package: The kit's folder.
public func rxSwiftsTrace(of name: String, in package: URL) throws -> String {
    let file = RxSwiftsRecord.folder(in: package).appending(path: "\(name).txt")
    return try RxSwiftsRecord(file: file).trace
        .replacing("RxSwift.", with: "MiniRx.")
}
