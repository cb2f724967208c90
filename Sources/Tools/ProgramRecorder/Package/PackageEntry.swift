// What runs of a package, as a reader names it.

import Foundation
import Toolchain

/// What runs of a package.
public enum PackageEntry: Sendable, Equatable {
    /// An executable product.
    case program(String)
    /// A test, or all tests of a class or of a target: `SearchTests/testFindsAWord`.
    case test(String)
    /// A file with code at its top level, which uses a library's target.
    case driver(String, of: String)
}

/// The names with which a reader chooses what runs.
public struct PackageChoice: Sendable {
    /// The name of a product; `nil` if not given.
    public var product: String?
    /// The name of a target; `nil` if not given.
    public var target: String?
    /// A test, a class of tests, or a target; `nil` if not given.
    public var test: String?
    /// A file that uses the target; `nil` if not given.
    public var driver: String?

    /// - parameter driver: A file that uses the target.
    public init(product: String?, target: String?, test: String?, driver: String?) {
        (self.product, self.target, self.test, self.driver) = (product, target, test, driver)
    }

    /// What a command has for them.
    public var words: String {
        let options = [("product", product), ("target", target), ("test", test)]
        return options.map { name, value in value.map { " --\(name) \($0)" } ?? "" }.joined()
            + (driver.map { " \($0)" } ?? "")
    }

    /// What these names mean in a package.
    func entry(in package: DescribedPackage) throws -> PackageEntry {
        if let test { return .test(test) }
        let programs = package.products.filter(\.isExecutable)
        if let product {
            if programs.contains(where: { $0.name == product }) { return .program(product) }
            throw unknown(product, "executable product", of: programs.map(\.name), package)
        }
        let targets = package.targets.filter { $0.canBeRecorded && $0.type != "test" }
        if let target {
            guard let found = targets.first(where: { $0.name == target }) else {
                throw unknown(target, "target", of: targets.map(\.name), package)
            }
            if let driver { return .driver(driver, of: target) }
            // The product of an executable target may have another name.
            if found.type == "executable",
                let program = programs.first(where: { $0.targets.contains(target) })
            {
                return .program(program.name)
            }
            throw KitError(
                """
                \(target) is a library, and a library does not run by itself. Record one of its \
                tests: --test CLASS/TEST, or give a file that uses it: --target \(target) FILE.swift
                """
            )
        }
        guard programs.count == 1 else {
            let choices = programs.isEmpty ? "" : " Its programs: \(listed(programs.map(\.name)))."
            throw KitError(
                """
                what of \(package.name) is to run? Choose with --product NAME, --test CLASS/TEST, \
                or --target NAME FILE.swift.\(choices)
                """
            )
        }
        return .program(programs[0].name)
    }

    private func unknown(
        _ name: String,
        _ kind: String,
        of names: [String],
        _ package: DescribedPackage
    ) -> KitError {
        KitError("\(package.name) has no \(kind) '\(name)'. \(hint(for: name, of: names))")
    }
}
