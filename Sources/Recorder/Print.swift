// Records what instrumented code prints.
// Chapter: 0 (how code is recorded)

/// Prints as Swift's own function does; inside a recording it records the text instead. An app that
/// records itself does both.
///
/// Instrumented code that prints calls this function.
@_spi(Instrumented)
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let text = items.map { "\($0)" }.joined(separator: separator)
    if !Trace.prints(text) {
        Swift.print(text, terminator: terminator)
    }
}
