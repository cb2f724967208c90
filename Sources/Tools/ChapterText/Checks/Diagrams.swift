// The folder Diagrams has exactly the diagrams that would be drawn now.
// Chapter: 0 (how the text is kept true)

import ClassMaps
import Foundation
import WalkthroughsTraced

extension Check {
    static let classMaps = classMaps(ofThisToolchain: ClassMapFolder.isOfThisToolchain)

    /// Checks only if the compiler can read the built modules.
    /// - parameter ofThisToolchain: If `false`, a map that differs is not a problem.
    static func classMaps(ofThisToolchain: Bool) -> Check {
        Check("class maps") { package, findings in
            guard ClassMapFolder.canBeMade(of: Bundle.main.bundleURL) else { return }
            let folder = try ClassMapFolder(
                package: package.folder,
                products: Bundle.main.bundleURL
            )
            ClassMap.all.forEach { _ in findings.count("class maps") }
            for (path, what) in folder.findings() {
                if ofThisToolchain {
                    findings.report(path, 1, what, Problem.draw)
                } else {
                    findings.notes.append(
                        "\(path): \(what); it was drawn with Swift 6.3 on Linux, and other "
                            + "toolchains may describe classes differently"
                    )
                }
            }
        }
    }

    /// The map of the modules, and the table that says what each is for.
    static let modules = Check("modules") { package, findings in
        let page = ".github/CONTRIBUTING.md"
        let text = try package.text(page)
        let modules = try ModuleMap(of: package.folder)
        for name in modules.names {
            findings.count("modules")
            if !text.contains("| `\(name)` |") {
                findings.report(page, 1, "the table of modules has no row for \(name)")
            }
        }
        for (path, what) in ClassMapFolder(of: modules, package: package.folder).findings() {
            findings.report(path, 1, what, Problem.draw)
        }
    }

    static let diagrams = Check("diagrams") { package, findings in
        var wanted: [String: String] = [:]
        for walkthrough in Walkthrough.all {
            wanted.merge(WalkthroughDiagrams(of: walkthrough).files(in: package.folder)) { $1 }
        }
        wanted.merge(OperatorPictures(in: package.folder).files) { $1 }
        for (name, text) in wanted.sorted(by: { $0.key < $1.key }) {
            findings.count("drawn files")
            let path = "Diagrams/\(name)"
            guard let shown = try? package.text(path) else {
                findings.report(path, 1, "this diagram has not been drawn", Problem.draw)
                continue
            }
            let lines = [shown, text].map { $0.components(separatedBy: "\n") }
            if let change = Change(from: lines[0], to: lines[1]) {
                findings.report(path, change.index + 1, "\(change)", Problem.draw)
            }
        }
        // A folder with a call tree belongs to a walkthrough, and one to the operators.
        let kept = package.files(below: "Diagrams")
        for path in kept where wanted[path] == nil {
            let folder = path.prefix { $0 != "/" }
            if kept.contains("\(folder)/calls.txt") || folder == OperatorPictures.folder {
                findings.report(
                    "Diagrams/\(path)",
                    1,
                    "this file is not part of any diagram now",
                    Problem.draw
                )
            }
        }
    }
}
