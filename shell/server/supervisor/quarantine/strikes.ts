import type { Charge } from 'releases/quarantine/charge';
import type { VisitorInput } from '../../process/visitor-input';

/** A charge, and what the visitor had sent whose request the release's code ran for; null when nothing, or it ran for no request. */
export interface HeldCharge {
  readonly charge: Charge;
  readonly input: VisitorInput | null;
}

/** What visitors' input alone has to amount to: so much comes from two networks at least. */
const leastByInput = 2;

/**
 * How many strikes charges are: one for each that came without a visitor's input; else one for each network with a query or cookies,
 * and of the other networks, with a body, for each but the first (docs/decisions/063).
 */
export function strikesOf(charges: readonly HeldCharge[]): number {
  const asked = new Set(charges.filter(isAsked).map(networkOfCharge));
  const posted = new Set(charges.filter(isPosted).map(networkOfCharge));
  const others = [...posted].filter((network) => !asked.has(network));
  return charges.filter(isOwn).length + asked.size + Math.max(0, others.length - 1);
}

/** Whether charges are as many strikes as a limit allows for, and not one visitor's alone. */
export function areTooMany(charges: readonly HeldCharge[], limit: number): boolean {
  return strikesOf(charges) >= (charges.some(isOwn) ? limit : Math.max(limit, leastByInput));
}

/** Whether a further charge says nothing that an earlier one does not: the same network has sent as much. */
export function isRepeated({ input }: HeldCharge, earlier: readonly HeldCharge[]): boolean {
  return earlier.some(
    (one) => input && one.input?.network === input.network && weighs(one.input) >= weighs(input),
  );
}

/** How much what came with a charge is worth: the less a visitor has sent, the more it is the release's own doing. */
export function weighs(input: VisitorInput | null): number {
  if (!input) return 2;
  return input.kind === 'body' ? 0 : 1;
}

const isOwn = ({ input }: HeldCharge) => weighs(input) === 2;
const isAsked = ({ input }: HeldCharge) => weighs(input) === 1;
const isPosted = ({ input }: HeldCharge) => weighs(input) === 0;
const networkOfCharge = ({ input }: HeldCharge) => input?.network;
