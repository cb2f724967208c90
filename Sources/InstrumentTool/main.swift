// Writes copies of Swift files that have a probe in everything that can be called.

import Foundation
import Instrument

do {
    try InstrumentTool(Array(CommandLine.arguments.dropFirst())).run()
} catch let mistake as InstrumentError {
    FileHandle.standardError.write(Data("instrument: \(mistake.message)\n".utf8))
    exit(2)
}
