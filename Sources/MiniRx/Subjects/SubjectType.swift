// A sequence and an observer in one.
// Mirrors: RxSwift/Subjects/SubjectType.swift
// Chapter: 5 (four subjects), 9 (what a subject is)

/// Takes events as an observer, and sends them to whoever has subscribed.
public protocol SubjectType: ObservableType {
    /// What the subject is when it is used as an observer.
    associatedtype Observer: ObserverType

    /// The subject as an observer.
    func asObserver() -> Observer
}
