// Breaks: A closed screen is released.

@testable import MiniRx

/// Shows the progress of a download.
final class DownloadScreen {
    /// The text on the screen.
    private(set) var text = "waiting"

    // The library's own bag, not the one of exercise 5.2.
    private let bag = MiniRx.DisposeBag()

    /// - parameter progress: The progress in percent. It completes with the download.
    init(progress: Observable<Int>) {
        let end = showEnd
        progress
            .subscribe(
                onNext: { [weak self] percent in
                    self?.show("\(percent) %")
                },
                onCompleted: { [weak self] in
                    if self != nil { end() }
                }
            )
            .disposed(by: bag)
    }

    private func show(_ text: String) {
        self.text = text
    }

    private func showEnd() {
        show("done")
    }
}
