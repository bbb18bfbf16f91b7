import { inTime } from '@storefront/shared/in-time';
import type { EventFields } from 'log/log-event';
import type { Charge } from 'releases/quarantine/charge';
import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from '../../containment/mark';
import type { WorkerReport } from '../../containment/worker-report';
import type { VisitorInput } from '../../process/visitor-input';
import { deadlines } from '../../remotes/deadlines';
import {
  aboutBlame,
  type Blame,
  blameForBlock,
  blameForFault,
  chargeOf,
  nameOf,
  type Words,
  wordsOfCrash,
  wordsOfReport,
} from './blame-for';
import {
  byLack,
  isSilentTooLong,
  type Member,
  memberForRequest,
  type PoolMember,
  startedMember,
} from './member';
import type { End, Worker } from './worker';

/** How long a request waits for a worker that can take it, in milliseconds. */
const waitTimeout = 10_000;
/** How long a worker that is to go may finish what it has, in milliseconds: the longest post, and its upload. */
export const drainTimeout = deadlines.document + deadlines.action + 5_000;
/** How long a worker that has nothing left to do may take to end by itself, in milliseconds: it has a second to send its traces. */
const leaveTimeout = 1_200;
/** How long a worker that does not answer may take to end by itself, in milliseconds. */
const lostTimeout = 1_000;
/** Standing still for so many milliseconds is charged, even where it goes on. */
const chargedBlock = 500;

/** A worker that ends within so many milliseconds dies young, and the next one comes later each time. */
const youth = 10_000;
const maxBackOff = 5_000;
/** More that die young in a row, before any took a request, and none ever will. */
const maxYoungDeaths = 5;

interface PoolOptions {
  readonly size: number;
  readonly spare: number;
  readonly start: (nth: number, onReport: (report: WorkerReport) => void) => Worker;
  /** Gets the releases that something stands still in, as `lab@1.4.2+0a1b2c3d4e5f`, whenever they or the workers are others. */
  readonly suspend: (names: readonly string[]) => void;
  /** Gets each charge, and what the visitor had sent whose request it came with; null when nothing, or with none. */
  readonly charge: (release: BlamedRelease, charge: Charge, input: VisitorInput | null) => void;
  /** Gets how each worker ended that was not replaced: what it or its release did, or `ended`. */
  readonly died: (reason: string) => void;
  readonly say: (sentence: string, about?: EventFields) => void;
}

/** The workers of a shell: as many as there should be, whatever ends one. */
export interface Pool {
  /** The worker with the least to do; null when none could take a request for a while. */
  pick(): Promise<Member | null>;
  /**
   * Ends a worker that did not answer; it gets no new requests.
   *
   * @returns when it has ended, what it ended in; null if it was ended from outside
   */
  lost(member: Member): Promise<Blame | null>;
  workers(): readonly Worker[];
  /** The one that may be risked, as there are others. */
  prober(): Worker | undefined;
  /** What is missing until the shop can be shown, in a sentence; null when nothing is. */
  missing(): string | null;
  /** Ends all workers, whatever they do; resolves when they have. */
  close(): Promise<void>;
  /** Starts them; resolves when one takes requests, and rejects when it looks as if none ever will. */
  start(): Promise<void>;
}

/** Starts workers when it is told to, and others in place of those that end, stand still or grow. */
export function createPool({ size, spare, start, suspend, charge, died, say }: PoolOptions): Pool {
  const members = new Set<PoolMember>();
  const endings = new WeakMap<Member, Blame>();
  /** The releases that something stands still in, by whose worker it does. */
  const suspects = new Map<PoolMember, string>();
  const maxMembers = size + spare;
  let isClosed = false;
  let count = 0;
  let picks = 0;
  // Without a release that is to blame for it.
  let diedYoung = 0;
  const { promise: started, resolve: oneWorks, reject: noneWorks } = promiseParts<void>();
  let free = promiseParts<void>();

  const working = () => [...members].filter(({ state }) => state === 'working');

  const wakeAll = () => {
    free.resolve();
    free = promiseParts();
  };

  const fill = () => {
    if (isClosed || members.size >= maxMembers) return;
    try {
      add();
    } catch (error) {
      say(`a worker cannot be started: ${String(error)}`);
      setTimeout(fill, maxBackOff);
    }
  };

  const add = () => {
    count += 1;
    const member = startedMember(start(count, (report) => heard(member, report)));
    members.add(member);
    void member.worker.ended.then((end) => ended(member, end));
  };

  const charged = (blame: Blame, words: Words) => {
    if (blame.release) charge(blame.release, chargeOf(blame, words), blame.request?.input ?? null);
  };

  const heard = (member: PoolMember, report: WorkerReport) => {
    member.silent = 0;
    switch (report.kind) {
      case 'listening':
        if (member.state === 'starting') member.state = 'working';
        leaveOneOutdated();
        trustAgain();
        oneWorks();
        suspendSuspects();
        return wakeAll();
      case 'readiness':
        member.missing = report.missing;
        return;
      case 'beat':
        if (member.isGrowing(report.memory))
          member.outdated ??= `has grown to ${Math.round(report.memory / 2 ** 20)} MB`;
        return;
      case 'tainted':
        member.outdated ??= `ran ${report.release}, which is in quarantine,`;
        return;
      case 'blocked':
        member.block = blameForBlock(report.stack, member.worker.mark(), report.request);
        return suspect(member, member.block);
      case 'unblocked': {
        const { block } = member;
        member.block = null;
        clearSuspects((one) => one === member);
        if (block && report.after >= chargedBlock)
          charged(block, { ...wordsOfReport(report), stack: block.stack });
        return wakeAll();
      }
      case 'hung':
      case 'exits':
        // It was told to.
        if (report.kind === 'exits' && member.state === 'leaving') return;
        member.lastWords = { ...wordsOfReport(report), request: report.request };
        // At once: what it had to answer is given to another worker as soon as it has ended.
        suspect(member, blameForBlock(report.stack, member.worker.mark(), report.request));
        return lose(member);
      case 'late':
        return charged(
          { release: report, mark: { ...report, exposed: '' }, stack: '', request: report.request },
          wordsOfReport(report),
        );
      case 'fault':
        return charged(
          blameForFault(report.stack, member.worker.mark(), report.request),
          wordsOfReport(report),
        );
    }
  };

  const suspendSuspects = () => suspend([...new Set(suspects.values())]);

  /**
   * Keeps a release from a second worker while a first one stands still in its code, and after its end until there are enough workers
   * for requests again: without that one release could take all of them at once.
   */
  const suspect = (member: PoolMember, { release }: Blame) => {
    if (!release) return;
    suspects.set(member, releaseId(release.remote, release.version));
    suspendSuspects();
  };

  const clearSuspects = (isOver: (member: PoolMember) => boolean) => {
    const over = [...suspects.keys()].filter(isOver);
    for (const member of over) suspects.delete(member);
    if (over.length > 0) suspendSuspects();
  };

  /** Once there are as many workers as requests are for, without those that are gone. */
  const trustAgain = () => {
    if (working().length >= size) clearSuspects((one) => !members.has(one));
  };

  const ended = (member: PoolMember, end: End) => {
    members.delete(member);
    if (member.state === 'leaving') return clearSuspects((one) => one === member);
    const words = member.lastWords ?? wordsOfCrash(end);
    died(words?.reason ?? 'ended');
    const found = blameForBlock(words?.stack ?? '', member.worker.mark(), member.lastWords?.request);
    if (words) endings.set(member, found);
    const how = words?.reason ?? end.signal ?? `exit ${end.code}`;
    say(
      `worker ${member.worker.pid} ended (${how})${found.release && words ? ` in ${nameOf(found)}` : ''}`,
      words ? aboutBlame(found) : {},
    );
    if (words && found.release) {
      suspect(member, found);
      charged(found, words);
      trustAgain();
      return fill();
    }
    clearSuspects((one) => one === member);
    diedYoung = performance.now() - member.began < youth ? diedYoung + 1 : 0;
    if (diedYoung > maxYoungDeaths)
      noneWorks(new Error('The workers of the shell end before they take requests.'));
    const backOff = diedYoung > 1 ? Math.min(100 * 2 ** diedYoung, maxBackOff) : 0;
    setTimeout(fill, backOff);
  };

  const leave = async (member: PoolMember) => {
    member.state = 'leaving';
    const until = performance.now() + drainTimeout;
    while (member.pending > 0 && performance.now() < until) await delay(50);
    await letGo(member);
  };

  /** It says what it has counted and traced, and ends. */
  const letGo = async (member: PoolMember) => {
    member.state = 'leaving';
    member.worker.leave();
    const late = setTimeout(() => member.worker.end('SIGKILL'), leaveTimeout);
    await member.worker.ended;
    clearTimeout(late);
  };

  /** One that gets nothing new, and ends by itself or is ended. */
  const lose = (member: PoolMember) => {
    if (member.state !== 'starting' && member.state !== 'working') return;
    member.state = 'lost';
    setTimeout(() => member.worker.end('SIGKILL'), lostTimeout).unref();
  };

  const outdated = () => working().find((member) => member.outdated !== null);

  /** One at a time, and only while all others work. */
  const replaceOneOutdated = () => {
    const member = outdated();
    if (!member || members.size > maxMembers || working().length < maxMembers) return;
    say(`worker ${member.worker.pid} ${member.outdated} and is replaced`);
    add();
  };

  const leaveOneOutdated = () => {
    const member = outdated();
    if (member && members.size > maxMembers) void leave(member);
  };

  const watching = setInterval(() => {
    for (const member of members) {
      member.silent += 1;
      if (!isSilentTooLong(member)) continue;
      say(`worker ${member.worker.pid} has said nothing for ${member.silent} s and is replaced`);
      member.worker.end('SIGKILL');
      member.silent = 0;
    }
    replaceOneOutdated();
  }, 1_000);
  watching.unref();

  return {
    async pick() {
      let member = memberForRequest(working(), size);
      const until = performance.now() + waitTimeout;
      while (!member && performance.now() < until) {
        await inTime(free.promise, until - performance.now(), () => null).catch(() => {});
        member = memberForRequest(working(), size);
      }
      if (!member) return null;
      picks += 1;
      member.picked = picks;
      return member;
    },
    lost: async (member) => {
      const own = [...members].find((one) => one === member);
      if (own) lose(own);
      await member.worker.ended;
      return endings.get(member) ?? null;
    },
    start() {
      for (let nth = 0; nth < maxMembers; nth += 1) fill();
      return started;
    },
    workers: () => [...members].map(({ worker }) => worker),
    prober: () => working().find(({ block }) => block === null)?.worker,
    missing: () => {
      const [best] = working().sort(byLack);
      return best ? (best.missing[0] ?? null) : 'No worker takes requests.';
    },
    async close() {
      isClosed = true;
      clearInterval(watching);
      await Promise.all([...members].map(letGo));
    },
  };
}

function promiseParts<Result>() {
  let resolve: (result: Result) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Result>((...parts) => {
    [resolve, reject] = parts;
  });
  return { promise, resolve, reject };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
