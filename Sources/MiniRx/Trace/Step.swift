// One thing that happened while a recording ran.
// Mirrors: nothing in RxSwift.
// Chapter: 0 (how to read a trace)

#if DEBUG
    import Foundation

    /// One thing that happened: a call, a return, a block handed to another queue, something
    /// printed.
    public struct Step: Sendable, Equatable {
        /// What happened.
        public enum Moment: Sendable, Equatable {
            /// A function or closure was called.
            case enters(Call)
            /// It returned. The step bears the number of the call.
            case leaves
            /// A block was handed to another lane.
            case handsOver(block: Int, to: String)
            /// A block that was handed over begins.
            case runs(block: Int)
            /// A block that was handed over has ended.
            case ends(block: Int)
            /// The sample printed something.
            case prints(String)
            /// The sample begins a new section.
            case marks(String)
        }

        /// Its place in the recording, from 1. Returns bear the number of their call.
        public let number: Int
        /// What happened.
        public let moment: Moment
        /// Where: `main`, or the label of the dispatch queue.
        public let lane: String
        /// On which thread, counted from 1 in the order in which threads appeared.
        public let thread: Int
        /// How many recorded calls were open on that thread.
        public let depth: Int
        /// The number of the innermost of them, the caller.
        public let caller: Int?
    }

    /// A call of a function, an initializer, a deinitializer or a closure.
    public struct Call: Sendable, Equatable {
        /// The type in whose source it stands; `nil` for closures, which name it themselves.
        public let type: String?
        /// The function with its labels: `on(_:)`, `init(_:)`, `deinit`, `closure#1 in …`.
        public let function: String
        /// The class of `self`; `nil` where there is none yet, or where `self` is no object.
        public let object: String?
        /// The class of `self`, where it is another than `type`.
        public var receiver: String? { object == type ? nil : object }
        /// The event it was given: `next(1)`, `error` or `completed`.
        public let event: String?
        /// The source file, from the package's folder on.
        public let file: String
        /// The line of the probe in that file.
        public let line: UInt

        init(
            type: String?,
            function: String,
            receiver: Any?,
            event: Any?,
            file: StaticString,
            line: UInt
        ) {
            self.type = type
            self.function = function
            let receiver = (receiver as? ObserverOfAnother)?.observer ?? receiver
            self.object = receiver.flatMap(Self.className)
            self.event = (event as? any TracedEvent)?.traceLabel
            self.file = Self.shortened("\(file)")
            self.line = line
        }

        /// The name of an object's class, without module and generic arguments.
        private static func className(of object: Any) -> String? {
            let type = Swift.type(of: object)
            guard type is AnyClass else { return nil }
            return String(String(describing: type).prefix { $0 != "<" })
        }

        private static func shortened(_ path: String) -> String {
            let folders = ["/Sources/", "/Tests/"]
            let start = folders.compactMap { path.range(of: $0, options: .backwards) }.first
            guard let start else { return (path as NSString).lastPathComponent }
            return String(path[path.index(after: start.lowerBound)...])
        }
    }

    /// An event, whatever its element.
    private protocol TracedEvent {
        var traceLabel: String { get }
    }

    extension Event: TracedEvent {
        fileprivate var traceLabel: String {
            switch self {
            case .next(let element): return "next(\(element))"
            case .error: return "error"
            case .completed: return "completed"
            }
        }
    }

    extension Result: TracedEvent {
        fileprivate var traceLabel: String {
            switch self {
            case .success(let element): return "success(\(element))"
            case .failure: return "failure"
            }
        }
    }

    extension MaybeEvent: TracedEvent {
        fileprivate var traceLabel: String {
            switch self {
            case .success(let element): return "success(\(element))"
            case .error: return "error"
            case .completed: return "completed"
            }
        }
    }

    extension CompletableEvent: TracedEvent {
        fileprivate var traceLabel: String {
            switch self {
            case .error: return "error"
            case .completed: return "completed"
            }
        }
    }
#endif
