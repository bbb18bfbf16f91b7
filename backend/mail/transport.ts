import type { QueuedMail } from './mail-queue';

/** Concurrent sends: a slow receiver must not delay the others. */
export const maxConcurrentSends = 4;

/** The receiver's server refused this e-mail for good. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** A way to deliver e-mails. */
export interface MailTransport {
  /** Resolves once the e-mail is accepted. @throws MailRefused when it never will be; any other error when a retry may succeed */
  send(mail: QueuedMail, signal: AbortSignal): Promise<void>;
  /** Closes connections. Nothing may be sent afterwards. */
  close(): void;
}
