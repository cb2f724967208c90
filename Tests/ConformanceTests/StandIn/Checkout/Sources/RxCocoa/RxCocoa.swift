// The library has three modules, as RxSwift has.

import RxSwift
