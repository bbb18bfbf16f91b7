import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public by its number, but of the machine's own cloud: where Azure answers its virtual machines. */
const ofTheCloud = '168.63.129.16';

/** All of IPv6 that is routed (RFC 4291, 2.4). */
const routed = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public internet. Not public: private, loopback, link-local and carriers' networks, multicast, reserved
 * numbers, IPv6 that leads to IPv4 (mapped, NAT64, 6to4, Teredo), where clouds keep their metadata, and what is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address === ofTheCloud) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(routed));
}
