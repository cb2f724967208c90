// A test as two lines: what several sources send, step by step, and what comes of each step.

import MiniRxTraced

/// Sources, each with a letter for a name, which send what a script says.
///
/// A script's steps are parted by blanks: `a1` is the element `1` of the source `a`, `a|` its
/// `completed`, `a#` its error, `!` disposes of the subscription, `?` asks which sources have
/// subscribers. For each step there is an answer: the events that came, such as `1`, `1,2` or
/// `2,|`, or `-` for none; or the letters of those with subscribers.
public final class Script {
    private var sources: [Character: PublishSubject<String>] = [:]
    private var events: [String] = []

    private init() {}

    /// The source of that name.
    public subscript(name: Character) -> PublishSubject<String> {
        let source = sources[name] ?? PublishSubject()
        sources[name] = source
        return source
    }

    /// Each answer to a step, after what came while `make`'s sequence was being subscribed to, if
    /// anything did.
    public static func run(
        _ steps: String,
        _ make: (Script) -> Observable<String>
    ) -> String {
        let script = Script()
        let subscription = script.watch(make(script))
        let atOnce = script.events.isEmpty ? [] : [script.answer()]
        let answers = steps.split(separator: " ").map { step -> String in
            switch step {
            case "!": subscription.dispose()
            case "?": return script.subscribed
            default: script[step.first!].on(script.event(step.dropFirst()))
            }
            return script.answer()
        }
        subscription.dispose()
        return (atOnce + answers).joined(separator: " ")
    }

    private func watch(_ observable: Observable<String>) -> Disposable {
        observable.subscribe(
            onNext: { [unowned self] in events.append($0) },
            onError: { [unowned self] _ in events.append("#") },
            onCompleted: { [unowned self] in events.append("|") }
        )
    }

    private func event(_ text: Substring) -> Event<String> {
        switch text {
        case "|": return .completed
        case "#": return .error(Failure())
        default: return .next(String(text))
        }
    }

    private func answer() -> String {
        defer { events = [] }
        return events.isEmpty ? "-" : events.joined(separator: ",")
    }

    private var subscribed: String {
        let names = sources.filter { $0.value.hasObservers }.keys.sorted()
        return names.isEmpty ? "-" : String(names)
    }
}
