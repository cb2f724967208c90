// `.rx`: the namespace for what a library adds to other people's types.
// Mirrors: RxSwift/Reactive.swift
// Chapter: 8 (Reactive)

import Foundation

/// A value as seen by reactive code: `label.rx`. Each property of a class that can be written is
/// there as a `Binder`, under its own name.
///
/// Extend it, with a condition on `Base`, to add what you need.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// What stands before `.rx`.
    public let base: Base

    /// The reactive view of `base`.
    public init(_ base: Base) {
        self.base = base
    }

    /// A binder that sets the property, on the main queue.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in
            base[keyPath: keyPath] = value
        }
    }
}

/// A type that has `.rx`. To adopt it is all that it takes.
public protocol ReactiveCompatible {
    /// What stands before `.rx`.
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
        // So that `Type.rx.member = value` compiles for members that can be set.
        set {}
    }

    /// The reactive view of this value.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        // So that `value.rx.member = value` compiles for members that can be set.
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
