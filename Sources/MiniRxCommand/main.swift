// The `minirx` command: lists, walks through and traces the samples.

import Foundation

do {
    try Command(Array(CommandLine.arguments.dropFirst())).run()
} catch let error as CommandError {
    FileHandle.standardError.write(Data("minirx: \(error.message)\n".utf8))
    exit(error.status)
}
