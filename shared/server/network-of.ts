import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What limits count an address by: one of version 6 by the network it is in, for whoever has one address there has them all.
 * However an address is written, its network is the same text; what is no address stands for itself.
 *
 * @param prefix 64 is what one household or machine has, 48 the most that a provider gives one customer
 */
export function networkOf(address: string, prefix: 48 | 64 = 64): string {
  if (isIP(address) === 0) return address;
  const [plain = ''] = address.split('%');
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${prefix}`)}/${prefix}`;
}
