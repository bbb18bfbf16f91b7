import { type LogEvent, parseEvent } from './log-event';

const maxCalls = 4;

/** An event for people: `warn lab@1.4.2+0a1b2c3d4e5f (render) at /shop: …`, and where its error was thrown. */
export function readable({ level, msg, err, remote, release, phase, address, ...rest }: LogEvent): string {
  const what = [
    level === 'warn' || level === 'debug' ? level : '',
    // Most sentences already name their release.
    remote && !msg.includes(remote) ? [remote, release].filter(Boolean).join('@') : '',
    phase ? `(${phase})` : '',
    address ? `at ${address}` : '',
  ].filter(Boolean);
  const about = level === 'info' ? '' : what.join(' ');
  const sentence = [about, msg, err?.message].filter(Boolean).join(': ');
  const times = rest.repeated ? ` (${rest.repeated} more since it was last logged)` : '';
  const calls = (err?.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [sentence + times, ...calls.slice(0, maxCalls)].join('\n');
}

/** A log line for people, even after a process name (`shell: {…}`); any other line is unchanged. */
export function readableLine(line: string): string {
  const [, name = '', rest = line] = /^([\w-]+: )(\{.*)$/.exec(line) ?? [];
  const event = parseEvent(rest);
  return event ? name + readable(event) : line;
}
