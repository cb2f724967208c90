// A type that is a sequence and an observer.
// Mirrors: RxSwift/Subjects/SubjectType.swift
// Chapter: 5 (four subjects), 9 (what a subject is)

/// Receives events as an observer, and sends them to its subscribers.
public protocol SubjectType: ObservableType {
    /// The type of the subject when it is used as an observer.
    associatedtype Observer: ObserverType

    /// Returns the subject as an observer.
    func asObserver() -> Observer
}
