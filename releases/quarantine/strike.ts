import { jsonObject } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';

/** Schema of a stored strike. */
export const strikeSchema = jsonObject(
  v.object({
    /** ISO 8601. */
    at: v.string(),
    /** What the release did: `hung`, `exited`, ... */
    reason: v.string(),
    /** `evaluate`, `load` or `render`; empty when unknown. */
    phase: v.string(),
    /** The exposed module that ran; empty when unknown. */
    exposed: v.string(),
    /** Path of the document; empty when there was none, or it is unknown. */
    address: v.string(),
    message: v.string(),
    stack: v.string(),
  }),
);

/** A strike: harm that a release did to a process of the shell. */
export type Strike = v.InferOutput<typeof strikeSchema>;

/** A short text: `hung (render header-cart /shop)`. */
export function strikeSummary({ reason, phase, exposed, address }: Strike): string {
  const place = [phase, exposed, address].filter(Boolean).join(' ');
  return place ? `${reason} (${place})` : reason;
}
