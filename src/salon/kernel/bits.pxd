# Header only: single machine instructions for bit sets; `bits.py` has the same in plain Python.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #include <stdint.h>
    #define salon_bit(i) (((uint64_t)1) << (i))
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int salon_popcount(uint64_t x) { return (int)__popcnt64(x); }
    static __inline int salon_lowest(uint64_t x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    #else
    #define salon_popcount(x) __builtin_popcountll(x)
    #define salon_lowest(x) __builtin_ctzll(x)
    #endif
    """
    uint64_t bit "salon_bit"(int i) noexcept nogil
    int popcount "salon_popcount"(uint64_t x) noexcept nogil
    int lowest "salon_lowest"(uint64_t x) noexcept nogil
