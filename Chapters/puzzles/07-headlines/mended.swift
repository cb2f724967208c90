import RxRelay
import RxSwift

final class NewsService {
    func headlines(page: Int) -> Observable<[String]> {
        .just(["headline \(page)a", "headline \(page)b"])
    }
}

final class NewsScreen {
    private let bag = DisposeBag()
    private var badge = 0

    init(service: NewsService, pages: PublishRelay<Int>) {
        pages
            .distinctUntilChanged()
            .flatMapLatest { [weak self] page in
                service.headlines(page: page)
                    .do(onNext: { [weak self] in self?.badge += $0.count })
            }
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: bag)
    }

    deinit {
        print("screen released")
    }

    private func show(_ headlines: [String]) {
        print("list \(headlines), badge \(badge)")
    }
}

let pages = PublishRelay<Int>()
var screen: NewsScreen? = NewsScreen(service: NewsService(), pages: pages)
pages.accept(1)
pages.accept(2)
print("user closes the screen")
screen = nil
pages.accept(3)
