// The manifest of the package that takes RxSwift's place.

extension DropInPackage {
    /// RxSwift's products, in both forms, and the recorder. The recorder's atomics need these
    /// releases of Apple's systems.
    static func manifest(of modules: [String]) -> String {
        let products = modules.filter { $0 != runtime }.flatMap { module in
            [
                ".library(name: \"\(module)\", targets: [\"\(module)\"]),",
                ".library(name: \"\(module)-Dynamic\", type: .dynamic, targets: [\"\(module)\"]),",
            ]
        }
        let targets = modules.filter { $0 != runtime }.map { module in
            let needed = modules.filter { needs(module, $0) } + ["Recorder"]
            let names = needed.map { "\"\($0)\"" }.joined(separator: ", ")
            let runtime = module == "RxCocoa" && modules.contains(runtime) ? " + runtime" : ""
            return ".target(name: \"\(module)\", dependencies: [\(names)]\(runtime)),"
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            // RxCocoa's part in Objective-C.
            #if canImport(Darwin)
            let runtime: [Target.Dependency] = ["\(runtime)"]
            let others: [Target] = [\
            \(modules.contains(runtime) ? ".target(name: \"\(runtime)\", dependencies: [\"RxSwift\"])" : "")]
            #else
            let runtime: [Target.Dependency] = []
            let others: [Target] = []
            #endif

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11)],
                products: [
                    .library(name: "Recorder", targets: ["Recorder"]),
                    \(products.joined(separator: "\n        "))
                ],
                targets: [
                    .target(name: "Recorder"),
                    \(targets.joined(separator: "\n        "))
                ] + others,
                swiftLanguageModes: [.v5]
            )

            """
    }

    /// The module in Objective-C, which only Apple's systems can build.
    private static let runtime = "RxCocoaRuntime"

    private static func needs(_ module: String, _ other: String) -> Bool {
        switch module {
        case "RxSwift": false
        case "RxCocoa": ["RxSwift", "RxRelay"].contains(other)
        default: other == "RxSwift"
        }
    }
}
