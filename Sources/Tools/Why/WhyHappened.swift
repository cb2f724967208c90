// Why did this happen: the callers and hand-overs back to a line of the program.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Why a line of the trace is there.
    func whyLine(_ number: Int) -> [Answer] {
        guard let index = run.entry(ofLine: number) else { return [] }
        var answer = happened(index, on: true)
        answer.add(dropped(index))
        return [answer]
    }

    /// Why an entry is there, and why on its lane.
    /// - parameter isLaneAsked: Whether the lane is worth a word in any case.
    func happened(_ index: Int, on isLaneAsked: Bool = false) -> Answer {
        var answer = Answer()
        let causes = causes(of: index)
        answer.say(origin(of: causes, index), [line(index)])
        answer.add(whyLane(causes, isAsked: isLaneAsked))
        answer.add(replayed(causes))
        answer.chain = links(causes)
        return answer
    }

    /// The outermost own line, and the innermost own code.
    private func origin(of causes: [Cause], _ index: Int) -> String {
        let first = causes.last { run.entries[$0.entry].site != nil }
        guard let first else { return "\(what(index))\(time(index))." }
        let began = time(first.entry)
        let site = text(run.entries[first.entry].site) + (began == time(index) ? "" : began)
        return "\(what(index))\(time(index)), because of \(site)."
    }

    /// An entry, as the beginning of a sentence.
    private func what(_ index: Int) -> String {
        let entry = run.entries[index]
        guard let call = entry.call else {
            return switch entry.step.moment {
            case .prints(let text): "`\(short(text))` is printed"
            case .handsOver(let block, let lane):
                "Block \(block) is handed over to `\(Run.short(lane))`"
            case .runs(let block): "Block \(block) runs"
            default: "This line is there"
            }
        }
        if call.isOwn {
            let verb = argument(of: call).map { "receives \($0)" } ?? "runs"
            return "\(ownName(call).firstUppercased) at \(text(call)) \(verb)"
        }
        return "`\(call.function)` is called"
    }

    /// The closures and functions of the program around an entry, the innermost first.
    func ownCode(around index: Int) -> [Int] {
        ([index] + run.around(index)).filter { run.entries[$0].call?.isOwn == true }
    }

    /// Why an event of this entry reached nobody.
    private func dropped(_ index: Int) -> [Answer.Sentence] {
        let isHere = { (mark: Subscription.Mark) in mark.entry == index && mark.isDropped }
        if let (subject, _) = subscriptions.inputs.first(where: { $1.contains(where: isHere) }) {
            return unheard(subject, index)
        }
        guard let one = subscriptions.all.first(where: { $0.marks.contains(where: isHere) }) else {
            return []
        }
        return afterTheEnd(of: one, index)
    }
}

extension String {
    /// The text as the beginning of a sentence. Names of functions stay as they are.
    var firstUppercased: String { hasPrefix("the ") ? "T" + dropFirst() : self }
}

extension Subscription.Mark {
    var isDropped: Bool {
        if case .dropped = kind { true } else { false }
    }

    /// The element of a next event that was received.
    var element: String? { isDropped ? nil : kind.element }

    var isError: Bool {
        if case .error = kind { true } else { false }
    }

    /// Whether nothing comes after it.
    var isEnd: Bool {
        switch kind {
        case .completed, .error, .disposes: true
        default: false
        }
    }
}
