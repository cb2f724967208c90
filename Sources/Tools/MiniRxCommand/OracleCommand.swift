// `kit oracle`: compares the records with RxSwift.

import Foundation
import Oracle
import Toolchain

/// Records RxSwift from a checkout, and prints a line for each record. Fails if a record differs
/// although the checkout has the records' version.
func showOracle(checkout path: String, writes: Bool) throws {
    let oracle = try Oracle(checkout: path, kit: kitFolder(), writes: writes)
    print(
        """
        RxSwift \(oracle.version.name), commit \(oracle.version.commit).
        Building it with probes. The first build takes some minutes …

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
        throw KitError("RxSwift \(oracle.version.name) differs from its records.")
    }
}

private func summary(of findings: [RecordFinding]) -> String {
    func count(_ isCounted: (RecordFinding.Result) -> Bool) -> Int {
        findings.count { isCounted($0.result) }
    }
    let written = count { if case .written = $0 { true } else { false } }
    if written > 0 { return "\(written) records in Tests/Golden are now from this RxSwift." }
    let compared = count { if case .differs = $0 { true } else { $0 == .equal } }
    let others = findings.count - compared
    return "\(count { $0 == .equal }) of \(compared) records equal"
        + (others == 0 ? "." : "; \(others) not compared.")
        + (findings.contains { if case .differs = $0.result { true } else { false } }
            ? " Lines with -: the record. Lines with +: this RxSwift." : "")
}
