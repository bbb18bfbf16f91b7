import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventFields } from 'log/log-event';

/** The request that is being answered, for whatever is said meanwhile. */
export const currentRequest = new AsyncLocalStorage<
  Required<Pick<EventFields, 'requestId' | 'address'>> & Pick<EventFields, 'traceId'>
>();
