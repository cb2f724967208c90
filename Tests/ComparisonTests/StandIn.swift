// What stands in for a checkout.

import Foundation
import TestSupport

extension TemporaryFolderCase {
    /// Writes a file, and a symbolic link to it, as RxSwift has them.
    func link(_ link: String, to path: String, _ text: String) throws {
        try write(path, text)
        let place = folder.appending(path: link)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: place.path,
            withDestinationPath: "../../\(path)"
        )
    }

    /// A checkout of RxSwift with a file for each of its modules.
    func makeRxSwift() throws {
        let infallible = "RxSwift/Traits/Infallible/Infallible.swift"
        try link("Sources/RxSwift/Infallible.swift", to: infallible, "infallible")
        try link("Sources/RxRelay/PublishRelay.swift", to: "RxRelay/PublishRelay.swift", "relay")
        try link("Sources/RxCocoa/Driver.swift", to: "RxCocoa/Traits/Driver/Driver.swift", "driver")
    }
}
