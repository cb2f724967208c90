// What is public here and what is public in RxSwift 6.2.0.

import Foundation
import TestSupport
import Toolchain
import XCTest

final class PublicNamesTests: XCTestCase {
    /// RxSwift's names that are missing, and why.
    private let missing = [
        // Of UIKit's tables.
        "SectionedViewDataSourceType", "SectionedViewDataSourceType.model(at:)",
    ]
    /// Names that RxSwift 6.2.0 does not have, and why.
    private let ours = [
        // Of later versions of RxSwift.
        "Infallible.from(optional:)", "Infallible.from(optional:scheduler:)",
        "InfallibleType.asDriver()", "InfallibleType.observe(on:)", "InfallibleType.skip(_:)",
        "InfallibleType.subscribe(on:)", "InfallibleType.values",
        "ObservableConvertibleType.values", "PrimitiveSequence.retry()",
        "PrimitiveSequenceType.value ×3",
        // Of earlier ones: seconds as a number, as the documents print them.
        "ObservableType.interval(_:scheduler:) ×2", "ObservableType.timer(_:period:scheduler:) ×2",
        "ObservableType.skip(for:scheduler:)",
        // With `TRACE_RESOURCES` only, as in RxSwift.
        "Resources", "Resources.decrementTotal()", "Resources.incrementTotal()",
        "Resources.numberOfSerialDispatchQueueObservables", "Resources.total",
    ]

    /// The list was made of the symbol graphs of RxSwift, RxRelay and what Linux can build of RxCocoa.
    func testTheyAreTheSame() throws {
        let recorded = try source("Tests/RxSwift-6.2.0-names.txt").split(separator: "\n")
        let rxSwifts = Set(recorded.map(String.init))
        let here = try publicNames()
        let more = ours.filter { $0.contains(" ×") }.map { $0.replacing(#/ ×\d/#, with: "") }
        XCTAssertEqual(rxSwifts.subtracting(here).subtracting(missing).subtracting(more), [])
        XCTAssertEqual(here.subtracting(rxSwifts), Set(ours))
        XCTAssertEqual(rxSwifts.intersection(missing), Set(missing))
    }

    /// The names of what is public; with a number, where several have the same.
    private func publicNames() throws -> Set<String> {
        let modules = try XCTUnwrap(builtProducts.modules)
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try extractSymbolGraph(
            of: "MiniRxTraced",
            modules: modules,
            minimumAccess: "public",
            to: folder
        )
        var counts: [String: Int] = [:]
        for file in try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        ) {
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            for symbol in graph.symbols {
                counts[symbol.pathComponents.joined(separator: "."), default: 0] += 1
            }
        }
        return Set(
            counts.map { $1 == 1 ? $0 : "\($0) ×\($1)" }
        )
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable { let pathComponents: [String] }
        let symbols: [Symbol]
    }
}
