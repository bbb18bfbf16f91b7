import { networkOf } from '@storefront/shared/server/network-of';
import { TooManyRequests } from './refusals';

/** Longest queue of one network: the pictures of a few pages. */
const mostWaiting = 200;

/** Concurrency limits, over all networks and for one. */
interface Turns {
  readonly atOnce: number;
  readonly ofNetwork: number;
}

/** Waits for a turn of this address; returns the function that ends it. @throws TooManyRequests */
type WaitForTurn = (address: string) => Promise<() => void>;

/** Limits concurrency, and takes waiting networks in turns: heavy use delays only its own network. */
export function fairTurns({ atOnce, ofNetwork }: Turns): WaitForTurn {
  /** In order of their turns. */
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
  return async (address) => {
    const network = networkOf(address, 48);
    const queue = waiting.get(network);
    if (!queue && mayBegin(network)) {
      begin(network);
      return once(network);
    }
    if (queue && queue.length >= mostWaiting)
      throw new TooManyRequests('Too many of your requests are waiting. Please try again in a moment.', 1);
    await new Promise<void>((start) => {
      if (queue) queue.push(start);
      else waiting.set(network, [start]);
    });
    return once(network);
  };
}
