import { listenHost } from '@storefront/shared/server/listening';
import { readTokens } from '@storefront/shared/server/tokens';
import { type TrustProxy, trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { isOwnName } from '../http/web-request';

/** The shell server's run-time configuration; one build serves every environment (P56). */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder with `release-map.json`. */
  readonly releasesFolder: string;
  /** Address of the shop backend as this server reaches it, without a trailing slash. */
  readonly backend: string;
  /** Address of the shop backend as browsers reach it. */
  readonly publicBackend: string;
  /** Public origin of the shop, for absolute addresses; the request's when not set. */
  readonly origin?: string;
  /** Origin of the office, whose host no visitor's page has; without it there is none (docs/decisions/087). */
  readonly officeOrigin?: string;
  /** Whether this process is the office's worker. */
  readonly isOffice?: true;
  /** Origin of the shell's browser files, at the same paths, where it is not the shop's own. */
  readonly assetsOrigin?: string;
  /** Base address of picture paths. */
  readonly pictures: string;
  /** Further origins of pictures that settings and products name by absolute addresses (P18). */
  readonly pictureOrigins: readonly string[];
  /** Address of the suburbs service; without it suburbs are free text. */
  readonly suburbs?: string;
  /** Secret that proves to the backend that a visitor's address comes from the shell; without it no address is forwarded. */
  readonly shellSecret?: string;
  /** Our own proxies, whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: TrustProxy;
  /** OTLP endpoint for traces over http; without it there are none. The OpenTelemetry SDK reads its other variables itself. */
  readonly traces?: string;
  /** Development only: file with the build problems. Open pages show them, and reload when something they show has changed. */
  readonly problemsFile?: string;
}

/** Reads the configuration. @throws Error with one sentence that names the missing or wrong variable */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const backend = address('BACKEND_URL', environment.BACKEND_URL);
  const traces = otlpEndpoint(environment);
  const [shellSecret] = readTokens('SHELL_SECRET', environment.SHELL_SECRET);
  const publicBackend = environment.PUBLIC_BACKEND_URL
    ? address('PUBLIC_BACKEND_URL', environment.PUBLIC_BACKEND_URL)
    : backend;
  return {
    host: listenHost(environment.HOST, 'localhost'),
    port: port('PORT', environment.PORT ?? '3000'),
    releasesFolder: required('RELEASES_FOLDER', environment.RELEASES_FOLDER),
    backend,
    publicBackend,
    pictures: environment.PICTURES_URL ? address('PICTURES_URL', environment.PICTURES_URL) : publicBackend,
    pictureOrigins: (environment.PICTURE_ORIGINS ?? '')
      .split(' ')
      .filter(Boolean)
      .map((one) => origin('PICTURE_ORIGINS', one)),
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    ...(traces && { traces }),
    ...(environment.PUBLIC_ORIGIN && { origin: origin('PUBLIC_ORIGIN', environment.PUBLIC_ORIGIN) }),
    ...(environment.OFFICE_ORIGIN && { officeOrigin: officeOrigin(environment) }),
    ...(environment.SERVES_OFFICE && { isOffice: true }),
    ...(environment.SHELL_ASSETS_ORIGIN && {
      assetsOrigin: origin('SHELL_ASSETS_ORIGIN', environment.SHELL_ASSETS_ORIGIN),
    }),
    ...(environment.PROBLEMS_FILE && { problemsFile: environment.PROBLEMS_FILE }),
    ...(shellSecret && { shellSecret }),
    ...(environment.SUBURBS_URL && { suburbs: address('SUBURBS_URL', environment.SUBURBS_URL) }),
  };
}

/** The more specific variable wins, as in the SDK. */
function otlpEndpoint(environment: NodeJS.ProcessEnv): string | null {
  for (const name of ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const)
    if (environment[name]) return withoutUser(name, address(name, environment[name]));
  return null;
}

/** Rejects an address with a user: releases may read it. Keys go into OTEL_EXPORTER_OTLP_HEADERS, which is hidden from them. */
function withoutUser(name: string, url: string): string {
  const { username, password } = new URL(url);
  if (username || password) throw new Error(`${name} must be an address without a user.`);
  return url;
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is not set: see .env.example for what it should hold.`);
  return value;
}

function address(name: string, value: string | undefined): string {
  const text = required(name, value);
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} must be an http or https address, but is '${text}'.`);
  }
  return text.replace(/\/+$/, '');
}

function origin(name: string, value: string): string {
  const text = address(name, value);
  if (new URL(text).origin !== text)
    throw new Error(`${name} must be an origin without a path, but is '${value}'.`);
  return text;
}

/** Cookies ignore ports, so a page at another port of the office's host would send and get the office's. */
function officeOrigin({ OFFICE_ORIGIN = '', PUBLIC_ORIGIN }: NodeJS.ProcessEnv): string {
  const text = origin('OFFICE_ORIGIN', OFFICE_ORIGIN);
  const { hostname } = new URL(text);
  const isShops = PUBLIC_ORIGIN ? hostname === new URL(PUBLIC_ORIGIN).hostname : false;
  if (isShops || isOwnName(hostname))
    throw new Error(`OFFICE_ORIGIN must have a host that the shop does not have, but is '${OFFICE_ORIGIN}'.`);
  return text;
}

function port(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new Error(`${name} must be a port number from 0 to 65535, but is '${value}'.`);
  }
  return number;
}
