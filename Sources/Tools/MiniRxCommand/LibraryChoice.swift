// The library that a reader's program is recorded on: MiniRx, or RxSwift from a checkout.

import Checkouts
import Foundation
import ProgramRecorder
import Toolchain

/// MiniRx, or RxSwift from a checkout.
struct LibraryChoice {
    /// The checkout's folder; `nil` for MiniRx.
    let checkout: String?

    /// The command's option.
    static let option = "--rxswift"

    /// The name in messages: `RxSwift 6.2.0`.
    var name: String {
        get throws {
            guard let checkout else { return "MiniRx" }
            return "RxSwift \(try RxSwiftVersion(of: RxSwiftCheckout(checkout)).name)"
        }
    }

    /// What a command with the same library has besides its files.
    var words: String { checkout.map { " \(Self.option) \($0)" } ?? "" }

    /// Builds the library, if that was not done before.
    func library() throws -> RecordedLibrary {
        guard let checkout else { return try .miniRx() }
        return try .rxSwift(RxSwiftCheckout(checkout), kit: kitFolderFromAnywhere()) { message in
            FileHandle.standardError.write(Data("\(message)\n".utf8))
        }
    }
}

extension Command {
    static func library(_ options: [String: String]) throws -> LibraryChoice {
        let checkout = options[LibraryChoice.option]
        if let checkout { _ = try RxSwiftCheckout(checkout) }
        return LibraryChoice(checkout: checkout)
    }

    /// A walkthrough takes none of a program's options but the order.
    static func expectNoProgram(_ options: [String: String]) throws {
        guard options[LibraryChoice.option] == nil else {
            throw KitError.usage(
                """
                \(LibraryChoice.option) needs a Swift file. The walkthroughs' records are from \
                RxSwift: kit walk compares with them.
                """
            )
        }
        let others =
            ProgramOptions.known.keys.filter { $0 != "--order" }.sorted() + ProgramOptions.flags
        if let option = others.first(where: { options[$0] != nil }) {
            throw KitError.usage("\(option) needs a Swift file or a package.")
        }
    }
}
