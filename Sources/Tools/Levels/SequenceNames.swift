// The names of sequences, as the program wrote them.
// Chapter: 0 (levels)

import Recorder
import SwiftText

extension Run {
    /// The name and place of a sequence: its variable if the program makes it itself, or the
    /// function that makes it, `.map`.
    /// - parameter maker: The entry of the call that made it.
    /// - parameter type: Its class.
    public func name(of maker: Int?, type: String?) -> (name: String, place: Place?) {
        let plain = type ?? "sequence"
        guard let maker, let call = entries[maker].call else { return (plain, nil) }
        if RxNames.usesOfSequences.contains(call.shortName) { return (plain, nil) }
        let place = entries[maker].site
        let isSubject = RxNames.subjects.contains(plain)
        guard call.baseName == "init" || isSubject && call.type == RxNames.replay else {
            // A subject inside an operator.
            return isSubject ? (plain, nil) : (".\(call.shortName)", place)
        }
        let file = place.flatMap { sources.file($0.file) }
        let variable = entries[maker].offset.flatMap { file?.variable(of: $0) }
        return (variable ?? call.type ?? plain, place)
    }

    /// A source file of the program, or of the library; `nil` if it cannot be read.
    public func source(_ path: String) -> SwiftFile? { sources.file(path) }
}

extension Subscriptions {
    /// The entry of the call of own code that made a sequence.
    public func maker(of sequence: Int) -> Int? { makers[sequence] }

    /// The numbers of the objects that a call of own code made.
    public func madeBy(_ entry: Int) -> [Int] {
        makers.filter { $0.value == entry }.keys.sorted()
    }
}
