import RxCocoa
import RxRelay
import RxSwift

final class LoginModel {
    let name = BehaviorRelay(value: "")
    let password = BehaviorRelay(value: "")

    var canLogIn: Driver<Bool> {
        Driver.combineLatest(name.asDriver(), password.asDriver()) {
            !$0.isEmpty && $1.count >= 4
        }
        .distinctUntilChanged()
    }
}

final class LoginScreen {
    private let model: LoginModel

    init(model: LoginModel) {
        self.model = model
        bindFields()
    }

    private func bindFields() {
        let bag = DisposeBag()
        model.name
            .map { "Hello \($0)" }
            .subscribe(onNext: { print("title shows \($0)") })
            .disposed(by: bag)
        model.canLogIn
            .drive(onNext: { print("button is \($0 ? "active" : "grey")") })
            .disposed(by: bag)
    }
}

let model = LoginModel()
let screen = LoginScreen(model: model)
print("user types a name")
model.name.accept("ann")
print("user types a password")
model.password.accept("secret")
print("user waits")
