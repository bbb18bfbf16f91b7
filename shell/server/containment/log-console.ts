import { format } from 'node:util';
import type { Level } from 'log/log-event';
import { say } from '../process/say';
import { aboutMark, currentMark } from './mark';

const levels: Readonly<Record<'debug' | 'error' | 'info' | 'log' | 'trace' | 'warn', Level>> = {
  debug: 'debug',
  error: 'error',
  info: 'info',
  log: 'info',
  trace: 'debug',
  warn: 'warn',
};

/** Has what is written to a console said in the log, with the release whose code is running: releases write there. */
export function logConsole(target: Pick<Console, keyof typeof levels>): void {
  for (const method of Object.keys(levels) as (keyof typeof levels)[]) {
    target[method] = (...parts: unknown[]) =>
      say(levels[method], () => format(...parts), aboutMark(currentMark()));
  }
}
