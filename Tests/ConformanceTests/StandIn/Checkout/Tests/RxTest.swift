// What all tests share.

import XCTest

class RxTest: XCTestCase {}
