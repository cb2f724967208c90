// `kit oracle`: whether the records are what RxSwift does.

import Foundation
import Oracle
import Toolchain

/// Records RxSwift from a checkout, and prints a line for each record. Fails if RxSwift is of the
/// version that the records are from, and does otherwise.
func showOracle(checkout path: String, writes: Bool) throws {
    let oracle = try Oracle(checkout: path, kit: kitFolder(), writes: writes)
    print(
        """
        RxSwift \(oracle.version.name), commit \(oracle.version.commit).
        Building it with probes takes some minutes, the first time …

        """
    )
    fflush(stdout)
    var findings: [RecordFinding] = []
    try oracle.run { finding in
        findings.append(finding)
        print(finding.row(whole: !oracle.isRecorded))
        fflush(stdout)
    }
    print("\n\(summary(of: findings))")
    fflush(stdout)
    if oracle.isRecorded, !findings.allSatisfy(\.isRight) {
        throw KitError("the records are not what RxSwift \(oracle.version.name) does.")
    }
}

private func summary(of findings: [RecordFinding]) -> String {
    func count(_ isCounted: (RecordFinding.Result) -> Bool) -> Int {
        findings.count { isCounted($0.result) }
    }
    let written = count { if case .written = $0 { true } else { false } }
    if written > 0 { return "\(written) records of Tests/Golden are from it now." }
    let compared = count { if case .differs = $0 { true } else { $0 == .equal } }
    let others = findings.count - compared
    return "\(count { $0 == .equal }) of \(compared) records equal"
        + (others == 0 ? "." : "; \(others) not compared.")
        + (findings.contains { if case .differs = $0.result { true } else { false } }
            ? " Behind -: the record. Behind +: what this RxSwift does." : "")
}
