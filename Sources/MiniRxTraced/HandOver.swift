// MiniRx once more, compiled from copies with probes. `InstrumentPlugin` makes the copies.
// Chapter: 0 (how code is recorded)
//
// These two functions shadow names of Dispatch and Foundation that the library calls with all their
// arguments. The recorder cannot record those calls otherwise.

import Dispatch
import Foundation
@_spi(Instrumented) import Recorder

extension DispatchSourceTimer {
    func schedule(
        deadline: DispatchTime,
        repeating interval: DispatchTimeInterval,
        leeway: DispatchTimeInterval
    ) {
        _schedule(self, deadline, repeating: interval, leeway: leeway)
    }
}

func BlockOperation(block: @escaping () -> Void) -> Foundation.BlockOperation {
    _blockOperation(block)
}
