// The phase of a line of a trace: subscription, event or disposal.
// Chapter: 0 (diagrams)

import Recorder

/// The phase of a line. The innermost call around it that has a phase decides.
public enum Phase: String, CaseIterable, Sendable {
    /// Neither an event nor a disposal: creating sequences, subscribing, handing over.
    case subscribe
    /// An event is being sent.
    case emit
    /// A disposal.
    case dispose
}

extension Phase {
    /// The phase that a call has itself.
    public init?(_ call: Call) {
        // These three functions make an event of their argument.
        let sends = ["onNext(_:)", "onError(_:)", "onCompleted()"].contains(call.function)
        if call.event != nil || sends {
            self = .emit
        } else if ["dispose()", "disposeInner()"].contains(call.function) {
            self = .dispose
        } else {
            return nil
        }
    }
}

extension Happening {
    var phase: Phase { call.flatMap(Phase.init) ?? around }

    private var around: Phase { parent?.phase ?? .subscribe }
}
