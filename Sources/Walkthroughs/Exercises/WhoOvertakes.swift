// Four actions on three schedulers: which run at once, which are queued, and where?
// Chapter: 2 (exercise who-overtakes)

import MiniRx

extension Walkthrough {
    /// The sample of an exercise.
    public static let whoOvertakes = Walkthrough(
        name: "who-overtakes",
        title: "four actions on three schedulers",
        run: overtake
    )
}

@Sendable func overtake() {
    let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")
    _ = MainScheduler.instance.schedule("a") { name in
        print("\(name) begins")
        _ = MainScheduler.instance.schedule("b") { name in
            print(name)
            return Disposables.create()
        }
        _ = ConcurrentMainScheduler.instance.schedule("c") { name in
            print(name)
            return Disposables.create()
        }
        _ = worker.schedule("d") { name in
            print(name)
            return Disposables.create()
        }
        print("\(name) ends")
        return Disposables.create()
    }
}
