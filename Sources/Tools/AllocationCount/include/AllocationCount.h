// How often the program asks for memory, on all threads.

#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// Begins to count, from 0 on.
void allocationCountStart(void);

/// How often memory was asked for since then. -1 where that cannot be counted.
long allocationCount(void);

#endif
