import RxRelay
import RxSwift

final class Pedometer {
    let steps = BehaviorRelay(value: 0)
}

final class StepScreen {
    private let bag = DisposeBag()
    private let goal: Int

    init(pedometer: Pedometer, goal: Int) {
        self.goal = goal
        pedometer.steps
            .map(text)
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: bag)
    }

    deinit {
        print("screen released")
    }

    private func text(for steps: Int) -> String {
        steps < goal ? "\(goal - steps) to go" : "done"
    }

    private func show(_ text: String) {
        print("screen shows \(text)")
    }
}

let pedometer = Pedometer()
var screen: StepScreen? = StepScreen(pedometer: pedometer, goal: 1000)
pedometer.steps.accept(400)
print("user closes the screen")
screen = nil
pedometer.steps.accept(1200)
