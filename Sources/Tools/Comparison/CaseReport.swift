// One case, measured together with another program.

import Toolchain

/// The results of one case.
public struct CaseReport: Codable, Equatable {
    /// Its short name.
    public let name: String
    /// Its description.
    public let title: String
    /// MiniRx.
    public let measured: Figures
    /// The same work written by hand, if the case has it.
    public let floor: Figures?
    /// The other library, if one is measured.
    public let rival: Figures?
    /// The ratio of MiniRx's time to the other library's or the floor's time.
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
    /// Measures a case in several runs: MiniRx, and the other library or else the floor. The runs
    /// alternate, so that other load on the machine affects both.
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

/// The selected cases, of the cases that all programs have.
public func cases(named names: [String], of known: [KnownCase]) throws -> [KnownCase] {
    let all = known.map(\.name)
    if let unknown = names.first(where: { !all.contains($0) }) {
        let list = all.joined(separator: ", ")
        throw KitError("there is no case '\(unknown)'. The cases are: \(list).", status: 2)
    }
    return names.isEmpty ? known : known.filter { names.contains($0.name) }
}
