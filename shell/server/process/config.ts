import { listenHost } from '@storefront/shared/server/listening';
import { type TrustProxy, trustedProxies } from '@storefront/shared/server/trusted-proxies';

/** The shell server's run-time configuration; one build serves every environment (P56). */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder with `release-map.json`. */
  readonly releasesFolder: string;
  /** Address of the shop backend as this server reaches it, without a trailing slash. */
  readonly backend: string;
  /** The same as browsers reach it. */
  readonly publicBackend: string;
  /** Origin the shop is known under, for addresses that have to be absolute; as the request has it when not set. */
  readonly origin?: string;
  /** Origin that has the shell's browser files, at the paths they have here, where that is another than the shop's. */
  readonly assetsOrigin?: string;
  /** What picture paths are put behind. */
  readonly pictures: string;
  /** Further origins that settings and products may have pictures at by absolute addresses (P18). */
  readonly pictureOrigins: readonly string[];
  /** Address of the suburbs service; without it suburbs are free text. */
  readonly suburbs?: string;
  /** Secret that proves to the backend that a visitor's address comes from the shell; without it no address is forwarded. */
  readonly shellSecret?: string;
  /** The proxies of ours that requests may come through, whose `X-Forwarded-*` headers count. */
  readonly trustProxy: TrustProxy;
  /** Where traces are sent, by OTLP over http; without it there are none. What else is said of that, the OpenTelemetry SDK reads itself. */
  readonly traces?: string;
  /** For development: the file that says what does not build. Open pages show that, and reload when something they show has changed. */
  readonly problemsFile?: string;
}

/** Reads the configuration. @throws Error whose message is one sentence that names the variable that is missing or wrong */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const backend = address('BACKEND_URL', environment.BACKEND_URL);
  const traces = otlpEndpoint(environment);
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
    ...(environment.SHELL_ASSETS_ORIGIN && {
      assetsOrigin: origin('SHELL_ASSETS_ORIGIN', environment.SHELL_ASSETS_ORIGIN),
    }),
    ...(environment.PROBLEMS_FILE && { problemsFile: environment.PROBLEMS_FILE }),
    ...(environment.SHELL_SECRET && { shellSecret: environment.SHELL_SECRET }),
    ...(environment.SUBURBS_URL && { suburbs: address('SUBURBS_URL', environment.SUBURBS_URL) }),
  };
}

/** The nearer variable counts, as for the SDK. */
function otlpEndpoint(environment: NodeJS.ProcessEnv): string | null {
  for (const name of ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const)
    if (environment[name]) return withoutUser(name, address(name, environment[name]));
  return null;
}

/** Releases may read it: a key is in OTEL_EXPORTER_OTLP_HEADERS, which they do not have. */
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

function port(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new Error(`${name} must be a port number from 0 to 65535, but is '${value}'.`);
  }
  return number;
}
