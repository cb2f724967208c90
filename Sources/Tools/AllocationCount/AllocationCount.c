// Counts calls of malloc, calloc and realloc. In C, because Swift itself allocates.

#include "AllocationCount.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static atomic_long count;
static atomic_int counting;

void allocationCountStart(void) {
    atomic_store(&count, 0);
    atomic_store(&counting, 1);
}

static inline void counted(void) {
    if (atomic_load_explicit(&counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    }
}

#if defined(__APPLE__)

// The hook of Apple's allocator for tools such as malloc_history. The second bit: something was
// allocated.
typedef void malloc_logger_t(
    uint32_t type, uintptr_t arg1, uintptr_t arg2, uintptr_t arg3, uintptr_t result, uint32_t skip);
extern malloc_logger_t *malloc_logger;

static void logger(
    uint32_t type, uintptr_t arg1, uintptr_t arg2, uintptr_t arg3, uintptr_t result, uint32_t skip) {
    if (type & 2) {
        counted();
    }
}

__attribute__((constructor)) static void setLogger(void) { malloc_logger = logger; }

#elif defined(__GLIBC__)

// The program's own functions replace glibc's, and call them.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

void *malloc(size_t size) {
    counted();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    counted();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    counted();
    return __libc_realloc(memory, size);
}

#endif

long allocationCount(void) {
    long seen = atomic_load(&count);
    // With an allocator that does not call the hook, the count does not change.
    void *volatile memory = malloc(1);
    int works = atomic_load(&count) > seen;
    free(memory);
    return works ? seen : -1;
}
