import { resolve } from 'node:path';
import { StartupError } from './startup-error';

/** What the environment says about how to run the backend. */
export interface Config {
  readonly port: number;
  /** Address of a PostgreSQL server; null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Absolute path of the embedded database. */
  readonly databaseFolder: string;
  /** Absolute path of the folder where rendered pictures are kept. */
  readonly pictureCache: string;
  /** The origin whose pages may call the API. */
  readonly storefrontOrigin: string;
}

const repository = resolve(import.meta.dirname, '..');

/**
 * Reads PORT, DATABASE_URL, DATABASE_FOLDER, PICTURE_CACHE and STOREFRONT_ORIGIN. Relative folders are taken from the repository.
 * @throws StartupError naming the variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: readPort(environment.PORT || '4000'),
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL),
    databaseFolder: resolve(repository, environment.DATABASE_FOLDER || '.local/database'),
    pictureCache: resolve(repository, environment.PICTURE_CACHE || '.local/pictures'),
    storefrontOrigin: readOrigin(environment.STOREFRONT_ORIGIN || 'http://localhost:3000'),
  };
}

function readPort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65535)
    throw new StartupError(`PORT must be a whole number from 1 to 65535, not '${value}'.`);
  return port;
}

/** The value is not repeated in the message: it may hold a password. */
function readDatabaseUrl(value: string | undefined): string | null {
  if (!value) return null;
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new StartupError(
      'DATABASE_URL must be an address like postgres://user:password@localhost:5432/shop.',
    );
  }
  return value;
}

function readOrigin(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol) || new URL(value).origin !== value) {
    throw new StartupError(`STOREFRONT_ORIGIN must be an origin like http://localhost:3000, not '${value}'.`);
  }
  return value;
}
