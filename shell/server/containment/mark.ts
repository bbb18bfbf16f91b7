import { openSync, writeSync } from 'node:fs';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';
import type { EventFields } from 'log/log-event';
import * as v from 'valibot';
import { runningRequest, runningRequestSchema } from '../process/current-request';

/** A release, identified by remote and version. */
export interface ReleaseRef {
  readonly remote: string;
  readonly version: string;
}

/** Name of a release's file in stack traces. It names the release, whatever host served the file. */
export function codeName({ remote, version }: ReleaseRef, file: string): string {
  return `release:${remote}@${version}/${file}`;
}

/** The release nearest to the top of a stack; null when no call belongs to one. */
export function releaseInStack(stack: string): ReleaseRef | null {
  for (const [, remote = '', version = ''] of stack.matchAll(/^\s+at .*?\brelease:([^@\s]+)@([^/\s]+)\//gm)) {
    if (isRemoteName(remote) && isVersion(version)) return { remote, version };
  }
  return null;
}

/** The phases in which code of a release runs. */
export const phases = ['evaluate', 'load', 'render'] as const;

/** A phase in which code of a release runs. */
export type Phase = (typeof phases)[number];

const markSchema = v.object({
  remote: v.string(),
  version: v.string(),
  phase: v.picklist(phases),
  /** The exposed module that runs: `routes`, or a slot's name. */
  exposed: v.string(),
  /** Path of the document that the code runs for; empty when it serves all documents. */
  address: v.string(),
  /** The request that the code runs for; null outside requests. */
  request: runningRequestSchema,
});

/** A mark with its request, as the mark file holds it. */
export type WrittenMark = Readonly<v.InferOutput<typeof markSchema>>;

/** Identifies the code of a release that runs in a worker. */
export type Mark = Omit<WrittenMark, 'request'>;

const maxAddressLength = 200;

// Captured: code that runs under a mark may change intrinsics.
const { stringify } = JSON;

let file: number | null = null;
let current: WrittenMark | null = null;

/** Writes this process's marks to a file, for the supervisor to read after a hang or a crash. Before, marks are dropped. */
export function writeMarksTo(path: string): void {
  file = openSync(path, 'w+');
  write(null);
}

/** Marks the release whose code runs from now on. If several run in turn, the last one marked gets the strike. */
export function mark({ address, ...begun }: Mark): void {
  if (file === null) return;
  write({ ...begun, address: address.slice(0, maxAddressLength), request: runningRequest() });
}

/** Clears the mark: no code of a release runs any more. */
export function unmark(): void {
  if (current) write(null);
}

/** Runs synchronous work under the mark of a release, and restores the previous mark. */
export function runMarked<Result>(begun: Mark, work: () => Result): Result {
  const before = current;
  mark(begun);
  try {
    return work();
  } finally {
    write(before);
  }
}

/** The current mark; null when no code of a release runs. */
export function currentMark(): WrittenMark | null {
  return current;
}

/** A mark as log fields. Empty fields are unknown and left out. */
export function aboutMark(begun: (Omit<Mark, 'phase'> & { readonly phase: string }) | null): EventFields {
  if (!begun) return {};
  const { remote, version, phase, exposed, address } = begun;
  return {
    remote,
    release: version,
    ...(phase && { phase }),
    // `place` was its name before contract 3.5, for operators' queries; it goes with contract 4.
    ...(exposed && { exposed, place: exposed }),
    ...(address && { address }),
  };
}

/** Parses the mark in a file's first line; null when no code of a release was running. */
export function parseMark(text: string): WrittenMark | null {
  const [line = ''] = text.split('\n', 1);
  const mark = v.safeParse(v.pipe(v.string(), v.parseJson(), markSchema), line);
  return mark.success ? mark.output : null;
}

/** Writes the mark as the file's first line; remains of a longer one follow it. */
function write(next: WrittenMark | null): void {
  current = next;
  if (file !== null) writeSync(file, `${lineOf(next)}\n`, 0);
}

/** Gives no mark when a release has put a throwing `toJSON` on every object: the caller must go on. */
function lineOf(next: WrittenMark | null): string {
  try {
    return stringify(next);
  } catch {
    return 'null';
  }
}
