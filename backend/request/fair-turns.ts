import { TooManyRequests } from './refusals';

/** How many requests are answered at a time, and how many of them of one network: a browser loads six pictures at once. */
const atOnce = 16;
const ofNetwork = 6;
/** How many of one network may wait for that; the pictures of a few pages. */
const mostWaiting = 200;

/** Lets a request of a network be answered, as soon as it is its turn; gives what says that it has been. @throws TooManyRequests */
export type TakeTurn = (network: string) => Promise<() => void>;

/**
 * Has requests answered a few at a time, the networks that wait one after the other: whoever asks for very much waits for themself, and
 * whoever comes with one request is next.
 */
export function fairTurns(): TakeTurn {
  /** In the order in which it is their turn. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let all = 0;
  const begin = (network: string) => {
    all += 1;
    running.set(network, (running.get(network) ?? 0) + 1);
  };
  const mayBegin = (network: string) => all < atOnce && (running.get(network) ?? 0) < ofNetwork;
  const next = () => {
    for (const [network, queue] of waiting) {
      if (!mayBegin(network)) continue;
      const start = queue.shift();
      waiting.delete(network);
      if (queue.length > 0) waiting.set(network, queue);
      begin(network);
      return start?.();
    }
  };
  const end = (network: string) => {
    all -= 1;
    const left = (running.get(network) ?? 1) - 1;
    if (left > 0) running.set(network, left);
    else running.delete(network);
    next();
  };
  const once = (network: string) => {
    let isOver = false;
    return () => {
      if (!isOver) end(network);
      isOver = true;
    };
  };
  return async (network) => {
    const queue = waiting.get(network);
    if (!queue && mayBegin(network)) {
      begin(network);
      return once(network);
    }
    if (queue && queue.length >= mostWaiting)
      throw new TooManyRequests('There are too many of your requests at a time.', 1);
    await new Promise<void>((start) => {
      if (queue) queue.push(start);
      else waiting.set(network, [start]);
    });
    return once(network);
  };
}
