// The traces recorded from RxSwift.

import Foundation

/// The package's folder.
public let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The trace that was recorded from RxSwift 6.2.0 itself for the sample `name`.
///
/// One thing is changed: an error's text says the name of the library that the object is from.
public func goldenTrace(_ name: String) throws -> String {
    try String(
        contentsOf: packageFolder.appending(path: "Tests/Golden/\(name).txt"),
        encoding: .utf8
    )
    .replacing("Object `RxSwift.", with: "Object `MiniRx.")
}

/// The trace recorded from RxSwift 6.2.0 for one of the `aritySamples`, deinitializers included.
///
/// RxSwift writes producer and sink out for each number of sources, and MiniRx writes them once, for
/// a parameter pack. So the number in a class's name becomes N, the labels of the sources in an
/// initializer become one, and the closures that take in the elements are one.
public func arityTrace(_ name: String) throws -> String {
    try goldenTrace("Arity/\(name)")
        .replacing(#/(CombineLatest|Zip)[3-8]\b/#) { "\($0.1)N" }
        .replacing(#/(CombineLatest|Zip)Sink[3-8]_/#) { "\($0.1)SinkN_" }
        .replacing(#/N\.init\((source\d:)+/#, with: "N.init(_:")
        .replacing(#/closure#\d in (\w+SinkN_)\.run\(\)/#) {
            "closure#1 in \($0.1).observer(of:_:)"
        }
}
