// The files of Tests/Golden.

import Foundation
import Toolchain
import WalkthroughsTraced

/// RxSwift's records, by their names: those of the files.
struct Records {
    let folder: URL

    /// The record of that name, if there is one.
    subscript(_ name: String) -> RxSwiftsRecord? {
        try? RxSwiftsRecord(file: file(name))
    }

    /// Writes a record.
    /// - returns: Whether it was another one, or none, before.
    func write(_ trace: String, of name: String, from origin: String) throws -> Bool {
        try update(file(name), to: RxSwiftsRecord(origin: origin, trace: trace).text)
    }

    /// The records that a sample has: the trace, and for some the same with deinitializers.
    ///
    /// Where a block is handed over, two threads may race for who frees an object: a new sample gets a
    /// record with deinitializers only if it hands over none. The samples of a folder (`Arity/zip-3`)
    /// have no other record than that.
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

    /// Records that none of these samples has.
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
