import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The key that limits count an address by: an IPv4 address, or an IPv6 network. A /64 is one household or machine, a /48 the most one
 * customer has. A text that is no address is its own key.
 */
export function networkOf(address: string, prefix: 48 | 64 = 64): string {
  if (isIP(address) === 0) return address;
  const [plain = ''] = address.split('%');
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${prefix}`)}/${prefix}`;
}
