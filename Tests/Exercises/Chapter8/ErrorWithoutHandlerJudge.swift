// Judges exercise 8.2.

import Judging
import MiniRxTraced

@testable import Chapter8Exercises

private let handlers = "08-observers-and-binder.md#subscribe-and-what-it-makes"

/// Which handlers are called while `send` runs. A hook records its calls.
private func called(
    onError: Bool = true,
    _ send: (PublishSubject<Int>, Disposable) -> Void
) -> [String] {
    let (source, notes) = (PublishSubject<Int>(), Notes())
    let handler = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { _, _ in notes.add("the hook") }
    defer { Hooks.defaultErrorHandler = handler }
    let subscription = source.handle(
        onNext: { notes.add("onNext \($0)") },
        onError: onError ? { _ in notes.add("onError") } : nil,
        onCompleted: { notes.add("onCompleted") },
        onDisposed: { notes.add("onDisposed") }
    )
    send(source, subscription)
    return notes.all
}

let errorWithoutHandlerJudge = Judge(
    "error-without-handler",
    [
        Rule("dispose() calls `onDisposed` and no other handler.", see: handlers) {
            let got = called { source, subscription in
                source.onNext(1)
                subscription.dispose()
                source.onNext(2)
            }
            try expect(
                got,
                toBe: ["onNext 1", "onDisposed"],
                after: "onNext(1), dispose(), onNext(2)"
            )
        },
        Rule("The handler of a terminal event is called before `onDisposed`.", see: handlers) {
            try expect(
                called { source, _ in source.onCompleted() },
                toBe: ["onCompleted", "onDisposed"],
                after: "onCompleted()"
            )
            try expect(
                called { source, _ in source.onError(Failure()) },
                toBe: ["onError", "onDisposed"],
                after: "onError(Failure()), with a handler for it"
            )
        },
        Rule("Without `onError`, an error goes to `Hooks.defaultErrorHandler`.", see: handlers) {
            let got = called(onError: false) { source, _ in source.onError(Failure()) }
            try expect(
                got.filter { $0 != "onDisposed" },
                toBe: ["the hook"],
                after: "onError(Failure()), without a handler for it"
            )
        },
        Rule("`onDisposed` is also called after an error that has no handler.", see: handlers) {
            try expect(
                called(onError: false) { source, _ in source.onError(Failure()) },
                toBe: ["the hook", "onDisposed"],
                after: "onError(Failure()), without a handler for it"
            )
        },
        Rule("`onDisposed` is called once.", see: handlers) {
            for end in [Event<Int>.completed, .error(Failure())] {
                let got = called(onError: false) { source, subscription in
                    source.on(end)
                    subscription.dispose()
                    subscription.dispose()
                }
                try expect(
                    got,
                    toBe: [end.isCompleted ? "onCompleted" : "the hook", "onDisposed"],
                    after: "\(end), then dispose() twice, without a handler for errors"
                )
            }
        },
    ]
)
