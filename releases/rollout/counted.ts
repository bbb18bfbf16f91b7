import type { Counts } from './counts';
import { type SignalName, signals } from './signals';
import type { Tally } from './tally';

/** What was counted in one signal, of a canary and of its baseline. */
export interface Counted {
  readonly signal: SignalName;
  readonly canary: Tally;
  readonly baseline: Tally;
}

/** What a span or a step has of one signal. */
export function countedOf(
  signal: SignalName,
  { canary, baseline }: { readonly canary: Counts; readonly baseline: Counts },
): Counted {
  return { signal, canary: tallyOf(signal, canary), baseline: tallyOf(signal, baseline) };
}

function tallyOf(signal: SignalName, counts: Counts): Tally {
  return { counted: counts[signal], of: counts[signals[signal].of] };
}
