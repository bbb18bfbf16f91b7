import { createTransport } from 'nodemailer';
import type { Mailbox } from './email';
import { composeMessage } from './mime-message';
import { MailRefused, type MailTransport, maxConcurrentSends } from './transport';

/** Sends over SMTP; `url` is `smtp://` or `smtps://`, with user and password where needed. */
export function smtpTransport(url: string, from: Mailbox): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: maxConcurrentSends,
    // The queue retries, and knows how often.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (mail, signal) => {
      try {
        await pool.sendMail({ ...(await composeMessage(mail, from)), signal });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused((error as Error).message) : error;
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/** Logs in to a mail server, and out. @throws Error when it cannot */
export async function verifySmtp(url: string): Promise<void> {
  await createTransport({
    url,
    connectionTimeout: 3_000,
    greetingTimeout: 3_000,
    socketTimeout: 3_000,
  }).verify();
}

/** A 5xx about the receiver or the content. One about connection, login (530) or sender is our fault: all mail would be lost. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return (
    (command === 'RCPT TO' || command === 'DATA') &&
    responseCode >= 500 &&
    responseCode <= 599 &&
    responseCode !== 530
  );
}
