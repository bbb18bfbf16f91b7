import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventFields } from 'log/log-event';
import * as v from 'valibot';
import { inputKinds, type VisitorInput } from './visitor-input';

interface CurrentRequest
  extends Required<Pick<EventFields, 'requestId' | 'address'>>,
    Pick<EventFields, 'traceId'> {
  /** Null when the visitor sent no input. */
  readonly input: VisitorInput | null;
  /** The visitor's network, whether there is input or not; empty when unknown. */
  readonly network?: string;
}

/** The request being answered. Log events get its fields. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();

/** Runs work that serves all visitors, so that it is not attributed to the input of the visitor who needed it first. */
export function withoutInput<Result>(work: () => Result): Result {
  const request = currentRequest.getStore();
  return request ? currentRequest.run({ ...request, input: null }, work) : work();
}

/** Schema of the request that code runs for; null outside requests. */
export const runningRequestSchema = v.nullable(
  v.object({
    id: v.string(),
    /** The visitor's input; null without any. */
    input: v.nullable(v.object({ kind: v.picklist(inputKinds), network: v.string() })),
  }),
);

/** The request that code runs for. */
export type RunningRequest = NonNullable<v.InferOutput<typeof runningRequestSchema>>;

/** The request that the calling code serves; null if it serves none. */
export function runningRequest(): RunningRequest | null {
  const request = currentRequest.getStore();
  return request ? { id: request.requestId, input: request.input } : null;
}

const name = 'storefront.runningRequest';

/** Expression that a debugger evaluates in paused code: gives that code's request as JSON. */
export const askRunningRequest = `globalThis[Symbol.for('${name}')]?.()`;

/** Defines the function that `askRunningRequest` calls. */
export function showRunningRequest(): void {
  Object.defineProperty(globalThis, Symbol.for(name), { value: () => JSON.stringify(runningRequest()) });
}
