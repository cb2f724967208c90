// Each source file of the library names the file of RxSwift that it mirrors, and is in the map.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let banners = Check("banners") { package, findings in
        let known = Set(
            try package.text("Tests/RxSwift-6.2.0-files.txt").split(separator: "\n")
                .map(String.init)
        )
        let map = try package.text("Chapters/appendix-map.md")
        for path in package.swiftFiles(below: "Sources/MiniRx") {
            findings.count("banners")
            if !map.contains("](../\(path))") {
                findings.report(path, 1, "the map has no row for this file", Problem.refresh)
            }
            let source = try package.text(path)
            let line = source.components(separatedBy: "\n")
                .firstIndex { $0.hasPrefix("// Mirrors: ") }
            do {
                let mirrored = try Banner(source).mirroredFiles
                for file in mirrored where !known.contains(file) {
                    let what = "RxSwift 6.2.0 has no file \(file)"
                    findings.report(path, (line ?? 0) + 1, what)
                }
            } catch let error as ChapterError {
                findings.report(path, (line ?? 0) + 1, error.message)
            }
        }
    }
}

extension Banner {
    /// The paths of the files of RxSwift 6.2.0 that the banner names. A name without a folder is in
    /// the folder of the file before it. Empty if the banner names no file or another version.
    fileprivate var mirroredFiles: [String] {
        get throws {
            if mirrors.hasPrefix("nothing in RxSwift") || mirrors.contains(#/of RxSwift \d/#) {
                return []
            }
            var folder = ""
            let files = mirrors.matches(of: #/([\w+.]+\/)*[\w+.]+\.swift/#).map { match in
                let name = String(match.0)
                guard let slash = name.lastIndex(of: "/") else { return folder + name }
                folder = String(name[...slash])
                return name
            }
            if files.isEmpty {
                throw ChapterError(
                    description: "the banner must name a file of RxSwift or `nothing in RxSwift`"
                )
            }
            return files
        }
    }
}
