// `decode`: data as values of a type.
// Mirrors: RxSwift/Observables/Decode.swift
// Chapter: none

import Foundation

extension ObservableType where Element == Data {
    /// What `decoder` makes of each element. If it throws, the sequence ends with that error.
    public func decode<Item: Decodable, Decoder: DataDecoder>(
        type: Item.Type,
        decoder: Decoder
    ) -> Observable<Item> {
        self.map { data in
            try decoder.decode(type, from: data)
        }
    }
}

/// What can make a value of data, such as a `JSONDecoder`.
public protocol DataDecoder {
    /// Makes a value of `data`.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}
