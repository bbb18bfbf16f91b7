import { writeSync } from 'node:fs';
import * as v from 'valibot';
import { runningRequestSchema } from '../process/current-request';
import { phases } from './mark';
import { someCountsSchema } from './release-counts';

const faultSchema = v.picklist(['threw', 'rejected', 'patched']);

/** Counts of a release for one document or form, or for no visitor. */
const countedSchema = v.object({
  remote: v.string(),
  version: v.string(),
  counts: someCountsSchema,
  /** The visitor: the bucket, the network if known, and whether the visitor sent input. */
  visitor: v.exactOptional(
    v.object({
      bucket: v.pipe(v.string(), v.uuid()),
      address: v.exactOptional(v.string()),
      hasInput: v.exactOptional(v.boolean()),
    }),
  ),
  /** How long the document took, in milliseconds. */
  duration: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
});

/** The request that the code runs for; missing when unknown. */
const request = v.optional(runningRequestSchema);

const reportSchema = v.variant('kind', [
  v.object({ kind: v.literal('listening') }),
  /** What the worker lacks to show the whole shop, a sentence for each thing. */
  v.object({ kind: v.literal('readiness'), missing: v.array(v.string()) }),
  /** Sent each second: bytes of memory in use, and the longest event-loop delay since the last one, in milliseconds. */
  v.object({ kind: v.literal('heartbeat'), memory: v.number(), delay: v.pipe(v.number(), v.minValue(0)) }),
  /** The counts of releases since the last report of them. */
  v.object({ kind: v.literal('counted'), counted: v.array(countedSchema) }),
  /** The worker evaluates a release, `lab@1.4.2+0a1b2c3d4e5f`. The code stays: its timers may run as long as the worker lives. */
  v.object({ kind: v.literal('evaluated'), release: v.string() }),
  v.object({ kind: v.literal('blocked'), stack: v.string(), request }),
  /** The event loop runs again, after so many milliseconds. */
  v.object({ kind: v.literal('unblocked'), after: v.number() }),
  /** The event loop is blocked for too long, and the worker ends. */
  v.object({ kind: v.literal('hung'), stack: v.string(), request }),
  v.object({ kind: v.literal('exits'), code: v.number(), stack: v.string(), request }),
  /** A release exceeded its timeout, and the document goes without it. */
  v.object({
    kind: v.literal('late'),
    remote: v.string(),
    version: v.string(),
    phase: v.picklist(phases),
    address: v.string(),
    message: v.string(),
    request: runningRequestSchema,
  }),
  /** An uncaught error, or a change of intrinsics. */
  v.object({
    kind: v.literal('fault'),
    fault: faultSchema,
    message: v.string(),
    stack: v.string(),
    request: runningRequestSchema,
  }),
]);

/** A worker's report to its supervisor, one JSON line each. */
export type WorkerReport = v.InferOutput<typeof reportSchema>;

/** A worker's counts of a release for one document or form. */
export type CountedRelease = v.InferOutput<typeof countedSchema>;

/** A fault that gives a release a strike, although the worker survives. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** Parses a report; null for a line that a kill cut short, or that a release wrote there. */
export function parseReport(line: string): WorkerReport | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), line);
  return result.success ? result.output : null;
}

/** File descriptor of a worker's reports, after the standard streams and the IPC channel. */
export const reportsDescriptor = 4;

/** Most characters of a text in a report: a release may write megabytes. */
const maxTextLength = 4_000;

/** Whether the process that started this one, named by `SUPERVISED`, still runs: orphans get another parent. */
export function hasSupervisor(): boolean {
  return process.ppid === Number(process.env.SUPERVISED);
}

/** Sends a report to the supervisor, from any thread, even right before this process ends. Without a supervisor it is dropped. */
export function sendReport(report: WorkerReport): void {
  if (!process.env.SUPERVISED) return;
  try {
    writeSync(
      reportsDescriptor,
      `${JSON.stringify(report, (_, value) => (typeof value === 'string' ? value.slice(0, maxTextLength) : value))}\n`,
    );
  } catch {
    // The supervisor has gone.
  }
}
