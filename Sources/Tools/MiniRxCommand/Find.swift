// `kit find NAME`: the files of MiniRx and of RxSwift that have a public function.

import ChapterText
import Foundation
import Toolchain

func find(_ wanted: String) throws {
    let package = try kitFolder()
    let all = try PublicFunction.all(in: package)
    // `retry(when:)` is looked up like `retry`.
    let name = String(wanted.prefix { $0 != "(" })
    let found = all.filter { $0.name == name }
    guard !found.isEmpty else {
        let nearest = Toolchain.hint(for: name, of: Set(all.map(\.name)).sorted())
        throw KitError("The library has no public function '\(name)'. \(nearest)")
    }
    let width = found.map { "\($0.path):\($0.line)".count }.max() ?? 0
    for function in found {
        let place = "\(function.path):\(function.line)"
        let file = package.appending(path: function.path)
        let mirrors = try Banner(String(contentsOf: file, encoding: .utf8)).mirrors
        print(place.padding(toLength: width + 2, withPad: " ", startingAt: 0) + mirrors)
    }
}
