// Compares the records with RxSwift itself.

import Checkouts
import Foundation
import Toolchain
import WalkthroughsTraced

/// A checkout of RxSwift, and the kit's records of RxSwift.
public struct Oracle {
    /// The version of the checkout.
    public let version: RxSwiftVersion
    /// Whether the records are from this version and therefore have to be equal.
    public let isRecorded: Bool
    private let checkout: RxSwiftCheckout
    private let records: Records
    private let kit: URL
    private let writes: Bool

    /// - parameter path: The checkout's folder.
    /// - parameter kit: The kit's folder.
    /// - parameter writes: Whether to write the records instead of comparing with them.
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
                records can be written only from the unchanged RxSwift \(recorded.name) (commit \
                \(recorded.commit)), but '\(path)' is \(version.name) (commit \(version.commit)). \
                To get the right version: 'git -C \(path) checkout \(recorded.name)'.
                """
            )
        }
    }

    /// Builds this RxSwift, records all samples, and compares them with their records or writes the
    /// records.
    /// - parameter report: Is called with each finding.
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
