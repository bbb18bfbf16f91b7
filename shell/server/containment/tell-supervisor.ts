import { writeSync } from 'node:fs';
import type { WorkerReport } from './worker-report';

/** Where a worker writes its reports: beside the standard streams and the channel to its parent. */
export const reportsDescriptor = 4;

/** Letters of a text that are told: a release may write megabytes. */
const maxTextLength = 4_000;

/** Whether the process that has started this one is there: it said so when it did (`worker.ts`), and its children get another parent. */
export function hasSupervisor(): boolean {
  return process.ppid === Number(process.env.SUPERVISED);
}

/**
 * Tells the supervisor. It arrives from every thread, and also when this process ends right afterwards; where nobody
 * supervises it goes nowhere.
 */
export function tellSupervisor(report: WorkerReport): void {
  if (!process.env.SUPERVISED) return;
  try {
    writeSync(
      reportsDescriptor,
      `${JSON.stringify(report, (_, value) => (typeof value === 'string' ? value.slice(0, maxTextLength) : value))}\n`,
    );
  } catch {
    // The supervisor has gone, and with it whoever could be told.
  }
}
