import type { QuarantinedRelease } from 'releases/quarantine/quarantine';
import { releaseId } from 'releases/traffic/pick';

/** How long a quarantine lasts that ends by itself, in milliseconds. */
export const quarantineTerm = 60_000;

type InQuarantine = Pick<QuarantinedRelease, 'remote' | 'version' | 'until'>;

/**
 * Ends quarantines that are for a while: each when this shell has seen it for its term. Nobody's clock is asked, for one that is an
 * hour fast or slow would end it at once, or keep it for an hour.
 *
 * @param end called for one whose term is over, and that was there when it was last looked; again after another one if it is there still
 * @returns to be called with what is in quarantine, whenever it is looked
 */
export function endTerms<One extends InQuarantine>(
  end: (release: One) => void,
): (seen: readonly One[]) => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const ended = (key: string, one: One) => {
    timers.delete(key);
    end(one);
  };
  return (seen) => {
    const limited = new Map(
      seen
        .filter(({ until }) => until !== undefined)
        .map((one) => [`${releaseId(one.remote, one.version)} ${one.until}`, one]),
    );
    for (const [key, timer] of timers) {
      if (limited.has(key)) continue;
      clearTimeout(timer);
      timers.delete(key);
    }
    for (const [key, one] of limited) {
      if (!timers.has(key)) timers.set(key, setTimeout(ended, quarantineTerm, key, one).unref());
    }
  };
}
