// `kit class-maps`: updates the maps in Diagrams/classes and Diagrams/modules.

import ClassMaps
import Foundation
import Toolchain

func refreshClassMaps() throws {
    let package = try kitFolder()
    let modules = ClassMapFolder(of: try ModuleMap(of: package), package: package)
    let classes = try ClassMapFolder(package: package, products: Bundle.main.bundleURL)
    let news = try modules.refresh() + classes.refresh()
    print(news.isEmpty ? "Class maps: up to date" : news.joined(separator: "\n"))
}
