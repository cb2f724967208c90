// `share`: one subscription to the source for everybody, and what a latecomer is sent.
// Mirrors: RxSwift/Observables/ShareReplayScope.swift
// Differs: The two classes made for the commonest cases are in files of their own.
// Chapter: 10 (share)

/// How long what `share` remembers is kept.
public enum SubjectLifetimeScope {
    /// Until the source has ended or the last subscriber has left. Who comes next begins anew, with
    /// a new subscription to the source and nothing remembered.
    case whileConnected

    /// For as long as the shared sequence lives: one subject for all connections. A subject that
    /// has been told of an end sends it to everybody who comes later.
    case forever
}

extension ObservableType {
    /// Shares one subscription to the source among all subscribers. The first one makes it, and the
    /// last one ends it. A newcomer is sent the last `replay` elements first.
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
