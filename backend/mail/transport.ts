import type { QueuedMail } from './mail-queue';

/** E-mails that are sent at a time, so that a slow receiver keeps nobody else waiting. */
export const maxConcurrentSends = 4;

/** The receiver's server said that it will never take this e-mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** A way to hand e-mails on. */
export interface MailTransport {
  /** Resolves once the e-mail is accepted. @throws MailRefused when it never will be; any other error when it may be later */
  send(mail: QueuedMail, signal: AbortSignal): Promise<void>;
  /** Lets go of connections. Nothing may be sent afterwards. */
  close(): void;
}
