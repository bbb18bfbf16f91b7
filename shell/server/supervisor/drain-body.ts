import type { IncomingMessage } from 'node:http';

/** Bytes of a body that are taken in after its answer, so that its sender comes to read that: browsers send the whole body first. */
const mostDrained = 32 * 1024 * 1024;

/** How often something of the bodies is taken in, in milliseconds, and of how many: what Node has of each by then, 64 KB at most. */
const interval = 5;
const mostAtOnce = 4;

/** Those that are not there to their end, with how many bytes were drained of each; the one whose turn it is first. */
const unread = new Map<IncomingMessage, number>();
let timer: NodeJS.Timeout | undefined;

/**
 * Takes in what still comes of an answered request, for nothing, and gives the connection up where that is too much. Of very many at
 * a time each comes more slowly: it is for nobody who waits.
 */
export function drainBody(message: IncomingMessage): void {
  // It would say no more that it has closed.
  if (message.destroyed) return;
  message.once('close', () => unread.delete(message));
  // At once: Node takes what nobody has read for what nobody wants, and drops it as fast as it comes.
  drainSome(message, 0);
  if (unread.size > 0) timer ??= setInterval(takeTurns, interval).unref();
}

function drainSome(message: IncomingMessage, before: number): void {
  const drained = before + ((message.read() as Buffer | null)?.length ?? 0);
  unread.delete(message);
  if (drained > mostDrained) message.destroy();
  else if (!message.complete || message.readableLength > 0) unread.set(message, drained);
}

function takeTurns(): void {
  for (const [message, before] of [...unread].slice(0, mostAtOnce)) drainSome(message, before);
  if (unread.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}
