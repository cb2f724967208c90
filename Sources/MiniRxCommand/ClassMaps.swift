// `kit class-maps`: brings the class maps in Diagrams/classes up to date.

import ClassMaps
import Foundation

func refreshClassMaps() throws {
    let package = URL(filePath: FileManager.default.currentDirectoryPath)
    let manifest = package.appending(path: "Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
        throw CommandError(message: "run it where Package.swift is.", status: 1)
    }
    do {
        let folder = try ClassMapFolder(package: package, products: Bundle.main.bundleURL)
        let news = try folder.refresh()
        print(news.isEmpty ? "Class maps: up to date" : news.joined(separator: "\n"))
    } catch let error as ClassMapError {
        throw CommandError(message: "\(error)", status: 1)
    }
}
