import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What limits count an address by, of version 6 its network: 64 is one household or machine, 48 the most that one customer has. A text
 * that is no address stands for itself.
 */
export function networkOf(address: string, prefix: 48 | 64 = 64): string {
  if (isIP(address) === 0) return address;
  const [plain = ''] = address.split('%');
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${prefix}`)}/${prefix}`;
}
