// Writes copies of Swift files that have a probe in everything that can be called.

import Foundation
import SwiftText

do {
    try Instrument(Array(CommandLine.arguments.dropFirst())).run()
} catch let mistake as Mistake {
    FileHandle.standardError.write(Data("instrument: \(mistake.message)\n".utf8))
    exit(2)
}
