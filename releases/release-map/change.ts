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

/** A change of one remote's state, or of several where a revision was restored. It is immutable. */
export interface Change {
  /** 1 for the first change of a map, then one more for each. */
  readonly revision: number;
  /** When, in ISO 8601. */
  readonly at: string;
  readonly who: string;
  /** Empty when no reason was given. */
  readonly why: string;
  readonly remote: string;
  /** Null when the remote was not in the map. */
  readonly from: RemoteState | null;
  /** Null when the remote was taken out of the map. */
  readonly to: RemoteState | null;
  /** Revision of the change that this one takes back. */
  readonly undoes?: number;
  /** Further remotes of the same stored change; `changesOf` gives each as a change of its own. */
  readonly restores?: number;
  /** Further remotes of the same stored change; `changesOf` gives each as a change of its own. */
  readonly further?: readonly Pick<Change, 'remote' | 'from' | 'to'>[];
  /** Strikes of the releases that this change quarantines, under their stored name. */
  readonly charges?: readonly Strike[];
  /** Findings of the gate that an operator overrode, one sentence each. */
  readonly forced?: readonly string[];
}

/** Author of the shells' own changes. */
export const shellAuthor = 'shell';

/**
 * Whether an operator must have seen this change before making another: all but quarantines and the shells' rollout steps and pauses. A
 * rollout that shells took back must be seen.
 */
export function mustBeSeen({ who, from, to, undoes }: Change): boolean {
  if (undoes !== undefined) return true;
  const isOfQuarantine = to !== null && JSON.stringify(from?.quarantined) !== JSON.stringify(to.quarantined);
  return !isOfQuarantine && who !== shellAuthor;
}

/** One change for each remote of a stored change. */
export function changesOf({ further = [], ...change }: Change): Change[] {
  return [change, ...further.map((other) => ({ ...change, ...other }))];
}

/** The reverse of `changesOf`: those of one revision as one stored change. */
export function storedChanges(changes: readonly Change[]): Change[] {
  const stored = new Map<number, Change>();
  for (const change of changes) {
    const { remote, from, to, revision } = change;
    const { further = [], ...first } = stored.get(revision) ?? change;
    const isOther = stored.has(revision);
    stored.set(revision, isOther ? { ...first, further: [...further, { remote, from, to }] } : change);
  }
  return [...stored.values()];
}

/** The change in a line of the history; null where the line is cut off or invalid. */
export function parseChange(line: string): Change | null {
  try {
    return parseJson(changeSchema, line, 'A change');
  } catch {
    return null;
  }
}
