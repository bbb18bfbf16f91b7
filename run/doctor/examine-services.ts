import type { Config } from 'backend/config';
import { requireSchema } from 'backend/database/migrate';
import { openServer, servingLimit } from 'backend/database/server';
import { verifySmtp } from 'backend/mail/smtp-transport';

/** Asks DNS for the TXT records of a name, each in parts. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** Longest difference of two clocks, in milliseconds: an HTTP date has whole seconds. */
const maxClockDifference = 5_000;

/** Longest statement that does nothing, in milliseconds: a page waits for several. */
const maxLatency = 20;

/** Looks at the backend as the shell reaches it. */
export async function examineBackend(backend: string): Promise<string[]> {
  const answer = await fetch(`${backend}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  await answer?.body?.cancel();
  if (answer?.ok) return differingClock('the backend', Date.parse(answer.headers.get('date') ?? ''));
  const how = answer ? `answers ${answer.status}` : 'does not answer';
  return [`BACKEND_URL ${backend} ${how}: start the backend with its database, or correct the address.`];
}

/** Looks at the shop's database as the backend reaches it. @throws StartupError when it cannot be used */
export async function examineDatabase(url: string | null): Promise<string[]> {
  if (url === null) return [];
  const database = await openServer(url, servingLimit);
  try {
    await requireSchema(database);
    const began = performance.now();
    const [row] = await database.query<{ now: string; creates: boolean }>(
      `select extract(epoch from clock_timestamp()) * 1000 as now,
       has_schema_privilege(current_schema(), 'create') as creates`,
    );
    const latency = Math.round(performance.now() - began);
    const slow = `A statement takes ${latency} ms: run the database in the same network.`;
    const mighty =
      'The user of DATABASE_URL may create tables: only backend migrate needs that; serve as one who may not.';
    return [
      ...(latency > maxLatency ? [slow] : []),
      ...(row?.creates ? [mighty] : []),
      ...differingClock('the database', Number(row?.now)),
    ];
  } finally {
    await database.close();
  }
}

/** Looks at the mail server, and at what receivers ask about the sender's domain. @param note gets what cannot be looked up */
export async function examineMail(
  { smtpUrl, mailFrom }: Config,
  resolveTxt: ResolveTxt,
  note: (text: string) => void,
): Promise<string[]> {
  const domain = mailFrom.address.replace(/^.*@/, '');
  if (/(^|\.)example$/.test(domain)) return ["MAIL_FROM is the sample's: set an address of your domain."];
  const records = { SPF: [domain, /^v=spf1\b/i], DMARC: [`_dmarc.${domain}`, /^v=DMARC1\b/i] } as const;
  const found = Object.entries(records).map(async ([record, [name, pattern]]) => {
    const texts = await resolveTxt(name).catch(({ code }: NodeJS.ErrnoException) =>
      code === 'ENODATA' || code === 'ENOTFOUND' ? [] : null,
    );
    if (texts === null) note(`${record} of ${domain} was not looked up: DNS does not answer.`);
    const lacks = `${name} has no ${record} record: receivers may take e-mails for spam; add one to DNS.`;
    return !texts || texts.some((parts) => pattern.test(parts.join(''))) ? [] : [lacks];
  });
  const unusable = (error: Error) => [`SMTP_URL leads to no usable mail server: ${error.message}.`];
  const server = smtpUrl ? verifySmtp(smtpUrl).then(() => [], unusable) : [];
  return (await Promise.all([server, ...found])).flat();
}

function differingClock(whose: string, time: number): string[] {
  const difference = Math.round(Math.abs(Date.now() - time) / 1_000);
  if (!(difference * 1_000 > maxClockDifference)) return [];
  return [`The clocks of ${whose} and of this machine differ by ${difference} s: set both by NTP.`];
}
