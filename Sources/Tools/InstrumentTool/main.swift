// Writes copies of Swift files that have a probe in everything that can be called.

import Foundation
import Instrument
import Toolchain

do {
    try InstrumentTool(Array(CommandLine.arguments.dropFirst())).run()
} catch let mistake as KitError {
    FileHandle.standardError.write(Data("instrument: \(mistake.description)\n".utf8))
    exit(2)
}
