// `share`: one subscription to the source for all subscribers, with a replay for late ones.
// Mirrors: RxSwift/Observables/ShareReplayScope.swift
// Differs: The two classes for the most common cases are in files of their own.
// Chapter: 10 (share)

/// How long `share` keeps the elements that it replays.
public enum SubjectLifetimeScope {
    /// Until the source terminates or the last subscriber leaves. The next subscriber causes a new
    /// subscription to the source and receives no stored elements.
    case whileConnected

    /// As long as the shared sequence lives: all connections use one subject. After a terminal
    /// event that subject sends it to each late subscriber.
    case forever
}

extension ObservableType {
    /// Shares one subscription to the source among all subscribers, from the first subscriber until
    /// the last one leaves. A late subscriber first receives the last `replay` elements.
    ///
    /// ```swift
    /// let source = Observable.of(1, 2).do(onSubscribe: { print("subscribed") })
    /// let whileConnected = source.share(replay: 1)
    /// whileConnected.subscribe(onNext: { print($0) })  // subscribed, 1, 2
    /// whileConnected.subscribe(onNext: { print($0) })  // subscribed, 1, 2
    /// let forever = source.share(replay: 1, scope: .forever)
    /// forever.subscribe(onNext: { print($0) })         // subscribed, 1, 2
    /// forever.subscribe(onNext: { print($0) })         // 2
    /// ```
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
        -> Observable<Element>
    {
        switch (scope, replay) {
        case (.forever, 0):
            return multicast(PublishSubject()).refCount()
        case (.forever, _):
            return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        case (.whileConnected, 0):
            return ShareWhileConnected(source: self.asObservable())
        case (.whileConnected, 1):
            return ShareReplay1WhileConnected(source: self.asObservable())
        case (.whileConnected, _):
            return multicast(makeSubject: {
                ReplaySubject<Element>.create(bufferSize: replay)
            }).refCount()
        }
    }
}
