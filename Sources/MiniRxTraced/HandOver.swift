// MiniRx once more, compiled from copies with probes. The plugin `InstrumentPlugin` makes the copies.
// Chapter: 0 (how code is recorded)
//
// Two names of Dispatch and Foundation that the library calls with all their arguments: the recorder
// could not be told of them otherwise.

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
