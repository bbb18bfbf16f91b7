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

/** Name of a release's file in stack traces: it says whose code it is, wherever the file came from. */
export function codeName({ remote, version }: ReleaseRef, file: string): string {
  return `release:${remote}@${version}/${file}`;
}

/** The release whose code is nearest to the top of a stack; null when there is none in it. */
export function releaseInStack(stack: string): ReleaseRef | null {
  for (const [, remote = '', version = ''] of stack.matchAll(/^\s+at .*?\brelease:([^@\s]+)@([^/\s]+)\//gm)) {
    if (isRemoteName(remote) && isVersion(version)) return { remote, version };
  }
  return null;
}

/** What code of a release is doing when it runs. */
export const phases = ['evaluate', 'load', 'render'] as const;

/** One of `phases`. */
export type Phase = (typeof phases)[number];

const markSchema = v.object({
  remote: v.string(),
  version: v.string(),
  phase: v.picklist(phases),
  /** What it exposes that is run: `routes`, or a place's name. */
  exposed: v.string(),
  /** Path of the document it is run for; empty when it is for all of them. */
  address: v.string(),
  /** The request that the code runs for; null when for none. */
  request: runningRequestSchema,
});

/** A mark that was read. */
export type WrittenMark = Readonly<v.InferOutput<typeof markSchema>>;

/** Code of a release that runs in a worker. */
export type Mark = Omit<WrittenMark, 'request'>;

const maxAddressLength = 200;

// Code that runs under a mark may change what belongs to all.
const { stringify } = JSON;

let file: number | null = null;
let current: WrittenMark | null = null;

/**
 * Has marks of this process written to a file from now on. They are there for whoever reads them after it has hung, been killed
 * or run out of memory; before, and where nobody supervises, they go nowhere.
 */
export function writeMarksTo(path: string): void {
  file = openSync(path, 'w+');
  write(null);
}

/** Marks the release whose code runs from now on. If several run in turn, the last one marked gets the strike. */
export function mark({ address, ...begun }: Mark): void {
  if (file === null) return;
  write({ ...begun, address: address.slice(0, maxAddressLength), request: runningRequest() });
}

/** Says that no release's code runs any more. */
export function unmark(): void {
  if (current) write(null);
}

/** Does what runs code of a release at once, under its mark. */
export function marked<Result>(begun: Mark, work: () => Result): Result {
  const before = current;
  mark(begun);
  try {
    return work();
  } finally {
    write(before);
  }
}

/** The release whose code runs; null when none does. */
export function currentMark(): WrittenMark | null {
  return current;
}

/** What a mark says of an event; what is empty in it is not known. */
export function aboutMark(begun: (Omit<Mark, 'phase'> & { readonly phase: string }) | null): EventFields {
  if (!begun) return {};
  const { remote, version, phase, exposed, address } = begun;
  return {
    remote,
    release: version,
    ...(phase && { phase }),
    ...(exposed && { place: exposed }),
    ...(address && { address }),
  };
}

/** The mark that a file begins with, null when no release's code was at it. */
export function parseMark(text: string): WrittenMark | null {
  const [line = ''] = text.split('\n', 1);
  const mark = v.safeParse(v.pipe(v.string(), v.parseJson(), markSchema), line);
  return mark.success ? mark.output : null;
}

/** As one line: what is left of a longer one is behind it. */
function write(next: WrittenMark | null): void {
  current = next;
  if (file !== null) writeSync(file, `${lineOf(next)}\n`, 0);
}

/** No mark where the code under it has a `toJSON` on every object that throws: what comes after it has to run. */
function lineOf(next: WrittenMark | null): string {
  try {
    return stringify(next);
  } catch {
    return 'null';
  }
}
