import { deferred } from '@storefront/shared/testing/deferred';
import type { EventFields } from 'log/log-event';
import type { Strike } from 'releases/quarantine/strike';
import type { ReleaseRef, WrittenMark } from '../../containment/mark';
import type { WorkerReport } from '../../containment/worker-report';
import type { VisitorInput } from '../../process/visitor-input';
import { badge } from '../testing/badge-mark';
import { createPool, type Pool } from './pool';
import type { End, WorkerProcess } from './worker-process';

const hasRunnableThread = jest.fn();
jest.mock('../../containment/runnable', () => ({
  hasRunnableThread: (processId: number) => hasRunnableThread(processId),
}));

const name = 'lab@1.4.2+0a1b2c3d4e5f';

/** A posted form. */
const posted = { id: 'request-2', input: { kind: 'body', network: '203.0.113.1' } } as const;

interface FakeWorker extends WorkerProcess {
  current: WrittenMark | null;
  /** Ends when it is disconnected. */
  onDisconnect(): void;
  report(report: WorkerReport): void;
  die(end: Partial<End>): Promise<void>;
}

let workers: FakeWorker[];
let quarantined: string[];
let suspended: string[][];
let strikes: [ReleaseRef, Strike, VisitorInput | null][];
let deaths: string[];
let logged: string[];
let loggedFields: (EventFields | undefined)[];
let pool: Pool;
let started: Promise<void>;
let refusesToStart: boolean;

function startFake(nth: number, onReport: (report: WorkerReport) => void): WorkerProcess {
  if (refusesToStart) throw new Error('too many files');
  const { promise: ended, resolve } = deferred<End>();
  const worker: FakeWorker = {
    pid: nth,
    socket: `/worker-${nth}`,
    ended,
    current: null,
    mark: () => worker.current,
    send: () => {},
    disconnect: () => void worker.onDisconnect(),
    onDisconnect: () => resolve({ code: 0, signal: null, isKilled: false }),
    kill: (signal) => resolve({ code: null, signal, isKilled: true }),
    report: onReport,
    die: async (end) => {
      resolve({ code: null, signal: null, isKilled: false, ...end });
      await jest.advanceTimersByTimeAsync(0);
    },
  };
  workers.push(worker);
  return worker;
}

/** The nth worker that was started, from 1. */
function worker(nth: number): FakeWorker {
  const found = workers[nth - 1];
  if (!found) throw new Error(`There is no worker ${nth}.`);
  return found;
}

const listening = (...which: number[]) => {
  for (const nth of which) worker(nth).report({ kind: 'listening' });
};
const pick = async () => (await pool.pick())?.worker.pid;

beforeEach(() => {
  jest.useFakeTimers();
  quarantined = [name];
  suspended = [];
  strikes = [];
  deaths = [];
  logged = [];
  loggedFields = [];
  refusesToStart = false;
  hasRunnableThread.mockReturnValue(false);
  open();
  listening(1, 2, 3);
});
afterEach(() => {
  jest.useRealTimers();
});

/** Opens a pool none of whose workers listens yet, in place of the one before. */
function open() {
  jest.clearAllTimers();
  workers = [];
  pool = createPool({
    size: 2,
    spare: 1,
    start: startFake,
    quarantined: () => quarantined,
    changed: () => suspended.push([...pool.suspended()]),
    onStrike: (...about) => strikes.push(about),
    onExit: (reason) => deaths.push(reason),
    log: (message, about) => {
      logged.push(message);
      loggedFields.push(about);
    },
  });
  started = pool.start();
}

test('requests go to the workers with the least to do, and the spare one gets none', async () => {
  const first = await pool.pick();
  const second = await pool.pick();
  expect([first?.worker.pid, second?.worker.pid]).toEqual([1, 2]);
  if (first) first.pending = 1;
  expect([await pick(), await pick()]).toEqual([2, 2]);
});

test('a request waits for an available worker, ten seconds at most', async () => {
  open();
  const waiting = pick();
  await jest.advanceTimersByTimeAsync(9_000);
  listening(2);
  expect(await waiting).toBe(2);
  worker(2).report({ kind: 'blocked', stack: '' });
  const vain = pick();
  await jest.advanceTimersByTimeAsync(10_001);
  expect(await vain).toBeUndefined();
});

test('a release that blocks a worker is suspended meanwhile, and the spare one steps in', async () => {
  worker(1).current = badge;
  worker(1).report({ kind: 'blocked', stack: '' });
  expect(suspended.at(-1)).toEqual([name]);
  expect([await pick(), await pick()]).toEqual([2, 3]);
  worker(1).report({ kind: 'unblocked', after: 499 });
  expect(suspended.at(-1)).toEqual([]);
  expect(strikes).toEqual([]);
});

test('a block of half a second is a strike for the release in the stack', async () => {
  worker(1).current = badge;
  const stack = '    at render (release:archive@1.0.0+0a1b2c3d4e5f/server/container.cjs:1:1)';
  worker(1).report({ kind: 'blocked', stack });
  worker(1).report({ kind: 'unblocked', after: 500 });
  expect(strikes).toEqual([
    [
      { remote: 'archive', version: '1.0.0+0a1b2c3d4e5f' },
      // The mark's module is of another release.
      expect.objectContaining({ reason: 'blocked', phase: 'render', exposed: '', address: '/shop', stack }),
      null,
    ],
  ]);
});

test.each<[string, WorkerReport[], Partial<End>, string]>([
  ['loops', [{ kind: 'hung', stack: '' }], { signal: 'SIGKILL' }, 'hung'],
  ['exits', [{ kind: 'exits', code: 3, stack: '' }], { code: 3 }, 'exited'],
  ['runs out of memory', [], { signal: 'SIGABRT' }, 'crashed'],
  ['is killed by the kernel', [], { signal: 'SIGKILL' }, 'crashed'],
])('a worker that %s is replaced, with a strike for the marked release', async (_, reports, end, reason) => {
  worker(2).current = badge;
  for (const report of reports) worker(2).report(report);
  await worker(2).die(end);
  expect(strikes).toEqual([
    [badge, expect.objectContaining({ reason, exposed: 'header-cart', address: '/shop' }), null],
  ]);
  expect(deaths).toEqual([reason]);
  expect(logged).toEqual([`worker 2 ended (${reason}) in lab 1.4.2+0a1b2c3d4e5f render header-cart /shop`]);
  expect(loggedFields).toEqual([expect.objectContaining({ remote: 'lab', requestId: 'request-1' })]);
  expect(workers).toHaveLength(4);
});

test('one worker runs releases on probation, unless there are too few, and `changed` is called', async () => {
  open();
  expect(pool.probationWorker()).toBeUndefined();
  listening(1, 2, 3);
  worker(1).report({ kind: 'blocked', stack: '' });
  expect(pool.probationWorker()).toBe(worker(1));
  for (const nth of [1, 2]) worker(nth).current = badge;
  await worker(1).die({ signal: 'SIGABRT' });
  expect(pool.probationWorker()).toBe(worker(2));
  const before = suspended.length;
  await worker(2).die({ signal: 'SIGABRT' });
  expect(suspended.length).toBeGreaterThan(before);
  expect(pool.probationWorker()).toBeUndefined();
  listening(4);
  expect(pool.probationWorker()).toBe(worker(3));
  expect(suspended.flat()).toEqual([]);
});

test('a release that ends a worker is suspended until the worker has ended', async () => {
  worker(1).current = badge;
  worker(1).report({ kind: 'exits', code: 3, stack: '' });
  expect(suspended.at(-1)).toEqual([name]);
  await worker(1).die({ code: 3 });
  expect(suspended.at(-1)).toEqual([]);
});

test('a worker that lacks more than others gets no requests', async () => {
  expect(new Set([await pick(), await pick()])).toEqual(new Set([1, 2]));
  worker(1).report({ kind: 'readiness', missing: ['The cart.', 'The catalogue.'] });
  worker(3).report({ kind: 'readiness', missing: [] });
  expect([await pick(), await pick()]).toEqual([3, 3]);
  worker(3).report({ kind: 'readiness', missing: ['The cart.'] });
  expect(new Set([await pick(), await pick()])).toEqual(new Set([2, 3]));
  worker(3).report({ kind: 'readiness', missing: [] });
  worker(2).report({ kind: 'readiness', missing: [] });
  expect(new Set([await pick(), await pick()])).toEqual(new Set([2, 3]));
});

test.each([
  ['somebody kills while it runs no release', null, false],
  ['the supervisor kills', badge, true],
])('a worker that %s is replaced, without a strike', async (_, mark, isKilled) => {
  worker(1).current = mark;
  await worker(1).die({ signal: 'SIGKILL', isKilled });
  expect(strikes).toEqual([]);
  expect(workers).toHaveLength(4);
});

test('an uncaught error is a strike for the release in its stack, if there is one', () => {
  worker(1).current = { ...badge, request: posted };
  worker(1).report({
    kind: 'fault',
    fault: 'threw',
    message: 'no',
    stack: 'Error: no\n at shell.cjs:1:1',
    request: null,
  });
  expect(strikes).toEqual([]);
  const stack = `Error: no\n at x (release:${name}/server/container.cjs:1:1)`;
  worker(1).report({ kind: 'fault', fault: 'threw', message: 'no', stack, request: posted });
  expect(strikes).toEqual([
    [
      { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' },
      expect.objectContaining({ reason: 'threw', message: 'no', exposed: 'header-cart' }),
      posted.input,
    ],
  ]);
  // By then the release is at something else.
  worker(1).report({ kind: 'fault', fault: 'patched', message: 'changed', stack, request: null });
  expect(strikes.at(-1)?.[1]).toMatchObject({ reason: 'patched', phase: '', exposed: '' });
});

test('a timeout is a strike, with its phase and path', () => {
  const { exposed: _, ...about } = { ...badge, phase: 'load' as const, request: posted };
  worker(1).report({ kind: 'late', ...about, message: 'It takes longer.' });
  expect(strikes).toEqual([
    [
      expect.objectContaining({ remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' }),
      expect.objectContaining({
        reason: 'late',
        message: 'It takes longer.',
        phase: 'load',
        address: '/shop',
      }),
      posted.input,
    ],
  ]);
});

test('in a crash loop each restart waits longer, and the start fails', async () => {
  open();
  const ending = expect(started).rejects.toThrow('before they take requests');
  for (const nth of [1, 2, 3]) await worker(nth).die({ code: 1 });
  await jest.advanceTimersByTimeAsync(800);
  for (const nth of [4, 5, 6]) await worker(nth).die({ code: 1 });
  await ending;
  for (const [after, count] of [
    [1_599, 6],
    [1, 7],
    [1_600, 8],
    [1_799, 8],
    [1, 9],
  ] as const) {
    await jest.advanceTimersByTimeAsync(after);
    expect(workers).toHaveLength(count);
  }
});

/** All but the third send a heartbeat each second. */
async function thirdMissesHeartbeats(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    for (const nth of [1, 2]) worker(nth).report({ kind: 'heartbeat', memory: 1, delay: 0 });
    await jest.advanceTimersByTimeAsync(1_000);
  }
}

test('a worker that misses five heartbeats is killed', async () => {
  await thirdMissesHeartbeats(5);
  expect(logged).toEqual([
    'worker 3 has sent no heartbeat for 5 s and is replaced',
    'worker 3 ended (SIGKILL)',
  ]);
});

test('a worker that waits for a processor may miss thirty heartbeats', async () => {
  hasRunnableThread.mockReturnValue(true);
  await thirdMissesHeartbeats(29);
  expect(logged).toEqual([]);
  await thirdMissesHeartbeats(1);
  expect(logged).toEqual([
    'worker 3 has sent no heartbeat for 30 s and is replaced',
    'worker 3 ended (SIGKILL)',
  ]);
});

/** Every worker lives through a second, and holds so many megabytes. */
async function second(memory: number): Promise<void> {
  for (const one of workers) one.report({ kind: 'heartbeat', memory: memory * 2 ** 20, delay: 0 });
  await jest.advanceTimersByTimeAsync(1_000);
}

test('replaces grown workers one after the other, once they have answered', async () => {
  for (let nth = 0; nth < 60; nth += 1) await second(100);
  for (let nth = 0; nth < 29; nth += 1) await second(165);
  expect(workers).toHaveLength(3);
  const pooled = await pool.pick();
  if (pooled) pooled.pending = 1;
  await second(165);
  expect(workers).toHaveLength(4);
  expect(logged.at(-1)).toBe('worker 1 has grown to 165 MB and is replaced');
  listening(4);
  await second(165);
  expect(logged.filter((one) => /grown/.test(one))).toHaveLength(1);
  expect(pool.workers().map(({ pid }) => pid)).toContain(1);
  if (pooled) pooled.pending = 0;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(pool.workers().map(({ pid }) => pid)).toEqual([2, 3, 4, 5]);
  expect(deaths).toEqual([]);
});

test('replaces workers that have run a quarantined release, one after the other', async () => {
  quarantined = ['reviews@1.0.0+0a1b2c3d4e5f'];
  for (const nth of [1, 3]) worker(nth).report({ kind: 'evaluated', release: name });
  await second(1);
  expect(workers).toHaveLength(3);
  quarantined.push(name);
  for (const nth of [4, 5]) {
    await second(1);
    expect(workers).toHaveLength(nth);
    listening(nth);
    await jest.advanceTimersByTimeAsync(1_200);
  }
  for (let nth = 0; nth < 5; nth += 1) await second(1);
  expect(pool.workers().map(({ pid }) => pid)).toEqual([2, 4, 5]);
  expect(logged[0]).toBe(`worker 1 ran ${name}, which is in quarantine, and is replaced`);
});

test('an outdated worker that ends before its replacement is ready is replaced once, and the next one is replaced afterwards', async () => {
  for (const nth of [1, 2, 3]) worker(nth).report({ kind: 'evaluated', release: name });
  await second(1);
  await worker(1).die({ code: 1 });
  await jest.advanceTimersByTimeAsync(0);
  listening(4);
  expect(pool.workers().map(({ pid }) => pid)).toEqual([2, 3, 4]);
  await second(1);
  expect(workers).toHaveLength(5);
});

test('a disconnected worker has time to end, gets no strike, and is killed if it does not', async () => {
  worker(1).current = badge;
  worker(1).onDisconnect = () => worker(1).report({ kind: 'exits', code: 0, stack: '' });
  worker(1).report({ kind: 'evaluated', release: name });
  await second(1);
  listening(4);
  await jest.advanceTimersByTimeAsync(1_199);
  expect(pool.workers().map(({ pid }) => pid)).toContain(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(pool.workers().map(({ pid }) => pid)).toEqual([2, 3, 4]);
  expect([strikes, deaths, suspended.flat()]).toEqual([[], [], []]);
});

test('a release that hangs a worker in its last request gets a strike', async () => {
  worker(1).current = badge;
  worker(1).report({ kind: 'evaluated', release: name });
  const pooled = await pool.pick();
  if (pooled) pooled.pending = 1;
  await second(1);
  listening(4);
  worker(1).report({ kind: 'hung', stack: '' });
  await worker(1).die({ signal: 'SIGKILL' });
  expect([strikes.map(([{ remote }, { reason }]) => [remote, reason]), deaths]).toEqual([
    [['lab', 'hung']],
    ['hung'],
  ]);
  expect(pool.workers().map(({ pid }) => pid)).toEqual([2, 3, 4]);
});

test('closing disconnects all workers, and replaces none', async () => {
  worker(3).onDisconnect = () => {};
  let isClosed = false;
  const closing = pool.close().then(() => {
    isClosed = true;
  });
  await jest.advanceTimersByTimeAsync(1_199);
  expect([isClosed, pool.workers().map(({ pid }) => pid)]).toEqual([false, [3]]);
  await jest.advanceTimersByTimeAsync(1);
  await closing;
  expect([workers.length, pool.workers(), logged]).toEqual([3, [], []]);
});

test('an unresponsive worker gets no new requests and is killed, even if it has the least to do', async () => {
  const pooled = await pool.pick();
  const others = await pool.pick();
  if (others) others.pending = 5;
  if (pooled) pool.terminate(pooled);
  const later = await Promise.all(Array.from({ length: 4 }, pick));
  expect(later).not.toContain(pooled?.worker.pid);
  await jest.advanceTimersByTimeAsync(1_001);
  expect(pool.workers().map(({ pid }) => pid)).not.toContain(pooled?.worker.pid);
  expect(pool.workers()).toHaveLength(3);
});

test.each([
  { kind: 'exits', code: 0, stack: '' },
  { kind: 'hung', stack: '' },
] as const)('a worker that reports its end ($kind) gets no new requests', async (report) => {
  worker(1).report(report);
  expect(await Promise.all(Array.from({ length: 4 }, pick))).not.toContain(1);
});

test('a strike has the request of the running code, not the marked one', async () => {
  for (const nth of [1, 2]) worker(nth).current = badge;
  const stack = `    at readOrder (release:${name}/server/container.cjs:1:1)`;
  worker(1).report({ kind: 'blocked', stack, request: posted });
  worker(1).report({ kind: 'unblocked', after: 600 });
  worker(2).report({ kind: 'hung', stack, request: posted });
  await worker(2).die({ signal: 'SIGKILL' });
  expect(
    strikes.map(([release, { reason, exposed }, input]) => [release.remote, reason, exposed, input]),
  ).toEqual([
    ['lab', 'blocked', '', posted.input],
    ['lab', 'hung', '', posted.input],
  ]);
});

test('does not attribute a hang without a release in its stack to the mark of another request', async () => {
  worker(1).current = badge;
  worker(1).report({ kind: 'hung', stack: '    at parse (node:internal/url:1:1)', request: posted });
  expect(suspended.flat()).toEqual([]);
  await worker(1).die({ signal: 'SIGKILL' });
  expect(strikes).toEqual([]);
});

test("uses the marked request if the code's own is unknown", async () => {
  worker(1).current = { ...badge, request: posted };
  await worker(1).die({ signal: 'SIGABRT' });
  expect(strikes.map(([, , input]) => input)).toEqual([posted.input]);
});

test('terminating a worker returns the release and request at fault', async () => {
  const [one, two] = [await pool.pick(), await pool.pick()];
  if (!one || !two) throw new Error('There is no worker.');
  worker(1).current = badge;
  const ending = pool.terminate(one);
  worker(1).report({ kind: 'exits', code: 3, stack: '', request: badge.request });
  await worker(1).die({ code: 3 });
  expect(await ending).toMatchObject({ release: badge, request: badge.request });
  expect(await pool.terminate(one)).toMatchObject({ release: badge });
  const killed = pool.terminate(two);
  await jest.advanceTimersByTimeAsync(1_001);
  expect(await killed).toBeNull();
});

test('retries a worker that cannot be started', async () => {
  refusesToStart = true;
  await worker(1).die({ signal: 'SIGKILL' });
  await jest.advanceTimersByTimeAsync(0);
  expect(logged.at(-1)).toBe('a worker cannot be started: Error: too many files');
  refusesToStart = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(workers).toHaveLength(4);
});

test('retries a failed replacement of an outdated worker, which works on', async () => {
  const release = 'reviews@1.0.0+0a1b2c3d4e5f';
  quarantined = [release];
  worker(1).report({ kind: 'evaluated', release });
  refusesToStart = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(logged).toEqual(['a worker cannot be started: Error: too many files']);
  expect(await pick()).toBe(1);
  refusesToStart = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(logged.at(-1)).toBe(`worker 1 ran ${release}, which is in quarantine, and is replaced`);
});

test('reports what is missing until the shop is ready', () => {
  open();
  expect(pool.missing()).toBe('No worker takes requests.');
  worker(1).report({ kind: 'readiness', missing: ['There is no release map.'] });
  listening(1);
  expect(pool.missing()).toBe('There is no release map.');
  worker(1).report({ kind: 'readiness', missing: [] });
  expect(pool.missing()).toBeNull();
});
