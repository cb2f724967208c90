// What in a run may be worth a question: the lanes of its closures.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Closures at the ends of chains that ran on another lane than the first.
    var lanes: [Answer] {
        var places: [Place] = []
        var runs: [Place: [(lane: String, entry: Int)]] = [:]
        for (index, entry) in run.entries.enumerated() {
            guard let call = entry.call, call.isOwn,
                call.callee.map(Operators.subscribing.contains) == true
            else { continue }
            let place = Place(file: call.file, line: call.line)
            if runs[place] == nil { places.append(place) }
            if runs[place]?.contains(where: { $0.lane == entry.step.lane }) == true { continue }
            runs[place, default: []].append((entry.step.lane, index))
        }
        return places.compactMap { place in
            let runs = runs[place]!
            guard runs.contains(where: { $0.lane != run.lanes[0] }),
                let call = run.entries[runs[0].entry].call
            else { return nil }
            var answer = Answer()
            answer.say(
                "\(ownName(call).firstUppercased) at \(text(call)) runs on "
                    + "\(enumerated(runs.map { "`\(Run.short($0.lane))`" })).",
                runs.prefix(4).map { line($0.entry) },
                .onlySchedulers
            )
            answer.next = question(place)
            return answer
        }
    }

    /// What `observe(on:)` and `subscribe(on:)` have moved, and have not.
    var moved: [Answer] {
        let all = { (name: String) in subscriptions.all.filter { operatorName($0) == name } }
        return all("subscribe(on:)").compactMap(elementsElsewhere)
            + all("observe(on:)").compactMap(workDownstream)
    }

    /// Closures of operators that run on main, because an `observe(on:)` is upstream.
    private func workDownstream(of one: Subscription) -> Answer? {
        let own = run.entries.indices.first { index in
            guard let call = run.entries[index].call, call.isOwn,
                run.entries[index].step.lane == "main",
                !Operators.subscribing.contains(call.callee ?? ""),
                let around = self.one(around: run.entries[index].parent ?? index)
            else { return false }
            return upstream(of: around).contains { $0.id == one.id }
        }
        guard let own, let call = run.entries[own].call else { return nil }
        var answer = Answer()
        answer.say(
            "\(ownName(call).firstUppercased) at \(text(call)) "
                + "runs on `main`, where \(name(one)) sends.",
            [line(own)],
            .onlySchedulers
        )
        answer.next = question(Place(file: call.file, line: call.line))
        return answer
    }

    /// A subscription on one lane, and elements on another.
    private func elementsElsewhere(_ one: Subscription) -> Answer? {
        guard let source = upstream(of: one).first, let first = elements(of: source).first else {
            return nil
        }
        let (to, on) = (run.entries[source.entry].step.lane, run.entries[first.entry].step.lane)
        guard to != on else { return nil }
        var answer = Answer()
        answer.say(
            "\(name(one)) moved the subscription to `\(Run.short(to))`; the elements of "
                + "\(name(source)) come on `\(Run.short(on))`.",
            [line(source.entry), line(first.entry)],
            .onlySchedulers
        )
        answer.next = question(one)
        return answer
    }
}
