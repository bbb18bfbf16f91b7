import * as v from 'valibot';
import { currentRequest } from '../process/current-request';
import { inputKinds } from '../process/visitor-input';

/** Schema of the request that code runs for; null when it runs for none. */
export const runningRequestSchema = v.nullable(
  v.object({
    id: v.string(),
    /** What its visitor has sent; null when nothing. */
    input: v.nullable(v.object({ kind: v.picklist(inputKinds), network: v.string() })),
  }),
);

/** The request that code runs for. */
export type RunningRequest = NonNullable<v.InferOutput<typeof runningRequestSchema>>;

/** The request that the code runs for that asks; null when it is none. */
export function runningRequest(): RunningRequest | null {
  const request = currentRequest.getStore();
  return request ? { id: request.requestId, input: request.input } : null;
}

const name = 'storefront.runningRequest';

/** What a debugger evaluates in code that has been paused: it gives the request of that code as JSON. */
export const askRunningRequest = `globalThis[Symbol.for('${name}')]?.()`;

/** Has that known to debuggers. */
export function showRunningRequest(): void {
  Object.defineProperty(globalThis, Symbol.for(name), { value: () => JSON.stringify(runningRequest()) });
}
