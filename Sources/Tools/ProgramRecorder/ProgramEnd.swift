// How a recorded program ended.

import Recorder

/// The end of a recorded program.
public enum ProgramEnd: Equatable, Sendable {
    /// It ended by itself, with a status.
    case exited(Int32)
    /// A signal ended it.
    case signal(Int32)
    /// It was stopped after so many seconds.
    case tookTooLong(seconds: Int)
    /// It was stopped because the command received a signal.
    case stopped(bySignal: Int32)

    /// The command's status, for scripts: that of the program; 128 and the number of the signal; or
    /// 124, as the command `timeout` has it.
    public var status: Int32 {
        switch self {
        case .exited(let status): status
        case .signal(let signal), .stopped(let signal): 128 + signal
        case .tookTooLong: 124
        }
    }

    /// A sentence on the end; `nil` for a program that ended well.
    /// - parameter recording: It says where each lane was.
    func sentence(_ recording: Recording) -> String? {
        let end: String
        switch self {
        case .exited(0): return nil
        case .exited(let status): end = "The program ended with status \(status)."
        case .signal(let number): end = "Signal \(number) ended the program."
        case .tookTooLong(let seconds):
            end =
                "The program had not ended after \(seconds) s, and was stopped: --seconds N sets that limit."
        case .stopped(2): end = "Ctrl-C stopped the program."
        case .stopped(let number): end = "Signal \(number) to the command stopped the program."
        }
        let positions = recording.positions.map(\.description).joined(separator: "; ")
        return "\(end) The trace ends there\(positions.isEmpty ? "" : ": \(positions)")."
    }
}
