import type { LogEvent } from './log-event';
import { masked } from './masked';
import { output } from './output';
import { readable } from './readable';

/** Writes a masked event: one JSON line, or readable text in a terminal. */
export function writeEvent(event: LogEvent): void {
  const line = JSON.stringify(event, withoutSecrets);
  output.write(`${process.stdout.isTTY ? readable(JSON.parse(line)) : line}\n`);
}

/** These look like tokens and are none; their sources bound those from outside. */
const plain = ['requestId', 'traceId', 'time'];

function withoutSecrets(key: string, value: unknown): unknown {
  return typeof value === 'string' && !plain.includes(key) ? masked(value) : value;
}
