// Breaks: Somebody else may close the screen because the download is done.

@testable import MiniRx

/// Shows how far a download has come.
final class DownloadScreen {
    /// What one reads on it.
    private(set) var text = "waiting"

    // The library's own bag, whatever you have made of the one of exercise 5.2.
    private let bag = MiniRx.DisposeBag()

    /// - parameter progress: How much of the file is there, in percent. Completes with it.
    init(progress: Observable<Int>) {
        progress
            .subscribe(
                onNext: { [weak self] percent in
                    self?.show("\(percent) %")
                },
                onCompleted: { [unowned self] in
                    showEnd()
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
