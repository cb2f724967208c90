// The two schedulers of the main queue: which actions run at once, and which are queued.
// Chapter: 2 (MainScheduler, ConcurrentMainScheduler)

import Dispatch
import MiniRx

@Sendable func mainScheduler() {
    let bag = DisposeBag()
    MainScheduler.instance.schedule("outer") { name in
        print("\(name) begins")
        MainScheduler.instance.schedule("inner") { name in
            print(name)
            return Disposables.create()
        }
        .disposed(by: bag)
        print("\(name) ends")
        return Disposables.create()
    }
    .disposed(by: bag)
    settle()
    mark("from a background queue")
    DispatchQueue(label: "background").async {
        MainScheduler.instance.schedule("from background") { name in
            print(name)
            return Disposables.create()
        }
        .disposed(by: bag)
    }
    settle()
}

@Sendable func concurrentMainScheduler() {
    let bag = DisposeBag()
    ConcurrentMainScheduler.instance.schedule("outer") { name in
        print("\(name) begins")
        ConcurrentMainScheduler.instance.schedule("inner") { name in
            print(name)
            return Disposables.create()
        }
        .disposed(by: bag)
        print("\(name) ends")
        return Disposables.create()
    }
    .disposed(by: bag)
    mark("from a background queue")
    DispatchQueue(label: "background").async {
        ConcurrentMainScheduler.instance.schedule("from background") { name in
            print(name)
            return Disposables.create()
        }
        .disposed(by: bag)
    }
    settle()
}
