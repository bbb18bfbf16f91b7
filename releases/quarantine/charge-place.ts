import type { Charge } from './quarantine';

/** What a release did and where: `hung (render header-cart /shop)`. */
export function chargePlace({ reason, phase, exposed, address }: Charge): string {
  const place = [phase, exposed, address].filter(Boolean).join(' ');
  return place ? `${reason} (${place})` : reason;
}
