// The numbers of the objects whose methods are called.
// Chapter: 0 (how to read a trace)

import Foundation

/// Gives each object a number, from 1, in the order in which the recording meets them.
/// Thread-safe.
///
/// It refers to the objects weakly: they live as long as without it. The address of a freed object
/// may be that of another object later, which gets another number.
final class ObjectNumbers: @unchecked Sendable {
    private struct Known {
        let number: Int
        let type: ObjectIdentifier
        weak var object: AnyObject?
        /// Whether the object was gone when the dictionary was looked through.
        var wasGone = false
    }

    private let lock = NSLock()
    private var known: [ObjectIdentifier: Known] = [:]
    private var lastNumber: Int
    /// How many objects there may be before those that are gone are forgotten.
    private var most = 1000

    /// How many objects are known, with some that are gone.
    var count: Int { lock.withLock { known.count } }

    /// - parameter lastNumber: The number before the first one to give.
    /// - parameter objects: Those that have numbers already.
    init(after lastNumber: Int = 0, _ objects: [(number: Int, object: AnyObject)] = []) {
        self.lastNumber = lastNumber
        for (number, object) in objects {
            let type = ObjectIdentifier(Swift.type(of: object))
            known[ObjectIdentifier(object)] = Known(number: number, type: type, object: object)
        }
    }

    /// The object's number; `nil` for an object that traces do not show.
    /// - parameter isDeinit: Whether its deinitializer runs: there can be no new weak reference.
    func number(of object: AnyObject, isDeinit: Bool) -> Int? {
        let type: AnyClass = Swift.type(of: object)
        // A weak reference to such an object ends the program on a Mac while it is being freed.
        guard case .object = TypeKind.of(type), !(object is NSObject) else { return nil }
        return lock.withLock {
            let identity = ObjectIdentifier(object)
            let before = known[identity]
            if let before, before.object === object { return before.number }
            let isSameType = before?.type == ObjectIdentifier(type)
            if isDeinit { return isSameType ? before?.number : nil }
            let new = Known(number: lastNumber + 1, type: ObjectIdentifier(type), object: object)
            // No reference: the object is being freed.
            guard new.object != nil else { return isSameType ? before?.number : nil }
            lastNumber += 1
            known[identity] = new
            if known.count > most { forgetWhatIsGone() }
            return lastNumber
        }
    }

    /// Forgets objects that are gone for the second time: one that is being freed is gone, too, and
    /// its deinitializers are still to be called.
    private func forgetWhatIsGone() {
        known = known.filter { $0.value.object != nil || !$0.value.wasGone }
        for (identity, object) in known where object.object == nil {
            known[identity]!.wasGone = true
        }
        most = max(1000, 2 * known.count)
    }
}
