import type { IncomingMessage } from 'node:http';

/** Most bytes of a body that are drained after its answer: browsers send the whole body before they read the answer. */
const mostDrained = 32 * 1024 * 1024;

/** Interval of draining in milliseconds, and the number of bodies drained each time. Node has buffered 64 KB of each by then, at most. */
const interval = 5;
const mostAtOnce = 4;

/** Unfinished bodies with the bytes drained of each; the next in turn comes first. */
const unread = new Map<IncomingMessage, number>();
let timer: NodeJS.Timeout | undefined;

/** Drains the rest of an answered request's body, slowly if there are many, and closes the connection if it is too much. */
export function drainBody(message: IncomingMessage): void {
  // A destroyed request may emit no `close`.
  if (message.destroyed) return;
  message.once('close', () => unread.delete(message));
  // Drained at once: otherwise Node takes the body for unwanted, and drops it as fast as it comes.
  drainSome(message, 0);
  if (unread.size > 0) timer ??= setInterval(drainNext, interval).unref();
}

function drainSome(message: IncomingMessage, before: number): void {
  const drained = before + ((message.read() as Buffer | null)?.length ?? 0);
  unread.delete(message);
  if (drained > mostDrained) message.destroy();
  else if (!message.complete || message.readableLength > 0) unread.set(message, drained);
}

function drainNext(): void {
  for (const [message, before] of [...unread].slice(0, mostAtOnce)) drainSome(message, before);
  if (unread.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}
