// The traces recorded from RxSwift.

import Foundation
import WalkthroughsTraced

/// The package's folder.
public let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The trace that was recorded from RxSwift 6.2.0 itself for the sample `name`.
public func goldenTrace(_ name: String) throws -> String {
    try rxSwiftsTrace(of: name, in: packageFolder)
}
