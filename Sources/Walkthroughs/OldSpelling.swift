// Three samples of the documents as printed there, in the spelling before RxSwift 6.
// Chapter: 2, 3, 4 (the old spelling)

import Dispatch
import MiniRx

/// Samples in the old spelling, which still compiles: each old name calls the current one.
@available(*, deprecated)
public enum OldSpelling {
    /// Runs the sample of chapter 2.
    public static func schedulers() {
        var disposeBag: DisposeBag? = DisposeBag()
        Observable<String>.create { observer in
            observer.onNext("1")
            observer.onNext("2")
            observer.onCompleted()
            return Disposables.create()
        }
        .subscribeOn(ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global()))
        .observeOn(MainScheduler.instance)
        .subscribe(
            onNext: { element in
                print(element)
            },
            onError: { error in
                print(error)
            },
            onCompleted: {
                print("completed")
            }
        )
        .disposed(by: disposeBag!)
        settle()
        mark("bag released")
        disposeBag = nil
    }

    /// Runs the sample of chapter 3.
    public static func observeOn() {
        var bag: DisposeBag? = DisposeBag()
        Observable.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
            .observeOn(
                SerialDispatchQueueScheduler.init(internalSerialQueueName: "observeOnSerial")
            )
            .subscribe { print($0) }
            .disposed(by: bag!)
        settle()
        mark("bag released")
        bag = nil
    }

    /// Runs the sample of chapter 4.
    public static func interval() {
        let disposable = Observable<Int>.interval(0.02, scheduler: MainScheduler.instance)
            .subscribe(onNext: { element in
                print(element)
            })
        wait(ticks: 3)
        mark("dispose() after 3 ticks")
        disposable.dispose()
    }
}
