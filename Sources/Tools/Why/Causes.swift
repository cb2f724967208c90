// The chain of callers and hand-overs that leads to an entry of a run.
// Chapter: 0 (why)

import Levels
import Recorder

/// A link of the chain: an entry, and how it causes the one before it.
struct Cause {
    enum Way: Equatable {
        case calls
        /// It hands over the block in which the one before it runs.
        case handsOver(Int)
        /// It schedules the action in which the one before it runs.
        case schedules
        /// It sets the timer in whose block the one before it runs.
        case setsTimer
    }

    let entry: Int
    let way: Way
}

extension Why {
    /// The entry, and what has led to it, up to the outermost call of the program.
    func causes(of index: Int) -> [Cause] {
        var all = [Cause(entry: index, way: .calls)]
        var seen: Set<Int> = [index]
        while let next = cause(of: all), seen.insert(next.entry).inserted { all.append(next) }
        return all
    }

    private func cause(of chain: [Cause]) -> Cause? {
        let index = chain.last!.entry
        let entry = run.entries[index]
        if let call = entry.call, call.function == "invoke()",
            let made = call.number.flatMap({ scheduled[$0] }), made < index
        {
            return Cause(entry: made, way: .schedules)
        }
        // The main thread runs blocks inside of calls that wait.
        if let parent = entry.parent, run.entries[parent].block == entry.block {
            return Cause(entry: parent, way: .calls)
        }
        guard let block = entry.block else {
            return entry.parent.map { Cause(entry: $0, way: .calls) }
        }
        if let handOver = run.handOvers[block] {
            return Cause(entry: handOver, way: .handsOver(block))
        }
        return timer(for: chain).map { Cause(entry: $0, way: .setsTimer) }
    }

    /// The call with which an operator of the chain has set a timer last.
    private func timer(for chain: [Cause]) -> Int? {
        let numbers = chain.reversed().compactMap { run.entries[$0.entry].call?.number }
        for number in numbers where subscription(ofPart: number) != nil {
            let first = chain.last!.entry
            let found = run.entries.indices.prefix(first).last { index in
                guard let call = run.entries[index].call,
                    Operators.timers.contains(call.plainName)
                else { return false }
                return run.around(index).contains { run.entries[$0].call?.number == number }
            }
            if let found { return found }
        }
        return nil
    }

    /// The chain for a reader: own code, operators, hand-overs.
    func links(_ causes: [Cause]) -> [Answer.Link] {
        var links: [Answer.Link] = []
        var lastOperator: String?
        for cause in causes {
            let entry = run.entries[cause.entry]
            if let (text, place) = wait(cause) {
                links.append(link(text, place, cause.entry))
                lastOperator = nil
            }
            guard let call = entry.call else { continue }
            if let one = subscription(ofPart: call.number),
                entry.site == nil
            {
                guard name(one) != lastOperator else { continue }
                lastOperator = name(one)
                let (text, place) = written(one.sequence)
                links.append(link(text + verb(call), place, cause.entry))
            } else if call.isOwn {
                links.append(
                    link(ownText(call), Place(file: call.file, line: call.line), cause.entry)
                )
            }
            if let site = entry.site { links.append(link(sourceText(site), site, cause.entry)) }
        }
        return links.enumerated().filter { index, link in
            index == 0 || link.place == nil || links[index - 1].place != link.place
                || links[index - 1].text != link.text
        }.map(\.element)
    }

    private func link(_ text: String, _ place: Place?, _ index: Int) -> Answer.Link {
        Answer.Link(
            text: text,
            place: place.map { self.text($0) },
            line: line(index),
            lane: Run.short(run.entries[index].step.lane)
        )
    }

    /// What separates an entry in time from the one before it.
    private func wait(_ cause: Cause) -> (String, Place?)? {
        switch cause.way {
        case .calls: nil
        case .handsOver(let block): ("block \(block) was handed over", nil)
        case .schedules:
            run.entries[cause.entry].step.time == nil
                ? nil : ("an action was scheduled\(time(cause.entry))", nil)
        case .setsTimer: ("a timer was set", nil)
        }
    }

    private func verb(_ call: Call) -> String {
        guard let event = call.event else { return "" }
        return (call.function == "forwardOn(_:)" ? " sent " : " received ") + short(event)
    }

    /// Own code with what it received.
    func ownText(_ call: Call) -> String {
        ownName(call) + (argument(of: call).map { " received \($0)" } ?? "")
    }

    /// What own code received, if the recording has it.
    func argument(of call: Call) -> String? {
        call.argument.flatMap { $0.hasPrefix("(") && !$0.contains(")") ? nil : short($0) }
    }

    /// Own code: `the closure of map`, `Station.receive(_:)`.
    func ownName(_ call: Call) -> String {
        if call.type == "(user)" {
            return call.callee.map { "the closure of \($0)" } ?? call.function
        }
        let type = call.type.map { $0 == "(global)" ? "" : "\($0)." } ?? ""
        return type + call.function
    }

    /// The text of a line of the program.
    func sourceText(_ place: Place) -> String {
        guard let file = run.source(place.file) else { return "a call" }
        let lines = file.text(0..<file.bytes.count).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        guard lines.indices.contains(Int(place.line) - 1) else { return "a call" }
        let line = lines[Int(place.line) - 1].drop { $0 == " " }
        return line.count > 56 ? line.prefix(55) + "…" : String(line)
    }
}
