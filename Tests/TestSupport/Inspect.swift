// What objects are made of, private parts included.

/// The value of a stored property, wherever in the class chain it is declared. `nil` if there is no
/// such property, or nothing in it.
public func property(_ name: String, of object: Any) -> Any? {
    for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
        if let child = mirror.children.first(where: { $0.label == name }) {
            let value = Mirror(reflecting: child.value)
            return value.displayStyle == .optional ? value.children.first?.value : child.value
        }
    }
    return nil
}

/// The same for a property in a property: `disposable1.sink.cancel`.
public func property(path: String, of object: Any) -> Any? {
    path.split(separator: ".").reduce(Optional(object)) { object, name in
        object.flatMap { property(String(name), of: $0) }
    }
}

/// The names of all stored properties of an object, those of its superclasses included, but for
/// the marks of weak properties in copies.
public func propertyNames(of object: Any) -> [String] {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
        .flatMap { $0.children.compactMap(\.label) }
        .filter { !$0.hasPrefix("_weak_") }
}

/// The name of a value's type, without generic arguments.
public func typeName(_ value: Any) -> String {
    name(of: type(of: value))
}

/// The names of an object's class and of its superclasses.
public func classChain(_ object: AnyObject) -> [String] {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
        .map { name(of: $0.subjectType) }
}

private func name(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
}
