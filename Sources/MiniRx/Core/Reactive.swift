// `.rx`: the namespace for members that a library adds to types of others.
// Mirrors: RxSwift/Reactive.swift
// Chapter: 8 (Reactive)

import Foundation

/// The reactive view of a value: `label.rx`. If `Base` is a class, each writable property is
/// available as a `Binder` of the same name.
///
/// To add members, extend it with a condition on `Base`.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The value before `.rx`.
    public let base: Base

    /// Creates the reactive view of `base`.
    public init(_ base: Base) {
        self.base = base
    }

    /// Returns a binder that sets the property, on the main queue.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in
            base[keyPath: keyPath] = value
        }
    }
}

/// A type that has `.rx`. It needs to declare nothing else than the conformance.
public protocol ReactiveCompatible {
    /// The type of the value before `.rx`.
    associatedtype ReactiveBase

    /// The reactive view of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The reactive view of this value.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The reactive view of the type.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        // The empty setter allows `Type.rx.member = value` for members that can be set.
        set {}
    }

    /// The reactive view of this value.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        // The empty setter allows `value.rx.member = value` for members that can be set.
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
