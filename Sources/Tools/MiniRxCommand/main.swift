// The `kit` command: lists, walks through and traces the samples.

import ChapterText
import Foundation
import MiniRxTraced
import Toolchain

// Unhandled errors go to standard error, not into the trace.
Hooks.defaultErrorHandler = { _, error in
    fflush(stdout)
    FileHandle.standardError.write(Data("Unhandled error happened: \(error)\n".utf8))
}

do {
    try Command(Array(CommandLine.arguments.dropFirst())).run()
} catch let error as KitError {
    fflush(stdout)
    if !error.description.isEmpty {
        FileHandle.standardError.write(Data("kit: \(error)\n".utf8))
    }
    exit(error.status)
} catch let error as ChapterError {
    fflush(stdout)
    FileHandle.standardError.write(Data("kit: \(error)\n".utf8))
    exit(1)
} catch is Interruption {
    // The handler of the signal ends the process.
    sleep(1)
    exit(1)
} catch {
    fflush(stdout)
    FileHandle.standardError.write(Data("kit: \(error.localizedDescription)\n".utf8))
    exit(1)
}
