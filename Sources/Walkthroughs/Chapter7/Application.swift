// A control event of a type, not of a value. Written like RxCocoa's iOS/UIApplication+Rx.swift and
// Foundation/NotificationCenter+Rx.swift.
// Chapter: 7 (control sequences)

import Foundation
import MiniRx

/// Represents UIKit's application.
final class Application: ReactiveCompatible {
    static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
}

extension NotificationCenter {
    /// Emits the notifications of that name, on the thread that posts them. RxCocoa has it in `rx`,
    /// which only subclasses of `NSObject` have there; this class is not one on Linux.
    func notification(_ name: Notification.Name) -> Observable<Notification> {
        Observable.create { [weak center = self] observer in
            let token = center?.addObserver(forName: name, object: nil, queue: nil) {
                observer.on(.next($0))
            }
            return Disposables.create {
                token.map { center?.removeObserver($0) }
            }
        }
    }
}

extension Reactive where Base: Application {
    static var didEnterBackground: ControlEvent<Void> {
        let source = NotificationCenter.default
            .notification(Application.didEnterBackgroundNotification)
            .map { _ in }
        return ControlEvent(events: source)
    }
}
