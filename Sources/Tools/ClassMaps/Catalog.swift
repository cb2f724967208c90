// The class maps, and the types that each shows.

extension ClassMap {
    /// All maps.
    public static let all = [
        ClassMap(
            name: "create-subscribe",
            title: "The types between create and subscribe",
            types: [
                "AnonymousDisposable", "AnonymousObservable", "AnonymousObservableSink",
                "AnonymousObserver", "AnyObserver", "AtomicFlags", "AtomicInt", "BinaryDisposable",
                "Cancelable", "Disposable", "DisposeBase", "Event", "NopDisposable", "Observable",
                "ObservableConvertibleType", "ObservableType", "ObserverBase", "ObserverType",
                "Producer", "Sink", "SinkDisposer",
            ]
        ),
        ClassMap(
            name: "schedulers",
            title: "The schedulers",
            types: [
                "ConcurrentDispatchQueueScheduler", "ConcurrentMainScheduler",
                "CurrentThreadScheduler", "DispatchQueueConfiguration", "HistoricalScheduler",
                "HistoricalSchedulerTimeConverter", "ImmediateSchedulerType", "MainScheduler",
                "OperationQueueScheduler", "PriorityQueue", "ScheduledItem", "ScheduledItemType",
                "SchedulerType", "SerialDispatchQueueScheduler",
                "VirtualSchedulerItem", "VirtualTimeConverterType", "VirtualTimeScheduler",
            ]
        ),
        ClassMap(
            name: "disposables",
            title: "The disposables",
            types: [
                "AnonymousDisposable", "BinaryDisposable", "BooleanDisposable", "Cancelable",
                "CompositeDisposable", "Disposable", "DisposeBag", "DisposeBase", "NopDisposable",
                "RefCountDisposable", "RefCountInnerDisposable", "ScheduledDisposable",
                "SerialDisposable", "SingleAssignmentDisposable", "SinkDisposer",
                "SubscriptionDisposable", "SynchronizedUnsubscribeType",
            ]
        ),
        ClassMap(
            name: "traits",
            title: "The traits",
            types: [
                "AnyObserver", "ControlEvent", "ControlEventType", "ControlProperty",
                "ControlPropertyType", "DriverSharingStrategy", "Infallible", "InfallibleType",
                "Observable", "ObservableConvertibleType", "ObservableType", "ObserverType",
                "PrimitiveSequence", "PrimitiveSequenceType", "SharedSequence",
                "SharedSequenceConvertibleType", "SharingStrategyProtocol",
                "SignalSharingStrategy",
            ]
        ),
        ClassMap(
            name: "observers",
            title: "The observers",
            types: [
                "AnonymousObservableSink", "AnonymousObserver", "AnyObserver", "AsyncSubject",
                "BehaviorSubject", "Binder", "Cancelable", "ControlProperty", "Disposable",
                "MapSink", "ObserverBase", "ObserverType", "PublishSubject", "RangeSink",
                "ReplaySubject", "Sink",
            ]
        ),
        ClassMap(
            name: "subjects",
            title: "The subjects and the relays",
            types: [
                "AsyncSubject", "Bag", "BehaviorRelay", "BehaviorSubject", "Event", "Observable",
                "ObservableType", "ObserverType", "PublishRelay", "PublishSubject", "ReplayAll",
                "ReplayBufferBase", "ReplayMany", "ReplayManyBase", "ReplayOne", "ReplayRelay",
                "ReplaySubject", "SubjectType",
            ]
        ),
        ClassMap(
            name: "operators",
            title: "Operators, and what share is made of",
            types: [
                "ConnectableObservable", "ConnectableObservableAdapter",
                "ConnectableObservableType", "Connection", "Disposable", "Map", "MapSink",
                "Observable", "ObserverType", "Producer", "RefCount", "RefCountSink",
                "ShareReplay1WhileConnected", "ShareReplay1WhileConnectedConnection",
                "ShareWhileConnected", "ShareWhileConnectedConnection", "Sink", "SubjectType",
                "TakeCount", "TakeCountSink",
            ]
        ),
    ]
}
