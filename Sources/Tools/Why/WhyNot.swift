// Why not: where events end that do not reach the end of their chain.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// What became of the elements that came into an operator and have not left it.
    func whyNot(in one: Subscription) -> [Answer.Sentence] {
        let kind = Operators.kind(operatorName(one))
        switch kind {
        case .merges: return overtaken(one)
        case .delays: return delayed(one)
        case .ticks: return stillWaits(one)
        case .latest: return notSampled(one)
        case .chooses: return notChosen(one)
        case .collects: return collected(one)
        case .groups: return unheardGroups(one)
        case .opens: return notOpened(one)
        case .awaitsEnd: return awaitsEnd(one)
        case .other: return []
        default: break
        }
        let inputs = received(by: one)
        let stopped = ended(in: one)
        let lines = stopped.prefix(6).map { line($0.entry) }
        let values = values(stopped)
        guard !stopped.isEmpty || kind == .switches else { return [] }
        var answer = Answer()
        switch kind {
        case .decides:
            answer.say(
                "\(name(one)) let \(ofThem(stopped, inputs)) through: its closure returned "
                    + "\(results(of: one, stopped)) for \(values).",
                lines
            )
        case .compares:
            answer.say(
                "\(name(one)) let \(ofThem(stopped, inputs)) through: \(values) equalled the one "
                    + "before.",
                lines
            )
        case .limitsRate: return replaced(one, inputs)
        case .counts:
            answer.say(
                "\(name(one)) let \(ofThem(stopped, inputs)) through: \(values) ended there.",
                lines
            )
        case .waitsForQuiet: return waiting(one, inputs)
        case .combines, .samples: return missing(one, stopped)
        case .pairs: return unpaired(one, stopped)
        case .queues: return queued(one, stopped)
        case .isBusy: return ignored(one, stopped)
        case .switches: return switched(one, inputs)
        default: break
        }
        return answer.sentences
    }

    private func ofThem(_ stopped: [Subscription.Mark], _ inputs: [Subscription.Mark]) -> String {
        let passed = inputs.count - stopped.count
        return passed == 0
            ? "none of \(counted(inputs.count, "element"))"
            : "\(passed) of \(counted(inputs.count, "element"))"
    }

    /// The results of an operator's closure for elements.
    private func results(of one: Subscription, _ marks: [Subscription.Mark]) -> String {
        let all = marks.compactMap { mark -> String? in
            let range = mark.entry..<run.entries[mark.entry].end
            let own = range.first { index in
                run.entries[index].call?.callee.map { operatorName(one).hasPrefix($0) } ?? false
            }
            return own.flatMap { run.results[run.entries[$0].step.number] }
        }
        return Set(all).count == 1 ? all[0] : "no"
    }
}
