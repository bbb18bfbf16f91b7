import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** CPUs, and megabytes of memory, that the control groups grant; Infinity megabytes without a limit. @param own names our group */
export function thisMachine(groups = '/sys/fs/cgroup', own = '/proc/self/cgroup') {
  return {
    cpus: Math.min(availableParallelism(), Math.ceil(cpuQuota(groups, own))),
    memory: (process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20,
  };
}

/** Node 20 ignores the quota, and Node 22 one below a CPU. */
function cpuQuota(groups: string, own: string): number {
  // A container's own group is the root; a service's is below slices, each of which may have a quota.
  const path = /^0::(.*)$/m.exec(textOf(own))?.[1] ?? '';
  const names = path.split('/').filter(Boolean);
  const quotas = ['', ...names].map((_, depth) => {
    const file = join(groups, ...names.slice(0, depth), 'cpu.max');
    const [quota = 0, period = 0] = textOf(file).split(' ').map(Number);
    // Without a quota it says `max`.
    return quota / period || Number.POSITIVE_INFINITY;
  });
  return Math.min(...quotas);
}

/** Empty where there is no such file. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
