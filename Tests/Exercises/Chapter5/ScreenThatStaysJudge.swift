// Judges exercise 5.3.

import Judging
import MiniRxTraced

@testable import Chapter5Exercises

private let cycle = "05-dispose.md#who-keeps-a-subscription-alive-and-is-it-a-retain-cycle"
private let endings = "05-dispose.md#four-endings"

/// A download: what it sends, and whether anybody has subscribed and not left.
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
        Rule("It shows how far the download has come.", see: endings) {
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
        Rule("It says so when the download is done.", see: endings) {
            let download = Download()
            let screen = DownloadScreen(progress: download.progress)
            download.send(.next(100))
            download.send(.completed)
            try expect([screen.text], toBe: ["done"], after: "onNext(100), onCompleted()")
        },
        Rule("A screen that nobody shows any more is gone.", see: cycle) {
            let download = Download()
            var screen: DownloadScreen? = DownloadScreen(progress: download.progress)
            let isGone = { [weak screen] in screen == nil }
            download.send(.next(10))
            screen = nil
            try expect(isGone(), "After screen = nil somebody still holds the screen.")
        },
        Rule("With the screen its subscription goes.", see: cycle) {
            let download = Download()
            var screens = (1...10).map { _ in DownloadScreen(progress: download.progress) }
            try expect(
                "With ten screens the count of subscriptions",
                is: download.watchers,
                not: 10
            )
            screens.removeLast(9)
            try expect("With one of them left it", is: download.watchers, not: 1)
            screens = []
            try expect("With none left it", is: download.watchers, not: 0)
        },
        Rule("A screen may be closed after the download is done.", see: endings) {
            let download = Download()
            var screen: DownloadScreen? = DownloadScreen(progress: download.progress)
            let isGone = { [weak screen] in screen == nil }
            download.send(.completed)
            screen = nil
            try expect(
                isGone(),
                "After onCompleted(), screen = nil somebody holds the screen."
            )
            try expect("The count of subscriptions", is: download.watchers, not: 0)
        },
        Rule("Somebody else may close the screen because the download is done.", see: endings) {
            let download = PublishSubject<Int>()
            var screen: DownloadScreen?
            // Told first, so that the screen is told when it is gone.
            let first = download.subscribe(onCompleted: { screen = nil })
            screen = DownloadScreen(progress: download.asObservable())
            let isGone = { [weak screen] in screen == nil }
            download.onNext(100)
            download.onCompleted()
            first.dispose()
            try expect(isGone(), "After screen = nil somebody still holds the screen.")
        },
    ]
)
