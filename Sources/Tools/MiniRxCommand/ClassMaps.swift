// `kit class-maps`: updates the maps in Diagrams/classes and Diagrams/modules.

import ClassMaps
import Foundation
import Toolchain

func refreshClassMaps() throws {
    let modules = try ClassMapFolder(modulesOf: kitFolder())
    let classes = try ClassMapFolder(package: kitFolder(), products: Bundle.main.bundleURL)
    let news = try modules.refresh() + classes.refresh()
    print(news.isEmpty ? "Class maps: up to date" : news.joined(separator: "\n"))
}
