// Why an object is alive, or when it was freed and by whom.
// Chapter: 0 (why)

import Leaks
import Levels
import Recorder
import SwiftText

extension Why {
    /// An answer for each object of a name: `MapSink #2`, or a class.
    func whyAlive(_ name: String) -> [Answer] {
        let changes = run.recording.changes
        guard !changes.isEmpty else { return [] }
        let objects = Dictionary(
            changes.values.flatMap(\.alive).map { ($0.number, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let remaining = run.recording.remaining
        let asked = objects.values.filter {
            $0.type == name || run.name(of: $0.number) == name
        }
        let alive = asked.filter { remaining.objects[$0.number] != nil }
        let freed = asked.filter { remaining.objects[$0.number] == nil }
        return
            (alive.sorted { $0.number < $1.number }.map { self.alive($0, in: remaining) }
            + freed.sorted { $0.number < $1.number }.map(self.freed)).merged
    }

    // MARK: Freed

    private func freed(_ object: LiveObject) -> Answer {
        var answer = Answer()
        let name = "`\(objectName(object.number))`"
        let changes = run.recording.changes
        guard
            let step = changes.keys.sorted().first(where: {
                changes[$0]!.freed.contains(object.number)
            }),
            let index = entry(atStep: step)
        else { return answer }
        let own = ownCode(around: index).first.flatMap { run.entries[$0].call }
        let code = own.map { " in \(ownName($0)) \(text($0))" }
        let before = run.entries.prefix(index).last { $0.line != nil }?.line
        let place = outermost(index).map { ", because of \(text($0))" } ?? ""
        answer.say(
            "\(name) was freed\(code ?? "")\(time(index))\(place), after this line of the trace.",
            [before]
        )
        answer.chain = links(causes(of: index))
        return answer
    }

    /// The entry at a step, or the last one before it.
    private func entry(atStep step: Int) -> Int? {
        let steps = run.recording.steps
        guard let number = steps.prefix(step + 1).last?.number else { return nil }
        return run.lastEntry(upToStep: number)
    }

    // MARK: Alive

    private func alive(_ object: LiveObject, in picture: ReferencePicture) -> Answer {
        var answer = Answer()
        let name = "`\(objectName(object.number))`"
        switch leaks.verdicts[object.number] {
        case .held(let path), .stillSubscribed(let path), .heldByTimer(let path):
            answer.say("\(name) was alive when the run ended: \(text(path)).")
        case .leaked(let cycle):
            answer.say(
                "\(name) is leaked: nothing that the program holds leads to it. "
                    + "\(text(ofCycle: cycle))",
                [],
                .keepsItself
            )
        case .unknown, nil: answer.add(heldBySomebody(object, in: picture))
        }
        answer.add(mayHold(object, in: picture))
        return answer
    }

    /// Which of the program's variables and blocks holds an object, and by which properties.
    private func text(_ path: Verdict.Path) -> String {
        let way = text(of: path.references)
        switch path.holder {
        case .variable(let name, let line):
            let properties = way.drop { $0 != "." }
            return "`\(name)` :\(line) holds it" + (way.isEmpty ? "" : ", by `\(properties)`")
        case .timer(let lane):
            return "a timer on `\(Run.short(lane))` holds it"
                + (way.isEmpty ? "" : ", by `\(way)`")
        case .block(let lane):
            return "a block that waits on `\(Run.short(lane))` holds it"
                + (way.isEmpty ? "" : ", by `\(way)`")
        }
    }

    private func text(ofCycle cycle: [Reference]) -> String {
        guard !cycle.isEmpty else { return "" }
        let names = (cycle.map(\.from) + [cycle[0].from]).map { "`\(objectName($0))`" }
        return "These hold each other: \(names.joined(separator: " → "))."
    }

    /// What the references say if the verdict does not.
    private func heldBySomebody(
        _ object: LiveObject,
        in picture: ReferencePicture
    ) -> [Answer.Sentence] {
        var answer = Answer()
        let name = "`\(objectName(object.number))`"
        let holders = Holders(picture)
        let path = holders.path(to: object.number)
        let direct = holders.direct(of: object.number)
        if !path.isEmpty {
            answer.say("\(name) was alive when the run ended, held by `\(text(of: path))`.")
        } else if !direct.isEmpty {
            let names = direct.map { "`\(text(of: [$0]))`" }
            answer.say(
                "\(name) was alive when the run ended, held by \(enumerated(names)), which no "
                    + "object outside holds."
            )
        } else {
            answer.say(
                "\(name) was alive when the run ended. No recorded property holds it: a variable "
                    + "of the program or a closure does."
            )
        }
        if let cycle = picture.retainCycles.first(where: { $0.contains(object) }) {
            let names = cycle.map { "`\(run.name(of: $0.number))`" }
            answer.say("It is in a retain cycle: \(enumerated(names)).", [], .keepsItself)
        }
        return answer.sentences
    }

    /// References one after the other: `Screen.store.items`.
    private func text(of path: [Reference]) -> String {
        guard let first = path.first else { return "" }
        let properties = path.map(\.property)
        let shown =
            properties.count > 5
            ? properties.prefix(2) + ["…"] + properties.suffix(2) : properties[...]
        return ([objectName(first.from)] + shown).joined(separator: ".")
    }
}

extension [Answer] {
    /// Answers that differ only in their first sentence become one.
    fileprivate var merged: [Answer] {
        reduce(into: []) { merged, answer in
            let rest = answer.sentences.dropFirst()
            if let last = merged.last, !rest.isEmpty, last.sentences.suffix(rest.count) == rest {
                merged[merged.count - 1].sentences.insert(
                    answer.sentences[0],
                    at: last.sentences.count - rest.count
                )
            } else {
                merged.append(answer)
            }
        }
    }
}
