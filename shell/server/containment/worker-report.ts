import { writeSync } from 'node:fs';
import * as v from 'valibot';
import { runningRequestSchema } from '../process/current-request';
import { phases } from './mark';
import { someCountsSchema } from './release-counts';

const faultSchema = v.picklist(['threw', 'rejected', 'patched']);

/** What was counted of a release in one document or form, or for nobody. */
const countedSchema = v.object({
  remote: v.string(),
  version: v.string(),
  counts: someCountsSchema,
  /** Whose it was: the bucket, and the network where the visitor had sent something. */
  visitor: v.exactOptional(
    v.object({ bucket: v.pipe(v.string(), v.uuid()), address: v.exactOptional(v.string()) }),
  ),
  /** How long the document took, in milliseconds. */
  duration: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
});

/** The request that the code runs for; missing where it could not be asked. */
const request = v.optional(runningRequestSchema);

const reportSchema = v.variant('kind', [
  v.object({ kind: v.literal('listening') }),
  /** What is missing until the whole shop can be shown, a sentence for each thing. */
  v.object({ kind: v.literal('readiness'), missing: v.array(v.string()) }),
  /** Sent each second: bytes of memory in use, and the longest event-loop delay since the last one, in milliseconds. */
  v.object({ kind: v.literal('heartbeat'), memory: v.number(), delay: v.pipe(v.number(), v.minValue(0)) }),
  /** The counts of releases since the last such report. */
  v.object({ kind: v.literal('counted'), counted: v.array(countedSchema) }),
  /** It evaluates code of a release, `lab@1.4.2+0a1b2c3d4e5f`, which never leaves it: timers may run there as long as it lives. */
  v.object({ kind: v.literal('evaluated'), release: v.string() }),
  v.object({ kind: v.literal('blocked'), stack: v.string(), request }),
  /** It goes on after so many milliseconds. */
  v.object({ kind: v.literal('unblocked'), after: v.number() }),
  /** It is blocked for too long and ends. */
  v.object({ kind: v.literal('hung'), stack: v.string(), request }),
  v.object({ kind: v.literal('exits'), code: v.number(), stack: v.string(), request }),
  /** A release took longer than it may, and the document goes without it. */
  v.object({
    kind: v.literal('late'),
    remote: v.string(),
    version: v.string(),
    phase: v.picklist(phases),
    address: v.string(),
    message: v.string(),
    request: runningRequestSchema,
  }),
  /** Something that nobody caught, or that changed what belongs to all. */
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

/** What a worker has counted of a release in one document or form. */
export type CountedRelease = v.InferOutput<typeof countedSchema>;

/** A fault that gives a release a strike, although the worker goes on. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** A report as the supervisor has read it; null for half a line of a worker that was killed, or what a release wrote there. */
export function parseReport(line: string): WorkerReport | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), line);
  return result.success ? result.output : null;
}

/** Where a worker writes its reports: beside the standard streams and the channel to its parent. */
export const reportsDescriptor = 4;

/** Most characters of a text in a report: a release may write megabytes. */
const maxTextLength = 4_000;

/** Whether the process that has started this one is there: it said so when it did (`worker.ts`), and its children get another parent. */
export function hasSupervisor(): boolean {
  return process.ppid === Number(process.env.SUPERVISED);
}

/**
 * Sends a report to the supervisor. It arrives from every thread, and also when this process ends right afterwards. Without a supervisor it
 * is dropped.
 */
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
