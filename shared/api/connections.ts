import type { Connection, Connections } from '../contracts/connections';
import { type ConnectionOptions, connect } from './connection';
import { storedToken } from './stored-login';

/** Where the services are; from run-time configuration (P56). */
interface ApiAddresses {
  /** Absolute base address of both product APIs. */
  readonly backend: string;
  /** Absolute address of the suburbs service; without it there are no suburbs. */
  readonly suburbs?: string | undefined;
}

/** Connects to the shop's backend; nothing is sent before a call. */
export function connectToShop({ headers, ...options }: ConnectionOptions) {
  // On every call, those without content too (P53).
  return connect({ ...options, headers: { ...headers, 'Content-Type': 'application/json' } });
}

/** The connections of a browser: 10 s, one retry for GET (P56), the token of the stored login for the shop (P55). */
export function browserConnections(addresses: ApiAddresses): Connections {
  return connections(addresses, { timeout: 10_000, retries: 1 }, { token: storedToken });
}

/** The connections of a server's loaders: 1.5 s, no retry, no token (P55, P56); `ofShop` is for calls of the shop alone. */
export function serverConnections(
  addresses: ApiAddresses,
  ofShop: Pick<ConnectionOptions, 'headers' | 'answered'> = {},
): Connections {
  return connections(addresses, { timeout: 1_500, retries: 0 }, ofShop);
}

/** The same for who previews a release: what is sent arrives nowhere, and is answered as if it were taken (P64). */
export function withoutSending({ shop, suburbs }: Connections): Connections {
  const reading: Connection = { get: shop.get, post: async () => ({ data: {} }) };
  return { shop: reading, sending: reading, suburbs };
}

function connections(
  { backend, suburbs }: ApiAddresses,
  limits: Pick<ConnectionOptions, 'timeout' | 'retries'>,
  ofShop: Pick<ConnectionOptions, 'headers' | 'answered' | 'token'>,
): Connections {
  const shop = connectToShop({ base: backend, ...limits, ...ofShop });
  return { shop, sending: shop, suburbs: suburbs ? connect({ base: suburbs, ...limits }) : null };
}
