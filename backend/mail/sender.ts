import { lease, type MailQueue, type QueuedMail } from './mail-queue';
import { MailRefused, type MailTransport, maxConcurrentSends } from './transport';

/** Runs something once, after `delay` milliseconds; returns the cancel function. */
export type Schedule = (delay: number, run: () => void) => () => void;

/** Sends the queue's e-mails. */
export interface Sender {
  /** Looks at the queue at once. */
  wake(): void;
  /** Stops claiming, gives running sends a moment to complete, and resolves when none runs. The rest stays queued. */
  stop(): Promise<void>;
}

interface SenderOptions {
  readonly queue: MailQueue;
  readonly transport: MailTransport;
  /** Whether an e-mail is for the company: its refusal means a wrong configuration, and a visitor's request must not be lost. */
  readonly isOurs: (mail: QueuedMail) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly schedule: Schedule;
  /** Gets lines for the operator; never text of visitors. */
  readonly log: (line: string) => void;
}

/** Longest interval between looks at the queue, in milliseconds: another process may have queued something and died. */
const idleInterval = 60_000;

/** Delay after a database error, in milliseconds. */
const errorDelay = 5_000;

/** Timeout of sending one e-mail, in milliseconds: shorter than the lease. */
const sendTimeout = lease / 2;

/** Delay after our own mailbox refused an e-mail, in milliseconds. */
const refusalDelay = 15 * 60_000;

/** Milliseconds that running sends may take once the sender is stopped. */
const stopTimeout = 3_000;

/** Starts sending the queue. Delivery is at least once: an e-mail is sent again when its success could not be recorded. */
export function startSender({ queue, transport, isOurs, now, schedule, log }: SenderOptions): Sender {
  const workers = new Set<Promise<void>>();
  const stopping = new AbortController();
  let stopped = false;
  let wakes = 0;
  let failing = false;
  let callOff = () => {};

  const wake = () => {
    wakes += 1;
    if (stopped || workers.size >= maxConcurrentSends) return;
    const worker = work()
      .then(plan)
      .catch((error: unknown) => {
        log(`the queue of e-mails cannot be read: ${reasonOf(error)}`);
        wakeIn(errorDelay);
      })
      .finally(() => workers.delete(worker));
    workers.add(worker);
  };

  const wakeIn = (delay: number) => {
    callOff();
    callOff = stopped ? () => {} : schedule(delay, wake);
  };

  const work = async () => {
    while (!stopped) {
      const seen = wakes;
      const mail = await queue.claim();
      if (mail) {
        // Another worker looks for more while this one sends.
        wake();
        await deliver(mail);
      } else if (wakes === seen) return;
    }
  };

  const plan = async () => {
    const due = stopped ? null : await queue.nextDue();
    wakeIn(due === null ? idleInterval : Math.min(idleInterval, Math.max(0, due - now())));
  };

  const deliver = async (mail: QueuedMail) => {
    const late = new AbortController();
    const cancel = schedule(sendTimeout, () => late.abort(new Error('it took too long')));
    const signal = AbortSignal.any([late.signal, stopping.signal]);
    const outcome = await transport
      .send(mail, signal)
      .then(() => null)
      .catch((error: unknown) => ({ error }))
      .finally(cancel);
    if (outcome === null) {
      await queue.sent(mail);
      if (failing) log('e-mails are sent again');
      failing = false;
      return;
    }
    if (outcome.error instanceof MailRefused && !isOurs(mail)) {
      const reason = reasonOf(outcome.error);
      await queue.refused(mail, reason);
      log(`e-mail ${mail.messageId} was refused for good: ${withoutAddresses(reason)}`);
      return;
    }
    const reason = reasonOf(signal.aborted ? signal.reason : outcome.error);
    const pause = outcome.error instanceof MailRefused ? refusalDelay : backOff(mail.attempt);
    await queue.postpone(mail, stopping.signal.aborted ? now() : now() + pause, reason);
    if (!failing) log(`e-mails are kept until they can be sent: ${withoutAddresses(reason)}`);
    failing = true;
  };

  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      callOff();
      const cancel = schedule(stopTimeout, () => stopping.abort(new Error('the backend was stopped')));
      await Promise.all(workers);
      cancel();
      transport.close();
    },
  };
}

/** One line without control characters; PostgreSQL text cannot hold a NUL. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 500);
}

/** Mail servers like to repeat unknown receivers; addresses do not belong in a log. */
function withoutAddresses(reason: string): string {
  return reason.replace(/\S+@\S+/g, '…');
}

const firstDelay = 1_000;
const maxDelay = 60_000;

/** Delay after a failed attempt, in milliseconds: a second, then doubled each time, at most a minute. */
function backOff(attempt: number): number {
  return Math.min(maxDelay, firstDelay * 2 ** (attempt - 1));
}
