import type { EventFields } from 'log/log-event';
import type { Charge } from 'releases/quarantine/charge';
import { type BlamedRelease, releaseInStack } from '../../containment/blame';
import { aboutMark, type Mark, type WrittenMark } from '../../containment/mark';
import type { RunningRequest } from '../../containment/running-request';
import type { Words } from './words';

/** What something is blamed on: perhaps a release, and what it was doing. */
export interface Blame {
  readonly release: BlamedRelease | null;
  readonly mark: Mark | null;
  readonly stack: string;
  /** The request that it was done for; null when for none, or nobody knows. */
  readonly request: RunningRequest | null;
}

/**
 * Whom to blame for what a worker is at now: whose code is in the stack, or else is marked, unless the mark is of another request.
 *
 * @param request missing where it could not be asked: then it is that of the mark
 */
export function blameForBlock(
  stack: string,
  marked: WrittenMark | null,
  request: RunningRequest | null = marked?.request ?? null,
): Blame {
  const mark = marked?.request?.id === request?.id ? marked : null;
  return { release: releaseInStack(stack) ?? mark, mark, stack, request };
}

/** Whom to blame for what was left to itself some time ago: whose code is in the stack. The mark is of something else by now. */
export function blameForFault(stack: string, mark: Mark | null, request: RunningRequest | null): Blame {
  const release = releaseInStack(stack);
  const isMarked = release?.remote === mark?.remote && release?.version === mark?.version;
  return { release, mark: isMarked ? mark : null, stack, request };
}

/** The charge, as of now. */
export function chargeOf({ mark }: Blame, words: Words): Charge {
  const { phase = '', exposed = '', address = '' } = mark ?? {};
  return { at: new Date().toISOString(), phase, exposed, address, ...words };
}

/** What an event says of what is blamed. */
export function aboutBlame({ release, mark }: Blame): EventFields {
  if (!release) return {};
  return { ...aboutMark(mark), remote: release.remote, release: release.version };
}

/** What is blamed, for a sentence. */
export function nameOf({ release, mark }: Blame): string {
  return [release?.remote, release?.version, mark?.phase, mark?.exposed, mark?.address]
    .filter(Boolean)
    .join(' ');
}
