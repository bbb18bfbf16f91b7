import { writeSync } from 'node:fs';
import type { WorkerReport } from './worker-report';

/** Where a worker writes its reports: beside the standard streams and the channel to its parent. */
export const reportsDescriptor = 4;

const longestStack = 4_000;

/**
 * Tells the supervisor. It arrives from every thread, and also when this process ends right afterwards; where nobody
 * supervises it goes nowhere.
 */
export function tellSupervisor(report: WorkerReport): void {
  if (!process.env.SUPERVISED) return;
  const short = 'stack' in report ? { ...report, stack: report.stack.slice(0, longestStack) } : report;
  try {
    writeSync(reportsDescriptor, `${JSON.stringify(short)}\n`);
  } catch {
    // The supervisor has gone, and with it whoever could be told.
  }
}
