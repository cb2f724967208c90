// What a probe reports of a call.
// Chapter: 0 (how code is recorded)

/// The receiver and the arguments of a call that a recording keeps something of.
struct Arguments {
    /// `self`.
    var receiver: Any?
    /// The event.
    var event: Any?
    /// The observer.
    var observer: Any?
    /// What a closure of user code receives.
    var argument: Any?
}
