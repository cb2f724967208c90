// The names of sequences, as the program wrote them.
// Chapter: 0 (levels)

import Recorder
import SwiftText

extension Run {
    /// The name and place of a sequence: `.map`, or the variable of a subject.
    /// - parameter maker: The entry of the call that made it.
    /// - parameter type: Its class, for a sequence that own code did not make.
    public func name(of maker: Int?, type: String?) -> (name: String, place: Place?) {
        let plain = type ?? "sequence"
        guard let maker, let call = entries[maker].call else { return (plain, nil) }
        let place = entries[maker].site
        if call.baseName == "init" {
            let file = place.flatMap { sources.file($0.file) }
            let variable = entries[maker].offset.flatMap { file?.variable(of: $0) }
            return (variable ?? plain, place)
        }
        return (".\(call.shortName)", place)
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
