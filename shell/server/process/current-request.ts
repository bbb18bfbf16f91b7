import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventFields } from 'log/log-event';
import type { VisitorInput } from './visitor-input';

/** A request while it is answered. */
export interface CurrentRequest
  extends Required<Pick<EventFields, 'requestId' | 'address'>>,
    Pick<EventFields, 'traceId'> {
  /** Null when its visitor has sent nothing. */
  readonly input: VisitorInput | null;
}

/** The request that is being answered, for whatever is said meanwhile. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();

/** Does what is done once for all visitors: what the one sent who was the first to need it has no part in it, then or later. */
export function withoutInput<Result>(work: () => Result): Result {
  const request = currentRequest.getStore();
  return request ? currentRequest.run({ ...request, input: null }, work) : work();
}
