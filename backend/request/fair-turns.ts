import { networkOf } from '@storefront/shared/server/network-of';
import { TooManyRequests } from './refusals';

/** How many of one network may wait for their turn: the pictures of a few pages. */
const mostWaiting = 200;

/** How much is done at a time, and how much of it for one network. */
interface Turns {
  readonly atOnce: number;
  readonly ofNetwork: number;
}

/** Waits for the turn of a request from this address; gives what says that it has been answered. @throws TooManyRequests */
type TakeTurn = (address: string) => Promise<() => void>;

/** Has requests answered a few at a time, the networks that wait one after the other: whoever asks for much waits for themself. */
export function fairTurns({ atOnce, ofNetwork }: Turns): TakeTurn {
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
  return async (address) => {
    const network = networkOf(address, 48);
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
