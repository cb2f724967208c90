// A driver, which needs both modules below.

import RxRelay
import RxSwift

/// Subscribes to a relay.
public func drive(_ relay: PublishRelay<Int>, _ on: @escaping (Event<Int>) -> Void) {
    relay.subscribe(on)
}
