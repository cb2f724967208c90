// Cryptographic hashes.

import Foundation

/// The SHA-256 hash of data, in hexadecimal digits.
public func sha256(of data: Data) throws -> String {
    try withTemporaryFolder { folder in
        let file = folder.appending(path: "data")
        try data.write(to: file)
        return try sha256(ofFiles: [file.path])[0]
    }
}

/// The SHA-256 hashes of files, in hexadecimal digits.
public func sha256(ofFiles paths: [String]) throws -> [String] {
    #if os(macOS)
    let tool = ["shasum", "-a", "256", "--"]
    #else
    let tool = ["sha256sum", "--"]
    #endif
    return try output(of: tool + paths).split(separator: "\n").map { line in
        // A line for a path with unusual characters begins with a backslash.
        String(line.drop { $0 == "\\" }.prefix { $0 != " " })
    }
}
