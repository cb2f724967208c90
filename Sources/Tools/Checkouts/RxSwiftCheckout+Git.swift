// Runs git in a checkout.

import Foundation
import Toolchain

extension RxSwiftCheckout {
    /// Runs git in the checkout's folder; `nil` if the folder is not a git repository.
    public func git(_ words: [String]) throws -> Outcome? {
        // Otherwise git would use a repository around this folder.
        let known = folder.appending(path: ".git").path
        guard FileManager.default.fileExists(atPath: known) else { return nil }
        return try outcome(of: ["git"] + words, in: folder)
    }
}
