/** Seconds over which the least that a worker holds is looked at: garbage comes and goes, what is kept stays. */
const lookedAt = 30;
/** Seconds after which a worker has what it needs. */
const warmAfter = 60;
/** It grows when it keeps half as much again, and so many bytes more, as when it was warm. */
const limit = { share: 1.5, bytes: 64 * 1024 * 1024 };

/** Follows what a worker holds. @returns gets its bytes each second, and says whether they grow */
export function createGrowth(): (memory: number) => boolean {
  const recent: number[] = [];
  let seconds = 0;
  let warm: number | null = null;
  return (memory) => {
    recent.push(memory);
    if (recent.length > lookedAt) recent.shift();
    seconds += 1;
    if (seconds < warmAfter) return false;
    const kept = Math.min(...recent);
    warm ??= kept;
    return kept > Math.max(warm * limit.share, warm + limit.bytes);
  };
}
