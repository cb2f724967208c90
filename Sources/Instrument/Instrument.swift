// What was typed, and what is done.

import Foundation
import SwiftText

/// Something that keeps files from being copied: what it is, and what to do.
struct Mistake: Error {
    let message: String
}

/// `instrument [OPTION]… --out DIR FILE…`
struct Instrument {
    private var options = Instrumenter.Options()
    private var root = ""
    private var out = ""
    private var files: [String] = []

    static let usage = """
        usage: instrument --out DIR [--root DIR] [--user] [--rename MODULE=OTHER]… \
        [--per-recording TYPE.CONSTANT]… FILE…
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else {
                throw Mistake(message: "\(option) needs a value.\n\(Self.usage)")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--user": options.isUsers = true
            case "--root": root = try value(of: argument)
            case "--out": out = try value(of: argument)
            case "--per-recording": options.perRecording.insert(try value(of: argument))
            case "--rename":
                let names = try value(of: argument).split(separator: "=").map(String.init)
                guard names.count == 2 else {
                    throw Mistake(message: "--rename takes two names: --rename MODULE=OTHER")
                }
                options.renamedModules[names[0]] = names[1]
            case _ where argument.hasPrefix("--"):
                throw Mistake(message: "there is no option \(argument).\n\(Self.usage)")
            default: files.append(argument)
            }
        }
        guard !out.isEmpty, !files.isEmpty else { throw Mistake(message: Self.usage) }
    }

    /// Copies the files.
    ///
    /// A copy that would be what it was is not written again, so that nothing is
    /// compiled again for it.
    func run() throws {
        let sources = try files.map { path -> (path: String, file: SwiftFile) in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw Mistake(message: "there is no file \(path), or it is not in UTF-8.")
            }
            return (path, SwiftFile(text))
        }
        let knowledge = Knowledge(of: sources.map(\.file))
        try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
        for (path, file) in sources {
            var instrumenter = Instrumenter(file, path: path, knowledge, options)
            let copy = instrumenter.copy()
            let target = "\(out)/\(Self.name(ofCopyOf: path, root: root))"
            guard
                URL(filePath: target).standardizedFileURL != URL(filePath: path).standardizedFileURL
            else {
                throw Mistake(message: "the copy of \(path) would replace it. Give another --out.")
            }
            for (line, what) in instrumenter.leftAlone {
                print("\(path):\(line): note: \(what)")
            }
            if (try? String(contentsOfFile: target, encoding: .utf8)) != copy {
                try copy.write(toFile: target, atomically: true, encoding: .utf8)
            }
        }
    }

    /// `MiniRx/Core/Event.swift` becomes `MiniRx__Core__Event.swift`: two files of one name stand in
    /// one folder.
    static func name(ofCopyOf path: String, root: String) -> String {
        let isBelow = !root.isEmpty && path.hasPrefix(root + "/")
        let rest = isBelow ? String(path.dropFirst(root.count + 1)) : path
        return rest.split(separator: "/").joined(separator: "__")
    }
}
