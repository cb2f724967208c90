// Asks RxSwift itself whether the records are true.

import Checkouts
import Foundation
import Toolchain
import WalkthroughsTraced

/// A checkout of RxSwift, and the kit's records of what RxSwift does.
public struct Oracle {
    /// The version of the checkout.
    public let version: RxSwiftVersion
    /// Whether the records are from this very version, and so have to be equal.
    public let isRecorded: Bool
    private let checkout: RxSwiftCheckout
    private let records: Records
    private let kit: URL
    private let writes: Bool

    /// - parameter path: The checkout's folder.
    /// - parameter kit: The kit's folder.
    /// - parameter writes: Whether to write the records anew, and not to compare with them.
    /// - parameter recorded: The version that the records are from.
    public init(
        checkout path: String,
        kit: URL,
        writes: Bool = false,
        recorded: RxSwiftVersion = .recorded
    ) throws {
        checkout = try RxSwiftCheckout(path)
        version = try RxSwiftVersion(of: checkout)
        isRecorded = version == recorded
        records = Records(folder: RxSwiftsRecord.folder(in: kit))
        (self.kit, self.writes) = (kit, writes)
        guard isRecorded || !writes else {
            throw KitError(
                """
                records are written from the unchanged RxSwift \(recorded.name) alone (commit \
                \(recorded.commit)), and '\(path)' is \(version.name) (commit \(version.commit)). \
                'git -C \(path) checkout \(recorded.name)' takes the right one.
                """
            )
        }
    }

    /// Builds this RxSwift, records all samples, and compares them with their records or writes these.
    /// - parameter report: Is given each finding when it is there.
    public func run(report: (RecordFinding) -> Void) throws {
        let package = try OraclePackage(checkout, version: version, kit: kit)
        let folder = kit.appending(path: ".build/oracle/\(version.name)")
        let program = try RecordingProgram(of: package, in: folder)
        let names = try program.names()
        for name in names {
            switch try program.record(name) {
            case .leftOut(let reason): report(RecordFinding(name, .leftOut(reason)))
            case .failed(let reason): report(RecordFinding(name, .failed(reason)))
            case .recorded(let plain, let withDeinits):
                for (name, trace) in records.wanted(of: name, plain, withDeinits) {
                    report(try finding(name, trace))
                }
            }
        }
        for name in records.strays(of: names) { report(RecordFinding(name, .noSample)) }
    }

    private func finding(_ name: String, _ trace: String) throws -> RecordFinding {
        guard writes else { return try RecordFinding(name, trace: trace, record: records[name]) }
        let isNew = try records.write(trace, of: name, from: version.origin)
        return RecordFinding(name, trace: trace, .written(isNew: isNew))
    }
}
