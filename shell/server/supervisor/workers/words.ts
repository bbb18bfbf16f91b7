import type { Charge } from 'releases/quarantine/charge';
import type { WorkerReport } from '../../containment/worker-report';
import type { End } from './worker';

/** What happened to a worker, as it or its end says. */
export type Words = Pick<Charge, 'reason' | 'message' | 'stack'>;

/** How a process ends by something in it. */
const crashSignals = new Set<NodeJS.Signals>(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP']);

/** What a report says against a release. */
export function wordsOfReport(
  report: Extract<WorkerReport, { kind: 'exits' | 'fault' | 'hung' | 'late' | 'unblocked' }>,
): Words {
  switch (report.kind) {
    case 'unblocked':
      return { reason: 'blocked', message: `It let everybody wait for ${report.after} ms.`, stack: '' };
    case 'hung':
      return { reason: 'hung', message: 'It would not go on.', stack: report.stack };
    case 'exits':
      return {
        reason: 'exited',
        message: `It ended the process with code ${report.code}.`,
        stack: report.stack,
      };
    case 'late':
      return { reason: 'late', message: report.message, stack: '' };
    case 'fault':
      return { reason: report.fault, message: report.message, stack: report.stack };
  }
}

/** What is said of a process that something in it has ended; null for one that was ended from outside. */
export function wordsOfCrash({ signal }: End): Words | null {
  if (!signal || !crashSignals.has(signal)) return null;
  return {
    reason: 'crashed',
    message: `It ended the process with ${signal}, as when memory runs out.`,
    stack: '',
  };
}
