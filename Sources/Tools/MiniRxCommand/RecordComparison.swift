// `kit record FILE --rxswift PATH --compare`: whether a program behaves on RxSwift as on MiniRx.

import Foundation
import Recorder
import Toolchain

/// Records a program on both libraries, and prints where the traces differ. Fails if they do.
func compare(_ program: ProgramOptions) throws {
    let mine = try program.recorded(on: LibraryChoice(checkout: nil)).recording
    let other = try program.recorded().recording
    let lines = (own: mine.comparedLines, other: other.comparedLines)
    let equal = zip(lines.own, lines.other).prefix { $0.text == $1.text }.count
    guard equal < max(lines.own.count, lines.other.count) else {
        print("Equal on MiniRx and on \(try program.library.name): \(equal) lines.")
        return
    }
    print("The first \(equal) lines are equal. Then (-: RxSwift, +: MiniRx):\n")
    print(try difference(of: lines.own.joined, from: lines.other.joined))
    let source = lines.own.dropFirst(equal).compactMap(\.source).first
    let place = source.map { " at \($0)." } ?? ": its trace ends earlier."
    let race = " Blocks begin as they come here, so two runs of one library may differ as well."
    throw KitError(
        "MiniRx differs from \(try program.library.name)\(place)\(program.isRace ? race : "")"
    )
}

extension Recording {
    /// The lines with what is the same on both libraries. What is printed of an object begins with
    /// the library's name.
    fileprivate var comparedLines: [(text: String, source: String?)] {
        lines().map { line in
            (
                text: line.golden.replacing(#/\bRx(Swift|Relay|Cocoa)\./#, with: "MiniRx."),
                source: line.step.source
            )
        }
    }
}

extension [(text: String, source: String?)] {
    fileprivate var joined: String { map { "\($0.text)\n" }.joined() }
}
