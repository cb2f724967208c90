// Counts the allocations of the program, on all threads.

#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// Starts counting from 0.
void allocationCountStart(void);

/// The number of allocations since then; -1 if they cannot be counted.
long allocationCount(void);

#endif
