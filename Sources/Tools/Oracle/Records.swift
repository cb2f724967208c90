// The files of Tests/Golden.

import Foundation
import Toolchain
import WalkthroughsTraced

/// RxSwift's records, by the names of their files.
struct Records {
    let folder: URL

    /// The record of that name, if there is one.
    subscript(_ name: String) -> RxSwiftsRecord? {
        try? RxSwiftsRecord(file: file(name))
    }

    /// Writes a record.
    /// - returns: Whether the record is new or has changed.
    func write(_ trace: String, of name: String, from origin: String) throws -> Bool {
        try update(file(name), to: RxSwiftsRecord(origin: origin, trace: trace).text)
    }

    /// The records of a sample: the trace, and for some samples the trace with deinitializers.
    ///
    /// If a block is handed over, either of two threads may release an object last. Therefore a new
    /// sample gets a record with deinitializers only if it hands over no block. The samples of a
    /// folder (`Arity/zip-3`) have only the record with deinitializers.
    func wanted(
        of name: String,
        _ plain: String,
        _ withDeinits: String
    ) -> [(name: String, trace: String)] {
        if name.contains("/") { return [(name, withDeinits)] }
        let other = "\(name)\(Self.suffix)"
        let isNew = self[name] == nil && !plain.contains("# hands over ")
        let hasOther = isNew || self[other] != nil
        return [(name, plain)] + (hasOther ? [(other, withDeinits)] : [])
    }

    /// Records that belong to none of these samples.
    func strays(of names: [String]) -> [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? [])
            .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(".txt".count)) }
            .filter { name in
                !names.contains(name)
                    && !names.contains { name == "\($0)\(Self.suffix)" }
            }
            .sorted()
    }

    private static let suffix = "-with-deinits"

    private func file(_ name: String) -> URL { folder.appending(path: "\(name).txt") }
}
