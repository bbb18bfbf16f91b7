import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { secretVariables, traceSecrets } from '@storefront/shared/server/secret-files';
import { type Level, type LogEvent, parseEvent } from 'log/log-event';
import type { WorkerCommands } from '../../containment/commands';
import { parseMark, type WrittenMark } from '../../containment/mark';
import { parseReport, reportsDescriptor, type WorkerReport } from '../../containment/worker-report';
import { limitLines } from '../../process/log-limits';

/** Timeout for reading the last reports of a worker, in milliseconds. */
const lastReportsTimeout = 200;

/** Most lines of a worker that are logged in a second: the worker limits its own log, but not what a release writes past it. */
const linesASecond = 200;

/** Most characters of a logged line: a release may write megabytes. */
const maxLineLength = 8_000;

/** Obsolete variables, of which an old token may still be set. */
const obsolete = ['RELEASE_MAP_URL', 'RELEASE_MAP_TOKEN'];

/** Variables of a worker for previews or the office: addresses and settings, no secret. */
const known = [
  ...['HOME', 'LANG', 'LC_ALL', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS', 'PATH', 'TMPDIR', 'TZ'],
  ...[
    'BACKEND_URL',
    'HOST',
    'PICTURES_URL',
    'PICTURE_ORIGINS',
    'PORT',
    'PROBLEMS_FILE',
    'PUBLIC_BACKEND_URL',
  ],
  ...['PUBLIC_ORIGIN', 'RELEASES_FOLDER', 'SHELL_ASSETS_ORIGIN', 'SUBURBS_URL', 'TRUST_PROXY'],
];

/** How a worker ended. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Whether the supervisor has sent it a signal. */
  readonly isKilled: boolean;
}

/** A process that makes documents. */
export type WorkerProcess = ReturnType<typeof startWorker>;

/** The options of a worker. */
export interface WorkerOptions {
  readonly file: string;
  /** Folder that only this shop's processes may read. */
  readonly folder: string;
  /** The supervisor's environment. */
  readonly environment: NodeJS.ProcessEnv;
  /** Number that no other worker has had. */
  readonly nth: number;
  /** Heap limit, in megabytes. */
  readonly heapLimit: number;
  /** Makes documents of previews, whose releases nobody may trust yet, or of the office; by default of visitors. */
  readonly serves?: 'previews' | 'office';
  readonly onReport: (report: WorkerReport) => void;
  /** Called with its log events, and with the output of libraries, releases and Node itself. */
  readonly onEvent: (event: LogEvent) => void;
}

/** Starts a worker. It reports when it takes requests. */
export function startWorker(options: WorkerOptions) {
  const { file, folder, environment, nth, heapLimit, serves, onReport, onEvent } = options;
  const socket = join(folder, `${serves ?? 'worker'}-${nth}`);
  const markFile = `${socket}.mark`;
  const child = spawn(
    process.execPath,
    [...process.execArgv, ...heapFlags(heapLimit), file, socket, markFile],
    {
      env: { ...workersEnvironment(environment, serves), SUPERVISED: String(process.pid) },
      // Reports have a pipe of their own: every thread can write to it, and so can a process that is about to end.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    },
  );
  const reports = child.stdio[reportsDescriptor] as Readable;
  let lastMark: WrittenMark | null = null;
  const ended = endOf(child).then(async (end) => {
    // Its last reports are still to be read. A child of it may keep the pipe open.
    await Promise.race([finished(reports).catch(() => {}), delay(lastReportsTimeout)]);
    lastMark = markIn(markFile);
    for (const file of [socket, markFile]) rmSync(file, { force: true });
    return end;
  });
  const mayWrite = limitLines(linesASecond);
  const onLine = (level: Level) => (line: string) => {
    if (mayWrite()) onEvent(eventOfLine(line.slice(0, maxLineLength), level, child.pid));
  };
  eachLine(child.stdout, onLine('info'));
  eachLine(child.stderr, onLine('error'));
  eachLine(reports, (line) => {
    const report = parseReport(line);
    if (report) onReport(report);
  });
  return {
    pid: child.pid ?? 0,
    socket,
    /** Resolves when it has ended, for whatever reason. */
    ended,
    /** The release whose code it runs, or ran when it ended. */
    mark: (): WrittenMark | null => markIn(markFile) ?? lastMark,
    /** Sends commands. A worker that is ending drops them. */
    send(commands: WorkerCommands): void {
      if (child.connected) child.send(commands, () => {});
    },
    /** Closes the channel to it, whereupon it sends its last reports and traces, and ends. */
    disconnect(): void {
      if (child.connected) child.disconnect();
    },
    kill: (signal: NodeJS.Signals): void => void child.kill(signal),
  };
}

function workersEnvironment(
  environment: NodeJS.ProcessEnv,
  serves: WorkerOptions['serves'],
): NodeJS.ProcessEnv {
  const { SHELL_SECRET, OFFICE_ORIGIN } = environment;
  const settings = Object.fromEntries(known.map((name) => [name, environment[name]]));
  if (serves === 'previews') return settings;
  if (serves === 'office')
    return { ...settings, SHELL_SECRET, PUBLIC_ORIGIN: OFFICE_ORIGIN, SERVES_OFFICE: 'yes' };
  const isTraced = environment.OTEL_EXPORTER_OTLP_ENDPOINT || environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  // It takes them out of its environment.
  const needed: string[] = ['SHELL_SECRET', ...(isTraced ? traceSecrets : [])];
  const hidden = [...secretVariables.filter((name) => !needed.includes(name)), ...obsolete];
  return { ...environment, ...Object.fromEntries(hidden.map((name) => [name, undefined])) };
}

/** With a limit alone V8 keeps the heap small at first, and a worker makes a seventh fewer documents. More than 96 MB does not help. */
function heapFlags(megabytes: number): string[] {
  const initial = Math.min(96, Math.round(megabytes / 2));
  return [`--max-old-space-size=${megabytes}`, `--initial-old-space-size=${initial}`];
}

function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal, isKilled: child.killed }));
    child.once('error', () => resolve({ code: 1, signal: null, isKilled: false }));
  });
}

function eachLine(stream: Readable | null, take: (line: string) => void): void {
  if (stream) createInterface(stream).on('line', take);
}

/** Parses a line of a worker's output; any other text becomes a log event. */
function eventOfLine(msg: string, level: Level, pid = 0): LogEvent {
  return parseEvent(msg) ?? { level, time: new Date().toISOString(), part: 'shell', pid, msg };
}

function markIn(file: string): WrittenMark | null {
  try {
    return parseMark(readFileSync(file, 'utf8'));
  } catch {
    // It ended before it wrote one.
    return null;
  }
}
