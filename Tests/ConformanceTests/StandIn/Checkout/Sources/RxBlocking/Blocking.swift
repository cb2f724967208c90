// What the tests could use.

import RxSwift
