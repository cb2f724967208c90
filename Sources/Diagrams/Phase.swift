// What a line of a trace is part of: subscribing, an event, or disposing.
// Chapter: 0 (diagrams)

#if DEBUG
    import MiniRx

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
            if let call, call.event != nil { return .emit }
            if let call, ["dispose()", "disposeInner()"].contains(call.function) {
                return .dispose
            }
            return parent?.phase ?? .subscribe
        }
    }
#endif
