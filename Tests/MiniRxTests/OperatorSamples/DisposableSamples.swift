// Disposables and bags: see OperatorSamples.swift.

import MiniRxTraced

private func nothing() -> Cancelable { Disposables.create {} }

let disposableSamples = samples([
    "boolean": {
        let b = BooleanDisposable()
        b.dispose()
        b.dispose()
        BooleanDisposable(isDisposed: true).dispose()
    },
    "single-assignment": {
        let s = SingleAssignmentDisposable()
        s.setDisposable(nothing())
        s.dispose()
        s.dispose()
        let t = SingleAssignmentDisposable()
        t.dispose()
        t.setDisposable(nothing())
    },
    "anonymous": {
        let d = nothing()
        d.dispose()
        d.dispose()
        Disposables.create().dispose()
    },
    "disposables-create": {
        Disposables.create(nothing(), nothing()).dispose()
        Disposables.create(nothing(), nothing(), nothing()).dispose()
        Disposables.create([nothing(), nothing()]).dispose()
        Disposables.create(nothing(), nothing(), nothing(), nothing()).dispose()
    },
    "binary-twice": {
        let d = Disposables.create(nothing(), nothing())
        d.dispose()
        d.dispose()
    },
    "composite-forms": {
        CompositeDisposable(nothing(), nothing()).dispose()
        CompositeDisposable(nothing(), nothing(), nothing()).dispose()
        CompositeDisposable(nothing(), nothing(), nothing(), nothing(), nothing()).dispose()
        CompositeDisposable(disposables: [nothing()]).dispose()
    },
    "composite-after": {
        let c = CompositeDisposable()
        let k = c.insert(nothing())
        c.dispose()
        _ = c.insert(nothing())
        if let k { c.remove(for: k) }
        c.dispose()
    },
    "serial-of-none": {
        let s = SerialDisposable()
        s.dispose()
        s.dispose()
        s.disposable = nothing()
    },
    "ref-count-disposable-after": {
        let r = RefCountDisposable(disposable: nothing())
        let (a, b) = (r.retain(), r.retain())
        a.dispose()
        a.dispose()
        b.dispose()
        r.dispose()
        r.dispose()
        r.retain().dispose()
    },
    "scheduled-disposable": {
        let clock = HistoricalScheduler()
        let s = ScheduledDisposable(scheduler: clock, disposable: nothing())
        s.dispose()
        clock.start()
        s.dispose()
        clock.start()
    },
    "dispose-bag-forms": {
        let bag = DisposeBag()
        nothing().disposed(by: bag)
        bag.insert(nothing())
        bag.insert(nothing(), nothing())
        bag.insert([nothing()])
        bag.insert {
            nothing()
            nothing()
        }
        _ = DisposeBag(disposing: nothing(), nothing())
        _ = DisposeBag(disposing: [nothing()])
        _ = DisposeBag {
            nothing()
            nothing()
        }
    },
])
