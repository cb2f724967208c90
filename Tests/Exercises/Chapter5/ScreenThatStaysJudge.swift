// Judges exercise 5.3.

import Judging
import MiniRxTraced

@testable import Chapter5Exercises

private let cycle = "05-dispose.md#who-keeps-a-subscription-alive-and-is-it-a-retain-cycle"
private let endings = "05-dispose.md#four-endings"

/// A download: what it sends, and the number of its subscriptions.
private final class Download {
    private(set) var watchers = 0
    private(set) var progress = Observable<Int>.never()
    private let percents = PublishSubject<Int>()

    init() {
        progress = Observable.create { [unowned self] observer in
            watchers += 1
            let subscription = percents.subscribe(observer)
            return Disposables.create { [self] in
                watchers -= 1
                subscription.dispose()
            }
        }
    }

    func send(_ event: Event<Int>) { percents.on(event) }
}

let screenThatStaysJudge = Judge(
    "screen-that-stays",
    [
        Rule("It shows the progress of the download.", see: endings) {
            let download = Download()
            let screen = DownloadScreen(progress: download.progress)
            var texts = [screen.text]
            for percent in [10, 60] {
                download.send(.next(percent))
                texts.append(screen.text)
            }
            try expect(
                texts,
                toBe: ["waiting", "10 %", "60 %"],
                after: "onNext(10), onNext(60)"
            )
        },
        Rule("It shows `done` when the download has completed.", see: endings) {
            let download = Download()
            let screen = DownloadScreen(progress: download.progress)
            download.send(.next(100))
            download.send(.completed)
            try expect([screen.text], toBe: ["done"], after: "onNext(100), onCompleted()")
        },
        Rule("A closed screen is released.", see: cycle) {
            let download = Download()
            var screen: DownloadScreen? = DownloadScreen(progress: download.progress)
            let isGone = { [weak screen] in screen == nil }
            download.send(.next(10))
            screen = nil
            try expect(isGone(), "After screen = nil the screen is still in memory.")
        },
        Rule("The screen's subscription is disposed of with the screen.", see: cycle) {
            let download = Download()
            var screens = (1...10).map { _ in DownloadScreen(progress: download.progress) }
            try expect(
                "With ten screens, the number of subscriptions",
                is: download.watchers,
                not: 10
            )
            screens.removeLast(9)
            try expect("With one screen left, that number", is: download.watchers, not: 1)
            screens = []
            try expect("With no screen left, that number", is: download.watchers, not: 0)
        },
        Rule("A screen may be closed after the download has completed.", see: endings) {
            let download = Download()
            var screen: DownloadScreen? = DownloadScreen(progress: download.progress)
            let isGone = { [weak screen] in screen == nil }
            download.send(.completed)
            screen = nil
            try expect(
                isGone(),
                "After onCompleted() and screen = nil, the screen is still in memory."
            )
            try expect("The number of subscriptions", is: download.watchers, not: 0)
        },
        Rule("Another subscriber may close the screen when the download completes.", see: endings) {
            let download = PublishSubject<Int>()
            var screen: DownloadScreen?
            // Called first, so that the screen is called after it was released.
            let first = download.subscribe(onCompleted: { screen = nil })
            screen = DownloadScreen(progress: download.asObservable())
            let isGone = { [weak screen] in screen == nil }
            download.onNext(100)
            download.onCompleted()
            first.dispose()
            try expect(isGone(), "After screen = nil the screen is still in memory.")
        },
    ]
)
