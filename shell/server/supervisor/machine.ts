import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** CPUs, and megabytes of memory, that the control group grants; Infinity megabytes without a limit. */
export function thisMachine(quotaFile = '/sys/fs/cgroup/cpu.max') {
  return {
    cpus: Math.min(availableParallelism(), Math.ceil(cpuQuota(quotaFile))),
    memory: (process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20,
  };
}

/** Node 20 ignores the quota, and Node 22 one below a CPU. */
function cpuQuota(file: string): number {
  try {
    const [quota = 0, period = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
    // Without a quota it says `max`.
    return quota / period || Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
