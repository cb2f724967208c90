// Breaks: The screen's subscription is disposed of with the screen.

@testable import MiniRx

/// Shows the progress of a download.
final class DownloadScreen {
    /// The text on the screen.
    private(set) var text = "waiting"

    /// - parameter progress: The progress in percent. It completes with the download.
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
