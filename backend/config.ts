import { dirname, join, resolve } from 'node:path';
import { type Draining, readDraining } from '@storefront/shared/server/draining';
import { listenHost, listenPort } from '@storefront/shared/server/listening';
import { withSecretFiles } from '@storefront/shared/server/secret-files';
import { readMetricsPort } from '@storefront/shared/server/serve-metrics';
import { readTokens } from '@storefront/shared/server/tokens';
import { type TrustProxy, trustedProxies } from '@storefront/shared/server/trusted-proxies';
import type { Mailbox } from './mail/email';
import { mailAddress } from './mail/mail-address';
import { type OfficePeople, readOfficePeople } from './office/people';
import { type PictureHosts, readPictureHosts } from './pictures/picture-hosts';
import { StartupError } from './startup-error';

/** Configuration from the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Address of a PostgreSQL server; null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Addresses of its replicas; none for the embedded database. */
  readonly replicaUrls: readonly string[];
  /** Absolute path of the embedded database. */
  readonly databaseFolder: string;
  /** Absolute path of the folder of own pictures, by default beside the embedded database. The sample's are found besides. */
  readonly pictureFolder: string;
  /** Hosts of pictures that may be in a private network, speak http, and be at any port that is named; all others are public, at 443. */
  readonly pictureHosts: PictureHosts;
  /** Absolute path of the folder where rendered pictures are kept. */
  readonly pictureCache: string;
  /** The shop's origin: its pages may call the API, and links in e-mails lead to it. */
  readonly storefrontOrigin: string;
  /** Address of an SMTP server; null: e-mails are written to the outbox. */
  readonly smtpUrl: string | null;
  /** Absolute path of the folder for e-mails when there is no SMTP server. */
  readonly outboxFolder: string;
  readonly mailFrom: Mailbox;
  readonly companyEmail: Mailbox;
  /** Secrets that prove the shell; none without a shell that forwards visitors' addresses. */
  readonly shellSecrets: readonly string[];
  /** The operators' tokens, which show the metrics too. */
  readonly operatorTokens: readonly string[];
  /** The tokens that show the metrics, and nothing else. */
  readonly metricsTokens: readonly string[];
  /** People of the office; nobody by default. */
  readonly officePeople: OfficePeople;
  /** Port of the metrics alone; null for none. */
  readonly metricsPort: number | null;
  readonly draining: Draining;
  /** Trusted proxies, whose forwarded visitor addresses count. */
  readonly trustProxy: TrustProxy;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; folders are relative to the working directory. @throws StartupError that names the invalid variable */
export function readConfig(given: Environment): Config {
  try {
    return configOf(withSecretFiles(given));
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

/** The folder of own pictures. @throws StartupError without one that all backends of a database share */
export function sharedPictureFolder({ pictureFolder, databaseUrl }: Config): string {
  if (databaseUrl === null || process.env.PICTURE_FOLDER) return pictureFolder;
  throw new StartupError(
    'Set PICTURE_FOLDER to the folder whose pictures the backend serves: imported ones are kept there.',
  );
}

function configOf(environment: Environment): Config {
  const databaseFolder = resolve(environment.DATABASE_FOLDER || '.local/database');
  return {
    host: listenHost(environment.HOST, '127.0.0.1'),
    port: listenPort('PORT', environment.PORT || '4000'),
    databaseUrl: readDatabaseUrl('DATABASE_URL', environment.DATABASE_URL),
    // They belong to the primary: a shop that ignores DATABASE_URL must not read them.
    replicaUrls: (
      (environment.DATABASE_URL && environment.DATABASE_REPLICA_URL?.match(/\S+/g)) ||
      []
    ).flatMap((url) => readDatabaseUrl('DATABASE_REPLICA_URL', url) ?? []),
    databaseFolder,
    pictureFolder: resolve(environment.PICTURE_FOLDER || join(dirname(databaseFolder), 'own-pictures')),
    pictureHosts: readPictureHosts(environment.PICTURE_HOSTS),
    pictureCache: resolve(environment.PICTURE_CACHE || '.local/pictures'),
    storefrontOrigin: readOrigin(environment.STOREFRONT_ORIGIN || 'http://localhost:3000'),
    smtpUrl: readSmtpUrl(environment.SMTP_URL),
    outboxFolder: resolve(environment.OUTBOX_FOLDER || '.local/outbox'),
    mailFrom: readMailbox('MAIL_FROM', environment.MAIL_FROM || sampleMailbox),
    companyEmail: readMailbox('COMPANY_EMAIL', environment.COMPANY_EMAIL || sampleMailbox),
    shellSecrets: readTokens('SHELL_SECRET', environment.SHELL_SECRET),
    operatorTokens: readTokens('OPERATOR_TOKEN', environment.OPERATOR_TOKEN),
    metricsTokens: readTokens('METRICS_TOKEN', environment.METRICS_TOKEN),
    officePeople: readOfficePeople(environment.OFFICE_TOKENS),
    metricsPort: readMetricsPort(environment.METRICS_PORT),
    draining: readDraining(environment.DRAIN_SECONDS),
    trustProxy: trustedProxies(environment.TRUST_PROXY),
  };
}

/** Domains that end in .example belong to nobody (RFC 2606). */
const sampleMailbox = 'Meridian Medical & Dental <quotes@meridian.example>';

/** The message omits the value: it may hold a password. */
function readDatabaseUrl(variable: string, value: string | undefined): string | null {
  if (!value) return null;
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new Error(`${variable} must be an address like postgres://user:password@localhost:5432/shop.`);
  }
  return value;
}

function readOrigin(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol) || new URL(value).origin !== value) {
    throw new Error(`STOREFRONT_ORIGIN must be an origin like http://localhost:3000, not '${value}'.`);
  }
  return value;
}

/** The message omits the value: it may hold a password. */
function readSmtpUrl(value: string | undefined): string | null {
  if (!value) return null;
  if (!URL.canParse(value) || !/^smtps?:$/.test(new URL(value).protocol) || !new URL(value).hostname) {
    throw new Error('SMTP_URL must be an address like smtp://user:password@localhost:25.');
  }
  return value;
}

function readMailbox(variable: string, value: string): Mailbox {
  const [, name = '', typed = value] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(value.trim()) ?? [];
  const address = mailAddress(typed);
  if (address === null) {
    throw new Error(
      `${variable} must be an e-mail address like quotes@meridian.example or Meridian <quotes@meridian.example>, not '${value}'.`,
    );
  }
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
