import RxRelay
import RxSwift

final class Player {
    func play(_ song: String) {
        print("plays \(song)")
    }
}

/// A cell of a list. The list uses it again for another row when it has left the screen.
final class SongCell {
    let playTaps = PublishRelay<Void>()
    private let bag = DisposeBag()

    func configure(song: String, player: Player) {
        print("cell shows \(song)")
        playTaps
            .map { song }
            .bind(onNext: { player.play($0) })
            .disposed(by: bag)
    }
}

let player = Player()
let cell = SongCell()

cell.configure(song: "Yesterday", player: player)
print("user taps play")
cell.playTaps.accept(())
print("user scrolls")
cell.configure(song: "Imagine", player: player)
print("user taps play")
cell.playTaps.accept(())
