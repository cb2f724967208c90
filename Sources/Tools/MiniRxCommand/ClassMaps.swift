// `kit class-maps`: updates the class maps in Diagrams/classes.

import ClassMaps
import Foundation
import Toolchain

func refreshClassMaps() throws {
    let folder = try ClassMapFolder(package: kitFolder(), products: Bundle.main.bundleURL)
    let news = try folder.refresh()
    print(news.isEmpty ? "Class maps: up to date" : news.joined(separator: "\n"))
}
