// Whether the current code runs on the main queue.
// Mirrors: Platform/DispatchQueue+Extensions.swift
// Chapter: 2 (MainScheduler)

import Dispatch

extension DispatchQueue {
    private static let token: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether the current queue, not the current thread, is the main one. Inside another queue's
    /// `sync`, called from the main thread, this is `false`.
    static var isMain: Bool {
        DispatchQueue.getSpecific(key: token) != nil
    }
}
