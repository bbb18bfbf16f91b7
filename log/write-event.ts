import type { LogEvent } from './log-event';
import { masked } from './masked';
import { output } from './output';
import { readable } from './readable';

/** Writes a masked event: one JSON line, or in a terminal what people read. */
export function writeEvent(event: LogEvent): void {
  const line = JSON.stringify(event, withoutSecrets);
  output.write(`${process.stdout.isTTY ? readable(JSON.parse(line)) : line}\n`);
}

/** They look like tokens, and are none: whoever takes one from outside bounds it. */
const plain = ['requestId', 'traceId', 'time'];

function withoutSecrets(key: string, value: unknown): unknown {
  return typeof value === 'string' && !plain.includes(key) ? masked(value) : value;
}
