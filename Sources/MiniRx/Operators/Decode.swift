// `decode`: decodes data to values of a type.
// Mirrors: RxSwift/Observables/Decode.swift
// Chapter: none

import Foundation

extension ObservableType where Element == Data {
    /// Decodes each element with `decoder`. If it throws, the sequence fails with that error.
    ///
    /// ```swift
    /// let texts = Observable.of(Data("[1, 2]".utf8), Data("oops".utf8))
    /// texts.decode(type: [Int].self, decoder: JSONDecoder()).subscribe { print($0) }
    /// // next([1, 2]), error(…)
    /// ```
    public func decode<Item: Decodable, Decoder: DataDecoder>(
        type: Item.Type,
        decoder: Decoder
    ) -> Observable<Item> {
        self.map { data in
            try decoder.decode(type, from: data)
        }
    }
}

/// A decoder of data, such as a `JSONDecoder`.
public protocol DataDecoder {
    /// Decodes a value from `data`.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}
