// What is about UIKit is not run.

import UIKit
import XCTest

final class UIButtonTests: RxTest {}
