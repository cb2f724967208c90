// Actions scheduled while another action runs: they are queued, and can be cancelled.
// Chapter: 1 (why the trampoline)

import MiniRx

@Sendable func trampoline() {
    let bag = DisposeBag()
    CurrentThreadScheduler.instance.schedule("first") { name in
        print("\(name) begins")
        CurrentThreadScheduler.instance.schedule("second") { name in
            print(name)
            return Disposables.create()
        }
        .disposed(by: bag)
        let third = CurrentThreadScheduler.instance.schedule("third") { name in
            print(name)
            return Disposables.create()
        }
        third.dispose()
        print("\(name) ends")
        return Disposables.create()
    }
    .disposed(by: bag)
}
