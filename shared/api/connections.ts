import type { Connection, Connections } from '../contracts/connections';
import { type ConnectionOptions, connect } from './connection';
import { storedToken } from './stored-login';

/** Addresses of the services, from run-time configuration (P56). */
interface ApiAddresses {
  /** Absolute base address of both product APIs. */
  readonly backend: string;
  /** Absolute address of the suburbs service; missing when there is none. */
  readonly suburbs?: string | undefined;
}

/** Connects to the shop's backend; sends nothing before the first call. */
export function connectToShop({ headers, ...options }: ConnectionOptions) {
  // Required on every call, even without a body (P53).
  return connect({ ...options, headers: { ...headers, 'Content-Type': 'application/json' } });
}

/** Connections of a browser: timeout 10 s, one retry of a GET (P56), the stored login's token for the shop (P55). */
export function browserConnections(addresses: ApiAddresses): Connections {
  return connections(addresses, { timeout: 10_000, retries: 1 }, { token: storedToken });
}

/** Connections of a server's loaders: timeout 1.5 s, no retry, no token (P55, P56). `ofShop` applies to the shop's only. */
export function serverConnections(
  addresses: ApiAddresses,
  ofShop: Pick<ConnectionOptions, 'headers' | 'answered'> = {},
): Connections {
  return connections(addresses, { timeout: 1_500, retries: 0 }, ofShop);
}

/** Connections for previews: posts are not sent, but answered as if accepted (P64). */
export function withoutSending({ shop, suburbs }: Connections): Connections {
  const reading: Connection = { get: shop.get, post: async () => ({ data: {} }) };
  return { shop: reading, submissions: reading, sending: reading, suburbs };
}

function connections(
  { backend, suburbs }: ApiAddresses,
  limits: Pick<ConnectionOptions, 'timeout' | 'retries'>,
  ofShop: Pick<ConnectionOptions, 'headers' | 'answered' | 'token'>,
): Connections {
  const shop = connectToShop({ base: backend, ...limits, ...ofShop });
  const ofSuburbs = suburbs ? connect({ base: suburbs, ...limits }) : null;
  return { shop, submissions: shop, sending: shop, suburbs: ofSuburbs };
}
