// The samples of chapter 11.
// Chapter: 11

extension Chapter {
    static let chapter11 = [
        Walkthrough(
            name: "throttle",
            title: "throttle: the first element at once, the latest one when the second is over",
            run: throttle
        ),
        Walkthrough(
            name: "debounce",
            title: "debounce: each element cancels the one before",
            run: debounce
        ),
        Walkthrough(
            name: "delay",
            title: "delay: one chain of actions, and an error that overtakes",
            run: delay
        ),
        Walkthrough(
            name: "timeout",
            title: "timeout: each element sets a new timer",
            run: timeout
        ),
        Walkthrough(
            name: "buffer",
            title: "buffer: a group is sent when it is full, or when its time is over",
            run: buffer
        ),
    ]
}
