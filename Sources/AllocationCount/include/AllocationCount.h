// How often memory was asked for since the program began, on all threads.

#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// Begins to count. Once, at the start.
void allocationCountStart(void);

/// How often memory was asked for since then.
long allocationCount(void);

#endif
