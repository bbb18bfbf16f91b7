import { type Debugger, Session } from 'node:inspector';
import { setTimeout as delay } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { askRunningRequest, type RunningRequest } from '../process/current-request';
import { followThreads, stoodStill } from './thread-times';
import { hasSupervisor, sendReport } from './worker-report';

// A thread of a worker, for what the event loop cannot do while it is blocked: it reports that, with what is being done, and
// ends the process; also when the supervisor has gone, whatever the main thread does.

/** How often it looks, in milliseconds. */
const interval = 25;
/** Milliseconds without a heartbeat after which it looks closely. */
const suspectAfter = 50;
/** Milliseconds of an event-loop block after which the watchdog reports it, and after which it ends the process. */
const blockedAfter = 100;
const hungAfter = 1_000;
/** Milliseconds that a look may come late before this thread, too, has stood still: the whole process had. */
const pausedAfter = 500;
/** Milliseconds that the main thread has to end the process by itself when the supervisor has gone: it sends its traces. */
const orphanedFor = 750;
/** How long the stack, and then the request, may take, in milliseconds: out of native code there is none. */
const pauseTimeout = 200;

const heartbeats = new Int32Array(workerData as SharedArrayBuffer);
const threadTimes = followThreads();

for (
  let seen = 0, lastHeartbeat = threadTimes(), isReported = false, orphanedAt = Number.POSITIVE_INFINITY;
  ;
) {
  const lookedAt = performance.now();
  await delay(interval);
  if (!hasSupervisor()) orphanedAt = Math.min(orphanedAt, lookedAt);
  if (lookedAt - orphanedAt > orphanedFor) process.kill(process.pid, 'SIGKILL');
  const now = Atomics.load(heartbeats, 0);
  const times = threadTimes(lookedAt - lastHeartbeat.at > suspectAfter);
  if (performance.now() - lookedAt > pausedAfter) {
    lastHeartbeat = times;
    continue;
  }
  const still = stoodStill(lastHeartbeat, times);
  // Before the first heartbeat there is nothing to stop.
  if (now !== seen || now === 0) {
    if (isReported) sendReport({ kind: 'unblocked', after: Math.round(still) });
    seen = now;
    lastHeartbeat = times;
    isReported = false;
  } else if (still > hungAfter) {
    sendReport({ kind: 'hung', ...(await doneByMain()) });
    process.kill(process.pid, 'SIGKILL');
  } else if (still > blockedAfter && !isReported) {
    isReported = true;
    sendReport({ kind: 'blocked', ...(await doneByMain()) });
  }
}

interface Doing {
  /** Empty when it cannot be had. */
  readonly stack: string;
  /** The request that it does it for; missing when that cannot be had. */
  readonly request?: RunningRequest | null;
}

/** Reads what the main thread is doing, also in an endless loop. */
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
    // What is paused goes on.
    session.disconnect();
  }
}

/** The request of code that is paused: what is evaluated in it belongs to the same. */
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
