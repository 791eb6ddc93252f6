//! What a worker process may still do once it is ready: compute, and talk through the pipes that it has.
//!
//! The list of allowed predicates keeps goals from reaching files, processes and the network; this is the wall behind it, kept by the
//! operating system. Memory is limited on every Unix; on Linux (x86-64 and AArch64) a seccomp filter refuses every call to the system but those
//! that memory, time, threads and pipes need.

/// Limits the address space to what is used now and so many bytes more.
pub(super) fn limit_memory(bytes: u64) {
    let used = status_bytes("VmSize:").unwrap_or(1 << 30);
    set_limit(libc::RLIMIT_AS, used.saturating_add(bytes));
    set_limit(libc::RLIMIT_CORE, 0);
    set_limit(libc::RLIMIT_FSIZE, 0);
}

/// Ends the process when it has used so many more seconds of processor time than now.
pub(super) fn limit_time(seconds: u64) {
    let used = processor_seconds();
    // The hard limit stays as it is, so that the next goal can be given time again.
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the structure is valid and belongs to this function.
    unsafe {
        if libc::getrlimit(libc::RLIMIT_CPU, &raw mut limit) == 0 {
            limit.rlim_cur = (used.saturating_add(seconds) as libc::rlim_t).min(limit.rlim_max);
            libc::setrlimit(libc::RLIMIT_CPU, &raw const limit);
        }
    }
}

/// The most memory that the process has used, in bytes.
pub(super) fn peak_memory() -> u64 {
    let kilobytes = usage().map_or(0, |usage| u64::try_from(usage.ru_maxrss).unwrap_or(0));
    kilobytes.saturating_mul(1024)
}

/// The process that started this one, as long as it lives.
pub(super) fn parent() -> i32 {
    // SAFETY: takes no arguments and cannot fail.
    unsafe { libc::getppid() }
}

fn processor_seconds() -> u64 {
    usage().map_or(0, |usage| u64::try_from(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec).unwrap_or(0))
}

fn usage() -> Option<libc::rusage> {
    // SAFETY: a structure of numbers, for which zeros are valid, that the call fills.
    unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        (libc::getrusage(libc::RUSAGE_SELF, &raw mut usage) == 0).then_some(usage)
    }
}

fn set_limit(resource: libc::__rlimit_resource_t, most: u64) {
    let limit = libc::rlimit { rlim_cur: most as libc::rlim_t, rlim_max: most as libc::rlim_t };
    // SAFETY: the structure is valid and belongs to this function.
    unsafe { libc::setrlimit(resource, &raw const limit) };
}

fn status_bytes(name: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with(name))?;
    Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? * 1024)
}

/// Refuses every call to the system that is not needed to compute, for this thread and those it starts. Whether that was possible.
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(super) fn close_off() -> bool {
    #[cfg(target_arch = "x86_64")]
    const ARCHITECTURE: u32 = 0xc000_003e;
    #[cfg(target_arch = "aarch64")]
    const ARCHITECTURE: u32 = 0xc000_00b7;
    const ALLOWED: &[libc::c_long] = &[
        libc::SYS_read,
        libc::SYS_write,
        libc::SYS_writev,
        libc::SYS_mmap,
        libc::SYS_munmap,
        libc::SYS_mremap,
        libc::SYS_mprotect,
        libc::SYS_madvise,
        libc::SYS_brk,
        libc::SYS_futex,
        libc::SYS_exit,
        libc::SYS_exit_group,
        libc::SYS_rt_sigreturn,
        libc::SYS_rt_sigaction,
        libc::SYS_rt_sigprocmask,
        libc::SYS_sigaltstack,
        libc::SYS_clock_gettime,
        libc::SYS_clock_nanosleep,
        libc::SYS_nanosleep,
        libc::SYS_gettimeofday,
        libc::SYS_getrandom,
        libc::SYS_getrusage,
        libc::SYS_prlimit64,
        libc::SYS_getppid,
        libc::SYS_getpid,
        libc::SYS_gettid,
        libc::SYS_sched_yield,
        libc::SYS_sched_getaffinity,
        libc::SYS_restart_syscall,
        libc::SYS_set_robust_list,
        libc::SYS_rseq,
        libc::SYS_membarrier,
    ];
    const LOAD: u16 = (libc::BPF_LD | libc::BPF_W | libc::BPF_ABS) as u16;
    const EQUAL: u16 = (libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K) as u16;
    const RETURN: u16 = (libc::BPF_RET | libc::BPF_K) as u16;
    let step = |code, jt, jf, k| libc::sock_filter { code, jt, jf, k };
    // The architecture is the second word of what the filter sees, the number of the call the first.
    let mut filter = vec![
        step(LOAD, 0, 0, 4),
        step(EQUAL, 1, 0, ARCHITECTURE),
        step(RETURN, 0, 0, libc::SECCOMP_RET_KILL_PROCESS),
        step(LOAD, 0, 0, 0),
    ];
    for &call in ALLOWED {
        filter.push(step(EQUAL, 0, 1, call as u32));
        filter.push(step(RETURN, 0, 0, libc::SECCOMP_RET_ALLOW));
    }
    filter.push(step(RETURN, 0, 0, libc::SECCOMP_RET_ERRNO | libc::EPERM as u32));
    let program = libc::sock_fprog { len: filter.len() as u16, filter: filter.as_mut_ptr() };
    // SAFETY: the program and what it points to live until the calls return.
    unsafe {
        libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
            && libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &raw const program) == 0
    }
}

/// Nothing more can be refused on this system.
#[cfg(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))))]
pub(super) fn close_off() -> bool {
    false
}
