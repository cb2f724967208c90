// The functions with which examples read and draw marbles.
// Chapter: 0 (how the text is kept true)

extension ExampleProgram {
    /// The beginning of the program.
    static let support = #"""
        import Foundation
        import MiniRx

        /// Emits what the marbles say, a column a second: `a-b|`, `a#`.
        func sequence(_ marbles: String, _ clock: HistoricalScheduler) -> Observable<String> {
            Observable.create { observer in
                let turns = marbles.enumerated().filter { $0.element != "-" }.map { time, mark in
                    clock.scheduleRelative((), dueTime: .seconds(time)) { _ in
                        switch mark {
                        case "|": observer.onCompleted()
                        case "#": observer.onError(RxError.unknown)
                        default: observer.onNext(String(mark))
                        }
                        return Disposables.create()
                    }
                }
                return Disposables.create(turns)
            }
        }

        /// An element in a row of marbles, arrays without quotes: `[a, b]`.
        func shown(_ element: Any) -> String {
            (element as? [Any]).map { "[\($0.map(shown).joined(separator: ", "))]" } ?? "\(element)"
        }

        /// Prints a row of marbles: events of the same time are in parentheses. If the sequence does
        /// not end, the row has `width` columns.
        func draw<Source: ObservableConvertibleType>(
            _ clock: HistoricalScheduler,
            until end: Int,
            width: Int,
            _ source: () throws -> Source
        ) rethrows {
            var marks: [(time: Double, text: String)] = []
            var hasEnded = false
            let subscription = try source().asObservable().subscribe { event in
                let text: String
                switch event {
                case .next(let element): text = shown(element)
                case .error: text = "#"
                case .completed: text = "|"
                }
                marks.append((clock.now.timeIntervalSince1970, text))
                hasEnded = event.isStopEvent
            }
            clock.advanceTo(Date(timeIntervalSince1970: Double(end)))
            subscription.dispose()
            if !hasEnded { marks.removeAll { Int($0.time) >= width } }
            var row = ""
            for time in Set(marks.map(\.time)).sorted() {
                let texts = marks.filter { $0.time == time }.map(\.text)
                guard Double(row.count) <= time, time == time.rounded() else {
                    print("\(row), and at \(time): \(texts.joined())")
                    return
                }
                row += String(repeating: "-", count: Int(time) - row.count)
                row += texts.count == 1 ? texts[0] : "(\(texts.joined()))"
            }
            let rest = hasEnded ? 0 : max(0, width - row.count)
            print(row + String(repeating: "-", count: rest))
        }

        """#
}
