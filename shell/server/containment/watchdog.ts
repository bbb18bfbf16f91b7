import { openSync, readSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { setTimeout as delay } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { tellSupervisor } from './tell-supervisor';

// A thread of a worker, for what the event loop cannot do while it stands still: it says so, with what is being done, and ends
// the process.

/** How often it looks, in milliseconds. */
const interval = 25;
/** Milliseconds of standing still after which the supervisor is told, and after which the process ends. */
const blockedAfter = 100;
const hungAfter = 1_000;
/** Milliseconds that a look may come late before this thread, too, has stood still: the whole process had. */
const pausedAfter = 500;
/** How long the stack may take, in milliseconds: out of native code there is none. */
const stackTimeout = 200;

const heart = new Int32Array(workerData as SharedArrayBuffer);
const schedule = scheduleOfMain();

/** Milliseconds that the main thread could have run in so far: what it waits for a processor is not held against a release. */
const time = () => performance.now() - waited(schedule);

for (let beats = 0, beatAt = time(), isToldOf = false; ; ) {
  const lookedAt = performance.now();
  await delay(interval);
  const now = Atomics.load(heart, 0);
  if (performance.now() - lookedAt > pausedAfter) {
    beatAt = time();
    continue;
  }
  const still = time() - beatAt;
  // Before the first beat there is nothing to stop.
  if (now !== beats || now === 0) {
    if (isToldOf) tellSupervisor({ kind: 'unblocked', after: Math.round(still) });
    beats = now;
    beatAt = time();
    isToldOf = false;
  } else if (still > hungAfter) {
    tellSupervisor({ kind: 'hung', stack: await stackOfMain() });
    process.kill(process.pid, 'SIGKILL');
  } else if (still > blockedAfter && !isToldOf) {
    isToldOf = true;
    tellSupervisor({ kind: 'blocked', stack: await stackOfMain() });
  }
}

/** Where Linux says how the main thread gets on; null on other systems. */
function scheduleOfMain(): number | null {
  try {
    return openSync(`/proc/${process.pid}/schedstat`, 'r');
  } catch {
    return null;
  }
}

/** Milliseconds that the main thread has waited for a processor: the second of three numbers, in nanoseconds. */
function waited(file: number | null): number {
  if (file === null) return 0;
  const bytes = Buffer.alloc(80);
  readSync(file, bytes, 0, bytes.length, 0);
  return Number(bytes.toString('latin1').split(' ')[1]) / 1e6;
}

/** What the main thread is doing, also in an endless loop; empty when it cannot be had. */
async function stackOfMain(): Promise<string> {
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
    const { callFrames } = await Promise.race([paused, delay(stackTimeout, { callFrames: [] })]);
    return callFrames
      .map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
        const place = `${scripts.get(scriptId) || scriptId}:${lineNumber + 1}:${columnNumber + 1}`;
        return `    at ${functionName || '<anonymous>'} (${place})`;
      })
      .join('\n');
  } finally {
    // What is paused goes on.
    session.disconnect();
  }
}
