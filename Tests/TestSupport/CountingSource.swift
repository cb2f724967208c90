// What tests of questions share.

import MiniRxTraced

extension LeakCheckedTestCase {
    /// A source that counts who subscribes. Each subscription sends `elements` at once.
    public func counting(
        _ elements: Int...,
        ends: Bool = true
    ) -> (source: Observable<Int>, counter: Counter) {
        let counter = Counter()
        let source = Observable<Int>.create { observer in
            counter.add()
            elements.forEach(observer.onNext)
            if ends {
                observer.onCompleted()
            }
            return Disposables.create()
        }
        return (source, counter)
    }

    /// The elements that a sequence sends inside `subscribe`.
    public func elements(of observable: Observable<Int>) -> [Int] {
        var elements: [Int] = []
        observable.subscribe(onNext: { elements.append($0) }).dispose()
        return elements
    }
}
