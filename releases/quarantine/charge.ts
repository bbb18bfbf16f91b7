import { jsonObject } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';

/** Schema of a stored strike. */
export const chargeSchema = jsonObject(
  v.object({
    /** ISO 8601. */
    at: v.string(),
    /** What the release did: `hung`, `exited`, ... */
    reason: v.string(),
    /** `evaluate`, `load` or `render`; empty when nobody knows. */
    phase: v.string(),
    /** The exposed module that ran; empty when nobody knows. */
    exposed: v.string(),
    /** Path of the document it did it in; empty when it was none or nobody knows. */
    address: v.string(),
    message: v.string(),
    stack: v.string(),
  }),
);

/** Something that a release did to a process of the shell: a strike. */
export type Charge = v.InferOutput<typeof chargeSchema>;

/** A strike in a few words: `hung (render header-cart /shop)`. */
export function chargePlace({ reason, phase, exposed, address }: Charge): string {
  const place = [phase, exposed, address].filter(Boolean).join(' ');
  return place ? `${reason} (${place})` : reason;
}
