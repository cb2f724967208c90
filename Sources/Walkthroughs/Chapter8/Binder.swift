// A binding to a label: from the main thread, and from a background queue.
// Chapter: 8

import Dispatch
import MiniRx

/// Represents a view.
final class Label {
    var text = ""
}

@Sendable func binder() {
    let bag = DisposeBag()
    let label = Label()
    let text = Binder<String>(label) { label, value in
        label.text = value
        print("text is \(value)")
    }
    Observable.just("hello").bind(to: text).disposed(by: bag)
    mark("from a background queue")
    DispatchQueue(label: "background").async {
        text.onNext("from background")
    }
    settle()
}

@Sendable func binderLater() {
    let label = Label()
    let other = PublishSubject<String>()
    let text = Binder<String>(label) { label, value in
        label.text = value
        print("text is \(value)")
        if value == "first" {
            other.onNext("second")
            print("the text is still \(label.text)")
        }
    }
    let binding = other.bind(to: text)
    mark("first")
    text.onNext("first")
    mark("text.onNext has returned")
    settle()
    binding.dispose()
}
