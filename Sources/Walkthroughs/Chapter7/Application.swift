// A control event that belongs to a type. Written as RxCocoa's iOS/UIApplication+Rx.swift and
// Foundation/NotificationCenter+Rx.swift are.
// Chapter: 7 (control sequences)

import Foundation
import MiniRx

/// What stands in for UIKit's application.
final class Application: ReactiveCompatible {
    static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
}

extension NotificationCenter {
    /// The notifications of that name, on the thread that posts them. In RxCocoa it is a member of
    /// `rx`, which only subclasses of `NSObject` have; this class is none on Linux.
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
