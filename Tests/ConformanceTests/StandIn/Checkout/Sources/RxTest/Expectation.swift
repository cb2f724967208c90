// What the tests use.

import RxSwift

/// What tests expect.
public let expectedAnswer = 42
