import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import { type Strike, strikeSchema } from '../quarantine/strike';
import type { RemoteState } from './release-map';
import { remoteName, remoteState } from './remote-state-schema';

const revision = v.pipe(v.number(), v.integer(), v.minValue(1));

const state = v.nullable(jsonObject(remoteState));

const text = v.pipe(v.string(), v.maxLength(2_000));

/** Schema of a change as it is stored. */
export const changeSchema = jsonObject(
  v.object({
    revision,
    at: v.pipe(v.string(), v.isoTimestamp()),
    who: text,
    why: text,
    remote: remoteName,
    from: state,
    to: state,
    undoes: v.exactOptional(revision),
    restores: v.exactOptional(revision),
    further: v.exactOptional(v.array(jsonObject(v.object({ remote: remoteName, from: state, to: state })))),
    charges: v.exactOptional(v.array(strikeSchema)),
    forced: v.exactOptional(v.array(v.string())),
  }),
);

/** A change of what the release map says of one remote, or of several where a revision was brought back. It is never changed itself. */
export interface Change {
  /** 1 for the first one of a map, one more for each that follows. */
  readonly revision: number;
  /** When, in ISO 8601. */
  readonly at: string;
  readonly who: string;
  /** Empty when no reason was given. */
  readonly why: string;
  readonly remote: string;
  /** Null when the map did not have the remote. */
  readonly from: RemoteState | null;
  /** Null when the remote was taken out of the map. */
  readonly to: RemoteState | null;
  /** Revision of the change that this one takes back. */
  readonly undoes?: number;
  /** Revision whose map this one brings back. */
  readonly restores?: number;
  /** Further remotes of the same stored change; `changesOf` gives each as a change of its own. */
  readonly further?: readonly Pick<Change, 'remote' | 'from' | 'to'>[];
  /** Strikes of the releases that this one puts in quarantine, under their stored name. */
  readonly charges?: readonly Strike[];
  /** What the gate had against it, one sentence each, where an operator has made it all the same. */
  readonly forced?: readonly string[];
}

/** Author of the changes that shells make by themselves. */
export const shellItself = 'shell';

/**
 * Whether an operator has to have seen a change before another one: not what puts releases in quarantine or takes them out, nor
 * the steps and pauses of a rollout that shells make; but that they took it back.
 */
export function isToBeSeen({ who, from, to, undoes }: Change): boolean {
  if (undoes !== undefined) return true;
  const isOfQuarantine = to !== null && JSON.stringify(from?.quarantined) !== JSON.stringify(to.quarantined);
  return !isOfQuarantine && who !== shellItself;
}

/** What is kept as one change, remote by remote. */
export function changesOf({ further = [], ...change }: Change): Change[] {
  return [change, ...further.map((other) => ({ ...change, ...other }))];
}

/** The change in a line of the history; null where the line is cut off or no change. */
export function parseChange(line: string): Change | null {
  try {
    return parseJson(changeSchema, line, 'A change');
  } catch {
    return null;
  }
}
