// Why on this lane: the last hand-over, and the operator that asked for it.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Why the first entry of a chain is on its lane.
    /// - parameter isAsked: Whether to say so if nothing has moved it, or could have.
    func whyLane(_ causes: [Cause], isAsked: Bool = false) -> [Answer.Sentence] {
        var answer = Answer()
        let lane = Run.short(run.entries[causes[0].entry].step.lane)
        guard run.lanes.count > 1 else { return [] }
        let last = causes.firstIndex { cause in
            switch cause.way {
            case .handsOver, .setsTimer: true
            case .calls, .schedules: false
            }
        }
        if let last {
            let entry = causes[last].entry
            let what = causes[last].way == .setsTimer ? "set a timer on" : "handed it over to"
            answer.say(
                "It is on `\(lane)`, because \(asker(causes[last])) \(what) this lane.",
                [line(entry)],
                .onlySchedulers
            )
        }
        let passed = last.map { Array(causes[..<$0]) } ?? causes
        let asker = last.flatMap { one(around: causes[$0].entry) }
        let others = otherMovers(of: passed, besides: asker)
        if last == nil, isAsked || !others.isEmpty || lane != Run.short(run.lanes[0]) {
            let site = causes.reversed().compactMap { run.entries[$0.entry].site }.first
            let who = site.map { ", \(text($0))" } ?? ""
            answer.say(
                "It is on `\(lane)`, the lane of the call that began it\(who): nothing was handed "
                    + "over in between.",
                [],
                .nestedCalls
            )
        }
        answer.add(others)
        return answer.sentences
    }

    /// Who asked for a hand-over: an operator, or a line of the program.
    private func asker(_ cause: Cause) -> String {
        let index = cause.entry
        if let one = one(around: index) { return name(one) }
        if case .handsOver(let block) = cause.way, let runs = run.runs[block],
            let call = run.entries[min(runs + 1, run.entries.count - 1)].call,
            let callee = call.callee
        {
            return "`\(callee)` \(text(call))"
        }
        let site = ([index] + run.around(index)).lazy.compactMap { run.entries[$0].site }.first
        if let site { return text(site) }
        guard let own = ownCode(around: index).first, let call = run.entries[own].call else {
            return "a scheduler"
        }
        return "\(ownName(call)) at \(text(call))"
    }

    /// The operator in whose part an entry is, unless own code is in between.
    func one(around index: Int) -> Subscription? {
        for around in [index] + run.around(index) {
            guard let call = run.entries[around].call else { continue }
            if call.isOwn { return nil }
            if let one = subscription(ofPart: call.number) {
                return one
            }
        }
        return nil
    }

    /// Operators upstream that have moved something to a lane, but not this.
    private func otherMovers(
        of causes: [Cause],
        besides asker: Subscription?
    ) -> [Answer.Sentence] {
        var answer = Answer()
        let passed = causes.compactMap { cause in
            subscription(ofPart: run.entries[cause.entry].call?.number)
        }
        guard let first = passed.first else { return [] }
        for one in sources(of: first) where one.sequence != asker?.sequence {
            let isPassed = passed.contains { $0.id == one.id }
            if operatorName(one) == "subscribe(on:)" {
                answer.say(
                    "\(name(one)) moved only the subscription; who sends to the source chooses the "
                        + "lane of the events.",
                    [line(one.entry)],
                    .onlySchedulers
                )
            } else if operatorName(one) == "observe(on:)", asker == nil, !isPassed,
                let next = one.downstream.map({ subscriptions.all[$0] })
            {
                answer.say(
                    "\(name(one)) moved the events only as far as \(name(next)), which sends "
                        + "on the lane of its own sources.",
                    [],
                    .onlySchedulers
                )
            }
        }
        return answer.sentences
    }
}
