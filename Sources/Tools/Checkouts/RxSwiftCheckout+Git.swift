// What git knows of a checkout.

import Foundation
import Toolchain

extension RxSwiftCheckout {
    /// Runs git in the checkout's folder; `nil` where git knows nothing of it.
    public func git(_ words: [String]) throws -> Outcome? {
        // Elsewhere git would speak of a repository around this folder.
        let known = folder.appending(path: ".git").path
        guard FileManager.default.fileExists(atPath: known) else { return nil }
        return try outcome(of: ["git"] + words, in: folder)
    }
}
