import { type Debugger, Session } from 'node:inspector';
import { setTimeout as delay } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { askRunningRequest, type RunningRequest } from '../process/current-request';
import { blockedFor, followThreads } from './thread-times';
import { hasSupervisor, sendReport } from './worker-report';

// A thread of a worker that acts while the event loop is blocked: it reports the stack and the request, and ends a process that
// hangs. It also ends the process when the supervisor has gone, whatever the main thread does.

/** Interval of the checks, in milliseconds. */
const interval = 25;
/** Milliseconds without a tick after which waits in progress are measured, too. */
const suspectAfter = 50;
/** Milliseconds of an event-loop block until the watchdog reports it, and until it ends the process. */
const blockedAfter = 100;
const hungAfter = 1_000;
/** Milliseconds of a check's lateness that show that the whole process stood still, this thread included. */
const pausedAfter = 500;
/** Milliseconds that the main thread has to send its traces and end the process when the supervisor has gone. */
const orphanedFor = 750;
/** Timeout for the stack, and then for the request, in milliseconds: native code has none to read. */
const pauseTimeout = 200;

const ticks = new Int32Array(workerData as SharedArrayBuffer);
const threadTimes = followThreads();

for (let seen = 0, lastTick = threadTimes(), isReported = false, orphanedAt = Number.POSITIVE_INFINITY; ; ) {
  const lookedAt = performance.now();
  await delay(interval);
  if (!hasSupervisor()) orphanedAt = Math.min(orphanedAt, lookedAt);
  if (lookedAt - orphanedAt > orphanedFor) process.kill(process.pid, 'SIGKILL');
  const now = Atomics.load(ticks, 0);
  const times = threadTimes(lookedAt - lastTick.at > suspectAfter);
  if (performance.now() - lookedAt > pausedAfter) {
    lastTick = times;
    continue;
  }
  const blocked = blockedFor(lastTick, times);
  // The watchdog does not act before the first tick.
  if (now !== seen || now === 0) {
    if (isReported) sendReport({ kind: 'unblocked', after: Math.round(blocked) });
    seen = now;
    lastTick = times;
    isReported = false;
  } else if (blocked > hungAfter) {
    sendReport({ kind: 'hung', ...(await doneByMain()) });
    process.kill(process.pid, 'SIGKILL');
  } else if (blocked > blockedAfter && !isReported) {
    isReported = true;
    sendReport({ kind: 'blocked', ...(await doneByMain()) });
  }
}

interface Doing {
  /** Empty when it cannot be read. */
  readonly stack: string;
  /** The request that the code runs for; missing when unknown. */
  readonly request?: RunningRequest | null;
}

/** Reads the stack and the request of the main thread, even in an endless loop. */
async function doneByMain(): Promise<Doing> {
  const session = new Session();
  try {
    session.connectToMainThread();
    const scripts = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url));
    const paused = new Promise<Pick<Debugger.PausedEventDataType, 'callFrames'>>((resolve) => {
      session.once('Debugger.paused', ({ params }) => resolve(params));
    });
    session.post('Debugger.enable');
    session.post('Debugger.pause');
    const { callFrames } = await Promise.race([paused, delay(pauseTimeout, { callFrames: [] })]);
    const stack = callFrames
      .map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
        const place = `${scripts.get(scriptId) || scriptId}:${lineNumber + 1}:${columnNumber + 1}`;
        return `    at ${functionName || '<anonymous>'} (${place})`;
      })
      .join('\n');
    const [innermost] = callFrames;
    return { stack, ...(innermost && (await requestIn(session, innermost))) };
  } finally {
    // Resumes the main thread.
    session.disconnect();
  }
}

/** The request of paused code: an expression evaluated there belongs to the same request. */
async function requestIn(
  session: Session,
  { callFrameId }: Pick<Debugger.CallFrame, 'callFrameId'>,
): Promise<Pick<Doing, 'request'>> {
  const evaluated = new Promise<Pick<Doing, 'request'>>((resolve) => {
    const expression = { callFrameId, expression: askRunningRequest, returnByValue: true, silent: true };
    session.post(
      'Debugger.evaluateOnCallFrame',
      expression,
      (error, answer?: Debugger.EvaluateOnCallFrameReturnType) => {
        const text: unknown = error ? undefined : answer?.result.value;
        resolve(typeof text === 'string' ? { request: JSON.parse(text) } : {});
      },
    );
  });
  return Promise.race([evaluated, delay(pauseTimeout, {})]);
}
