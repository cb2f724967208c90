// What is said about the objects that are never freed.
// Chapter: 5 (who keeps a subscription alive)

import Foundation
import Recorder

extension Leaks {
    /// One sentence for each object of the program's own classes that is leaked, or that lives only
    /// because of a closure; then one for the leaked subscriptions that hold no such object.
    public var lines: [String] {
        var told: Set<Int> = []
        var lines: [String] = []
        for own in own where own.freed == nil {
            let number = own.object.number
            guard let verdict = verdicts[number], let why = sentence(verdict) else { continue }
            if case .leaked(let cycle) = verdict { told.formUnion(cycle.map(\.from)) }
            lines.append("\(own.object.type) is never freed: \(why).")
        }
        for number in leaked where !told.contains(number) {
            guard case .leaked(let cycle) = verdicts[number],
                told.isDisjoint(with: cycle.map(\.from))
            else { continue }
            told.formUnion(cycle.map(\.from))
            let names = cycle.map { remaining.objects[$0.from]?.type ?? "" }
            lines.append(
                "A subscription is never disposed of: \(names.joined(separator: " → ")) → \(names[0]), "
                    + "and nothing that the program still holds reaches it."
            )
        }
        return lines
    }

    /// Why an object is alive, as part of a sentence.
    public func text(of verdict: Verdict) -> String {
        switch verdict {
        case .leaked(let cycle):
            return "nothing that the program still holds reaches it; \(text(of: cycle))"
        case .held(let path), .stillSubscribed(let path): return "held by \(path.holder.text)"
        case .heldByTimer(let path): return "held by \(path.holder.text), which still runs"
        case .unknown(let reason): return reason.text
        }
    }

    /// Why an object is alive, if that is worth telling: not if a variable simply holds it.
    private func sentence(_ verdict: Verdict) -> String? {
        switch verdict {
        case .leaked(let cycle):
            return "nothing that the program still holds reaches it; " + text(of: cycle)
        case .held(let path), .stillSubscribed(let path), .heldByTimer(let path):
            guard path.references.contains(where: \.isCaptured) else { return nil }
            return "\(path.holder.text) still holds it; \(text(of: path.references))"
        case .unknown: return nil
        }
    }

    /// `the closure at leak.swift:12 holds ViewModel`
    private func text(of references: [Reference]) -> String {
        let captured =
            references.last { !candidates(for: $0).isEmpty }
            ?? references.last { $0.isCaptured }
        guard let captured else {
            let names = references.map { remaining.objects[$0.from]?.type ?? "" }
            return
                "the objects hold each other: \((names + names.prefix(1)).joined(separator: " → "))"
        }
        let found = candidates(for: captured)
        let to = captured.to.flatMap { remaining.objects[$0]?.type } ?? ""
        switch found.count {
        case 0:
            let holder = remaining.objects[captured.from]?.type ?? ""
            return "a closure in \(holder) holds \(to)"
        case 1: return "\(found[0].text) holds \(to)"
        default:
            let all = found.map(\.place).joined(separator: " or ")
            return "a closure at \(all) holds \(to)"
        }
    }
}

extension SelfCapture {
    /// `leak.swift:12`
    public var place: String { "\(file):\(line)" }

    fileprivate var text: String {
        (isMethod ? "the method passed at " : "the closure at ") + place
    }
}

extension Root.Holder {
    /// `the variable bag (line 3)`
    public var text: String {
        switch self {
        case .variable(let name, let line): "the variable \(name) (line \(line))"
        case .timer(let lane): "a timer on \(lane)"
        case .block(let lane): "a block that waits on \(lane)"
        }
    }
}

extension Verdict.Reason {
    fileprivate var text: String {
        switch self {
        case .noRoots: "what the program still held was not recorded"
        case .outside: "held by what is not recorded: a singleton, the system"
        case .runningFunction: "a function that had not returned may hold it"
        case .variables(let names):
            "a variable that is not read may hold it: \(names.joined(separator: ", "))"
        case .closure: "a closure that cannot be read may hold it"
        }
    }
}
