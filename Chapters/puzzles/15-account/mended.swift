import RxRelay
import RxSwift

final class Session {
    let user = BehaviorRelay(value: "Ann")
    let bag = DisposeBag()
}

final class Label {
    func show(_ text: String) {
        print("label shows \(text)")
    }

    deinit {
        print("label released")
    }
}

final class AccountScreen {
    private let label = Label()
    private let bag = DisposeBag()

    init(session: Session) {
        session.user
            .map { "signed in as \($0)" }
            .subscribe(onNext: { [label] in label.show($0) })
            .disposed(by: bag)
    }

    deinit {
        print("screen released")
    }
}

let session = Session()
for visit in 1...2 {
    print("visit \(visit) begins")
    let screen = AccountScreen(session: session)
    withExtendedLifetime(screen) { print("visit \(visit) ends") }
}
print("Ann changes her name")
session.user.accept("Anna")
