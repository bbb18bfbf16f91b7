import type { Connections } from '../contracts/connections';
import { type ConnectionOptions, connect } from './connection';
import { storedToken } from './stored-login';

/** Where the services are; from run-time configuration (P56). */
export interface ApiAddresses {
  /** Absolute base address of both product APIs. */
  readonly backend: string;
  /** Absolute address of the suburbs service; without it there are no suburbs. */
  readonly suburbs?: string | undefined;
}

/** Connects to the shop's backend. Cheap: nothing is sent or opened before a call. */
export function connectToShop({ headers, ...options }: ConnectionOptions) {
  // On every call, those without content too (P53).
  return connect({ ...options, headers: { ...headers, 'Content-Type': 'application/json' } });
}

/** The connections of a browser: 10 s, one retry for GET (P56), the token of the stored login for the shop (P55). */
export function browserConnections(addresses: ApiAddresses): Connections {
  return connections(addresses, { timeout: 10_000, retries: 1 }, storedToken);
}

/**
 * The connections of a server's loaders: 1.5 s, no retry, no token (P55, P56).
 *
 * @param headers sent to the shop with every call
 */
export function serverConnections(
  addresses: ApiAddresses,
  headers: Readonly<Record<string, string>> = {},
): Connections {
  return connections(addresses, { timeout: 1_500, retries: 0, headers });
}

function connections(
  { backend, suburbs }: ApiAddresses,
  { headers, ...limits }: Pick<ConnectionOptions, 'timeout' | 'retries' | 'headers'>,
  token?: () => string | null,
): Connections {
  const shop = connectToShop({
    base: backend,
    ...limits,
    ...(headers && { headers }),
    ...(token && { token }),
  });
  return { shop, sending: shop, suburbs: suburbs ? connect({ base: suburbs, ...limits }) : null };
}
