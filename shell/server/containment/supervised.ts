import { memoryUsage } from 'node:process';
import { inspect } from 'node:util';
import type { Late } from '../../src/in-time';
import type { Mark } from './mark';
import { tellSupervisor } from './tell-supervisor';
import type { Fault } from './worker-report';

/** How often a worker says that it lives, in milliseconds. */
const beatInterval = 1_000;

/** Has the supervisor told that this worker lives, and before it ends what ended it. */
export function reportLife(): void {
  setInterval(() => tellSupervisor({ kind: 'beat', memory: memoryUsage.rss() }), beatInterval).unref();
  process.on('exit', (code) => tellSupervisor({ kind: 'exits', code, stack: new Error().stack ?? '' }));
}

/**
 * Has the supervisor told what a release is to be charged with, if its code is in the stack or is running.
 *
 * @param error whatever was thrown
 */
export function reportFault(fault: Fault, error: unknown): void {
  const { message = inspect(error), stack = '' } = isDescribed(error) ? error : {};
  tellSupervisor({ kind: 'fault', fault, message: String(message), stack: String(stack) });
}

/** Has the supervisor told that a release took longer than it may, in which phase and at which path. */
export function reportLate(late: Omit<Mark, 'exposed'>, { message }: Late): void {
  tellSupervisor({ kind: 'late', ...late, message });
}

function isDescribed(value: unknown): value is { readonly message?: unknown; readonly stack?: unknown } {
  return typeof value === 'object' && value !== null;
}
