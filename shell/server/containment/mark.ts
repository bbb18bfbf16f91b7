import { openSync, writeSync } from 'node:fs';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';
import type { EventFields } from 'log/log-event';
import { type RunningRequest, runningRequest } from '../process/current-request';
import { formatInput, parseInput } from '../process/visitor-input';

/** A release, as it is blamed for something. */
export interface BlamedRelease {
  readonly remote: string;
  readonly version: string;
}

/** Name of a release's file in stack traces: it says whose code it is, wherever the file came from. */
export function codeName({ remote, version }: BlamedRelease, file: string): string {
  return `release:${remote}@${version}/${file}`;
}

/** The release whose code is nearest to the top of a stack; null when there is none in it. */
export function releaseInStack(stack: string): BlamedRelease | null {
  for (const [, remote = '', version = ''] of stack.matchAll(/^\s+at .*?\brelease:([^@\s]+)@([^/\s]+)\//gm)) {
    if (isRemoteName(remote) && isVersion(version)) return { remote, version };
  }
  return null;
}

/** What code of a release is doing when it runs. */
export const phases = ['evaluate', 'load', 'render'] as const;

/** One of `phases`. */
export type Phase = (typeof phases)[number];

/** Code of a release that runs in a worker. */
export interface Mark extends BlamedRelease {
  readonly phase: Phase;
  /** What it exposes that is run: `routes`, or a place's name. */
  readonly exposed: string;
  /** Path of the document it is run for; empty when it is for all of them. */
  readonly address: string;
}

/** A mark that was read. */
export interface WrittenMark extends Mark {
  /** The request that the code runs for; null when for none. */
  readonly request: RunningRequest | null;
}

const nothing = '\n';
const noRequest = '-';
const maxAddressLength = 200;

let file: number | null = null;
let current = nothing;

/**
 * Has marks of this process written to a file from now on. They are there for whoever reads them after it has hung, been killed
 * or run out of memory; before, and where nobody supervises, they go nowhere.
 */
export function writeMarksTo(path: string): void {
  file = openSync(path, 'w+');
  write(nothing);
}

/** Marks a release whose code runs from now on. If several run in turn, the last one marked is charged. */
export function mark(begun: Mark): void {
  if (file !== null) write(formatMark({ ...begun, request: runningRequest() }));
}

/** Says that no release's code runs any more. */
export function unmark(): void {
  if (file !== null && current !== nothing) write(nothing);
}

/** Does what runs code of a release at once, under its mark. */
export function marked<Result>(begun: Mark, work: () => Result): Result {
  const before = current;
  mark(begun);
  try {
    return work();
  } finally {
    if (file !== null) write(before);
  }
}

/** The release whose code runs; null when none does. */
export function currentMark(): WrittenMark | null {
  return parseMark(current);
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

/** A mark as it is written: one line, whose address may have been cut. */
export function formatMark({ remote, version, phase, exposed, address, request }: WrittenMark): string {
  const asked = `${request?.id || noRequest} ${formatInput(request?.input ?? null)}`;
  return `${remote} ${version} ${phase} ${exposed} ${asked} ${address.slice(0, maxAddressLength)}\n`;
}

/** The mark that a file begins with, null when no release's code was at it. */
export function parseMark(text: string): WrittenMark | null {
  const [line = ''] = text.split('\n', 1);
  const [, remote, version, phase, exposed, id, input = '', address = ''] =
    /^(\S+) (\S+) (evaluate|load|render) (\S+) (\S+) (\S+) (.*)$/.exec(line) ?? [];
  if (!remote || !version || !exposed || !id) return null;
  const request = id === noRequest ? null : { id, input: parseInput(input) };
  return { remote, version, phase: phase as Phase, exposed, address, request };
}

function write(text: string): void {
  current = text;
  if (file !== null) writeSync(file, text, 0);
}
