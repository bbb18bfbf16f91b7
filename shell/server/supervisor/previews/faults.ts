import type { LogEvent } from 'log/log-event';
import { type Strike, strikeSummary } from 'releases/quarantine/strike';
import { releaseId } from 'releases/traffic/pick';

/** The log's message about dropped lines, whose number varies. It names no release. */
const leftOut = /^\d+ more lines were left out$/;

/** The faults of a release, one sentence each: its strikes, then other log events about it. */
export function faultsOf(
  remote: string,
  version: string,
  strikes: readonly Strike[],
  events: readonly LogEvent[],
): string[] {
  const name = `${remote} ${version}`;
  const fromStrikes = strikes.map((strike) => `${name} ${strikeSummary(strike)}: ${ended(strike, name)}`);
  const isInStrikes = (text: string) =>
    strikes.some(({ message }) => message !== '' && text.includes(message));
  const isLoud = isLoudest(remote, version, events);
  const logged = events
    .filter(({ level }) => level === 'warn' || level === 'error')
    .filter((event) => (leftOut.test(event.msg) ? isLoud : isAbout(event, remote, version)))
    .filter((event) => !isInStrikes(textOf(event)))
    .map((event) => {
      const text = ended({ message: textOf(event), stack: event.err?.stack ?? '' }, name);
      return `${name}${whereOf(event)}: ${text}`;
    });
  return [...new Set([...fromStrikes, ...logged])];
}

/** Whether a release was left out through no fault of its own: its files were late, or the machine was busy. */
function isOfMachine({ phase, err }: LogEvent): boolean {
  return phase === 'fetch' || /^The (document had no time left|server was blocked)/.test(err?.message ?? '');
}

/** Whether a log event is about an action of the release. Strikes already tell why a worker ended or a quarantine began. */
function isAbout(event: LogEvent, of: string, version: string): boolean {
  const { msg, remote, release, err } = event;
  if (isOfMachine(event) || / (ended \(|is in quarantine)/.test(msg)) return false;
  return (remote === of && release === version) || err?.stack.includes(`release:${of}@${version}/`) === true;
}

/** Whether no other release has logged more. */
function isLoudest(remote: string, version: string, events: readonly LogEvent[]): boolean {
  const lines = new Map<string, number>();
  for (const event of events) {
    if (event.remote === undefined || event.release === undefined) continue;
    const name = releaseId(event.remote, event.release);
    lines.set(name, (lines.get(name) ?? 0) + 1);
  }
  return Math.max(0, ...lines.values()) === (lines.get(releaseId(remote, version)) ?? 0);
}

function textOf({ msg, err }: LogEvent): string {
  return leftOut.test(msg) ? 'It logs so many lines that some are left out' : (err?.message ?? msg);
}

function whereOf({ phase, exposed, address }: LogEvent): string {
  const where = [phase, exposed, address].filter(Boolean).join(' ');
  return where && ` (${where})`;
}

/** The end of a sentence that begins with the release's name: a message with its place in the sources. */
function ended({ message, stack }: Pick<Strike, 'message' | 'stack'>, name: string): string {
  const [, place] = /\brelease:[^@\s]+@[^/\s]+\/(\S+?:\d+)/.exec(stack) ?? [];
  const [line = ''] = message.replace(`${name} `, '').split('\n');
  return `${line.replace(/\.$/, '')}${place ? ` (${place})` : ''}.`;
}
