import type { Counted } from './counted';
import { signals } from './signals';
import type { Tally } from './tally';

const format = new Intl.NumberFormat('en');

/** A number for a sentence: 4,320. */
export function inWords(number: number): string {
  return format.format(number);
}

/**
 * What was counted, for an operator: '12 of 480 documents failed, against 3 of 4,320 of 1.0.3'; with what is to blame where that is
 * not the release's code.
 *
 * @param against the baseline's version
 */
export function countedInWords({ signal, canary, baseline }: Counted, against: string): string {
  const { cause, says } = signals[signal];
  return `${cause ? `${cause}: ` : ''}${part(canary)} ${says}, against ${part(baseline)} of ${against}`;
}

function part({ counted, of }: Tally): string {
  return `${inWords(counted)} of ${inWords(of)}`;
}
