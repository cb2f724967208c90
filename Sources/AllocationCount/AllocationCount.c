// Counts calls of the system's allocator. C, because Swift itself allocates.

#include "AllocationCount.h"

#include <stdatomic.h>
#include <stddef.h>

static atomic_long count;
static atomic_int counting;

long allocationCount(void) { return atomic_load(&count); }

#if defined(__APPLE__)

#include <stdint.h>

// The hook of Apple's allocator for tools such as malloc_history.
typedef void malloc_logger_t(
    uint32_t type, uintptr_t arg1, uintptr_t arg2, uintptr_t arg3, uintptr_t result, uint32_t skip);
extern malloc_logger_t *malloc_logger;

static void logger(
    uint32_t type, uintptr_t arg1, uintptr_t arg2, uintptr_t arg3, uintptr_t result, uint32_t skip) {
    if ((type & 2) && atomic_load_explicit(&counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    }
}

void allocationCountStart(void) {
    atomic_store(&counting, 1);
    malloc_logger = logger;
}

#elif defined(__GLIBC__)

// The program's own malloc takes the place of glibc's, and calls it.
extern void *__libc_malloc(size_t);

void *malloc(size_t size) {
    if (atomic_load_explicit(&counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    }
    return __libc_malloc(size);
}

void allocationCountStart(void) { atomic_store(&counting, 1); }

#else

// Other C libraries have no such way in: the count stays 0.
void allocationCountStart(void) {}

#endif
