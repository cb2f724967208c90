// Breaks: With the screen its subscription goes.

@testable import MiniRx

/// Shows how far a download has come.
final class DownloadScreen {
    /// What one reads on it.
    private(set) var text = "waiting"

    /// - parameter progress: How much of the file is there, in percent. Completes with it.
    init(progress: Observable<Int>) {
        _ =
            progress
            .subscribe(
                onNext: { [weak self] percent in
                    self?.show("\(percent) %")
                },
                onCompleted: { [weak self] in
                    self?.showEnd()
                }
            )
    }

    private func show(_ text: String) {
        self.text = text
    }

    private func showEnd() {
        show("done")
    }
}
