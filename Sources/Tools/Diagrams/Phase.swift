// What a line of a trace is part of: subscribing, an event, or disposing.
// Chapter: 0 (diagrams)

import Recorder

/// What something that happens is part of. The innermost call around it that tells decides.
public enum Phase: String, CaseIterable, Sendable {
    /// No event and no disposing: making sequences, subscribing to them, handing over.
    case subscribe
    /// An event is under way.
    case emit
    /// Something is being disposed of.
    case dispose
}

extension Happening {
    var phase: Phase {
        guard let call else { return around }
        // The first three make an event of their argument.
        let sends = ["onNext(_:)", "onError(_:)", "onCompleted()"].contains(call.function)
        if call.event != nil || sends { return .emit }
        if ["dispose()", "disposeInner()"].contains(call.function) { return .dispose }
        return around
    }

    private var around: Phase { parent?.phase ?? .subscribe }
}
