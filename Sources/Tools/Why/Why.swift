// Answers questions about a run, from its recording alone.
// Chapter: 0 (why)

import Leaks
import Levels
import Recorder
import SwiftText

/// A run that can be asked why.
public struct Why {
    let run: Run
    let subscriptions: Subscriptions
    /// For each scheduled action the entry that made it.
    let scheduled: [Int: Int]
    /// For each sequence another sequence that refers to it.
    let holders: [Int: Int]
    /// The classes of the recorded objects.
    private let types: [Int: String]
    /// The program's own files.
    let files: [String]
    /// The verdicts on the objects of the end.
    let leaks: Leaks

    /// Prepares a run for questions.
    public init(_ run: Run) { self.init(Subscriptions(of: run), of: run) }

    /// Prepares a run whose marbles are known for questions.
    public init(_ marbles: Marbles) {
        self.init(marbles.subscriptions, of: marbles.run)
    }

    private init(_ subscriptions: Subscriptions, of run: Run) {
        (self.run, self.subscriptions) = (run, subscriptions)
        var scheduled: [Int: Int] = [:]
        for (index, entry) in run.entries.enumerated() {
            guard let call = entry.call else { continue }
            if let number = call.number, call.function.hasPrefix("init("),
                Operators.actions.contains(call.type ?? "")
            {
                scheduled[number] = index
            }
        }
        self.scheduled = scheduled
        files = run.recording.ownFiles
        holders = Self.holders(in: run, subscriptions)
        leaks = Leaks(
            run.recording,
            files: files.compactMap { path in
                run.source(path).map { (path, $0.text(0..<$0.bytes.count)) }
            }
        )
        types = Dictionary(
            run.recording.changes.values.flatMap(\.alive).map { ($0.number, $0.type) }
        ) { first, _ in first }
    }

    private static func holders(in run: Run, _ subscriptions: Subscriptions) -> [Int: Int] {
        var holders: [Int: Int] = [:]
        for reference in run.recording.changes.values.flatMap(\.holds) where !reference.isWeak {
            guard let to = reference.to, subscriptions.maker(of: to) != nil,
                subscriptions.maker(of: reference.from) != nil,
                !(run.types[reference.from] ?? "").hasSuffix("Sink")
            else { continue }
            holders[to] = reference.from
        }
        return holders
    }

    /// The answers; none if the recording does not say.
    public func answers(to question: Question) -> [Answer] {
        let answers =
            switch question {
            case .code(let file, let line): whyCode(file, line)
            case .print(let text): whyPrinted(text)
            case .trace(let line): whyLine(line)
            case .object(let name): whyAlive(name)
            case .overview: overview()
            }
        return answers.filter { !$0.isEmpty }
    }

    /// An object's class, with a number where there are several.
    func objectName(_ number: Int) -> String {
        run.types[number] == nil ? types[number] ?? "object \(number)" : run.name(of: number)
    }

    /// The subscription of an operator's part.
    func subscription(ofPart number: Int?) -> Subscription? {
        number.flatMap(subscriptions.subscription)
    }

    // MARK: Names

    /// The number of an entry's line in the trace, or that of the line around it.
    func line(_ index: Int) -> Int? {
        run.entries[index].line ?? run.around(index).lazy.compactMap { run.entries[$0].line }.first
    }

    /// A place of the program: `:31`, or `Model.swift:31` if there are several files.
    func text(_ place: Place?) -> String {
        guard let place else { return "" }
        let file = files.count > 1 ? String(place.file.split(separator: "/").last ?? "") : ""
        return "\(file):\(place.line)"
    }

    /// The place of code of the program.
    func text(_ call: Call) -> String { text(Place(file: call.file, line: call.line)) }

    /// Elements in one sentence.
    func values(_ marks: [Subscription.Mark]) -> String {
        enumerated(marks.map { short($0.element ?? "") })
    }

    /// A sequence with its place: `.map` :52.
    func name(ofSequence number: Int) -> String {
        let (name, place) = written(number)
        return "`\(name)`" + (place.map { " \(text($0))" } ?? "")
    }

    /// The name and place of a sequence in the program.
    func written(_ number: Int) -> (name: String, place: Place?) {
        var maker = subscriptions.maker(of: number)
        // What an operator makes for itself while something is sent has no line of its own.
        if let call = maker.flatMap({ run.entries[$0].call }),
            Operators.acting.contains(call.plainName)
        {
            maker = nil
        }
        return run.name(of: maker, type: run.types[number])
    }

    func name(_ one: Subscription) -> String { name(ofSequence: one.sequence) }

    /// The operator without its dot: `observe(on:)`; empty for other sequences.
    func operatorName(_ one: Subscription) -> String {
        let name = written(one.sequence).name
        return name.hasPrefix(".") ? String(name.dropFirst()) : ""
    }

    /// A virtual time: ` at 1.5 s`; empty if the run has no clock.
    func time(_ index: Int) -> String {
        run.entries[index].step.time.map { " at \(MarbleText.text(of: $0)) s" } ?? ""
    }

    /// An element, short enough for a sentence.
    func short(_ value: String) -> String {
        let line = value.replacing("\n", with: "\\n")
        return line.isEmpty ? "\"\"" : line.count > 32 ? line.prefix(31) + "…" : line
    }
}

/// `3 elements`, `1 element`.
func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// `a`, `a and b`, `a, b and c`; of many the first three.
func enumerated(_ items: [String]) -> String {
    let shown = items.count > 4 ? items.prefix(3) + ["\(items.count - 3) more"] : items[...]
    guard let last = shown.last, shown.count > 1 else { return shown.last ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
}
