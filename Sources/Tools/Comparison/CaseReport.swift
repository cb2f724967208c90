// One case, measured beside something else.

import Toolchain

/// What came of one case.
public struct CaseReport: Codable, Equatable {
    /// Its short name.
    public let name: String
    /// What it does.
    public let title: String
    /// MiniRx.
    public let measured: Figures
    /// The same work written by hand, if the case has it.
    public let floor: Figures?
    /// The other library, if there is one.
    public let rival: Figures?
    /// How many times as long as that MiniRx takes.
    public let ratio: Double?

    init(_ wanted: KnownCase, measured: Figures, floor: Figures?, rival: Figures?) {
        name = wanted.name
        title = wanted.title
        self.measured = measured
        self.floor = floor
        self.rival = rival
        ratio = (rival ?? floor).map { measured.median / $0.median }
    }
}

extension CaseReport {
    /// Measures a case so often: MiniRx, and beside it the other library or else the floor, by turns,
    /// so that whatever else the machine does hits both.
    public init(
        measuring wanted: KnownCase,
        runs: Int,
        in kit: Program,
        beside rival: Program?
    ) throws {
        var (samples, floor, rivals): ([Sample], [Sample], [Sample]) = ([], [], [])
        for _ in 0..<runs {
            samples.append(try kit.measure(wanted.name))
            if let rival {
                rivals.append(try rival.measure(wanted.name))
            } else if wanted.hasFloor {
                floor.append(try kit.measureFloor(wanted.name))
            }
        }
        self.init(
            wanted,
            measured: Figures(samples),
            floor: floor.isEmpty ? nil : Figures(floor),
            rival: rivals.isEmpty ? nil : Figures(rivals)
        )
    }
}

/// The cases that were asked for, of those that all programs have.
public func cases(named names: [String], of known: [KnownCase]) throws -> [KnownCase] {
    let all = known.map(\.name)
    if let unknown = names.first(where: { !all.contains($0) }) {
        let list = all.joined(separator: ", ")
        throw KitError("there is no case '\(unknown)', only: \(list).", status: 2)
    }
    return names.isEmpty ? known : known.filter { names.contains($0.name) }
}
