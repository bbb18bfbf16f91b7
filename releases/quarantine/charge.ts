import { jsonObject } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';

/** Schema of a charge as it is kept. */
export const chargeSchema = jsonObject(
  v.object({
    /** When, in ISO 8601. */
    at: v.string(),
    /** What the release did: `hung`, `exited`, ... */
    reason: v.string(),
    /** What its code was doing: `evaluate`, `load` or `render`; empty when nobody knows. */
    phase: v.string(),
    /** What it exposes that was at it; empty when nobody knows. */
    exposed: v.string(),
    /** Path of the document it did it in; empty when it was none or nobody knows. */
    address: v.string(),
    message: v.string(),
    stack: v.string(),
  }),
);

/** Something that a release did to a process of the shell. */
export type Charge = v.InferOutput<typeof chargeSchema>;

/** What a release did and where: `hung (render header-cart /shop)`. */
export function chargePlace({ reason, phase, exposed, address }: Charge): string {
  const place = [phase, exposed, address].filter(Boolean).join(' ');
  return place ? `${reason} (${place})` : reason;
}
