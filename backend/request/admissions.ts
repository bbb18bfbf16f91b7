import type { NewMessage } from '../messages/message-store';
import { rateLimit } from './rate-limit';
import { TooManyRequests } from './refusals';

/** A message request, counted before its body is read. */
export interface Admission {
  readonly address: string;
  /** Set when its network has sent too many: then only a stored message may be repeated. */
  readonly tooMany: TooManyRequests | null;
  readonly undoCount: () => void;
}

/** Counts a request before its body is read; one with a key may be a retry, and is let through twice as often. @throws TooManyRequests */
export type Admit = (kind: NewMessage['kind'] | 'unsubscribe', address: string, hasKey: boolean) => Admission;

/** @param now a clock in milliseconds */
export function admissions(now: () => number): Admit {
  const limits = {
    general: rateLimit(now),
    quote: rateLimit(now),
    subscribe: rateLimit(now),
    unsubscribe: rateLimit(now),
  };
  const countAgain = rateLimit(now);
  return (kind, address, hasKey) => {
    try {
      return { address, tooMany: null, undoCount: limits[kind](address) };
    } catch (error) {
      if (!hasKey || !(error instanceof TooManyRequests)) throw error;
      return { address, tooMany: error, undoCount: countAgain(address) };
    }
  };
}
