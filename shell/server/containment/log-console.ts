import { format } from 'node:util';
import type { Level } from 'log/log-event';
import { log } from '../process/log';
import { aboutMark, currentMark } from './mark';

const levels: Readonly<Record<'debug' | 'error' | 'info' | 'log' | 'trace' | 'warn', Level>> = {
  debug: 'debug',
  error: 'error',
  info: 'info',
  log: 'info',
  trace: 'debug',
  warn: 'warn',
};

/** Logs the console output of releases and others, with the release whose code is running. */
export function logConsole(target: Pick<Console, keyof typeof levels>): void {
  for (const method of Object.keys(levels) as (keyof typeof levels)[]) {
    target[method] = (...parts: unknown[]) =>
      log(levels[method], () => format(...parts), aboutMark(currentMark()));
  }
}
