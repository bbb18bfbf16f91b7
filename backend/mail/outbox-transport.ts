import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailbox } from './letter';
import { mailOptions } from './mail-options';
import type { MailTransport } from './transport';

/**
 * Writes each e-mail as a file `{Message-ID}.eml` in `folder`, for machines without a mail server. A file is there whole or
 * not at all, and an e-mail that is written again is the same file.
 */
export function outboxTransport(folder: string, from: Mailbox): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(mailOptions(mail, from));
      const name = mail.messageId.replace(/[^\w.@-]/g, '');
      const unfinished = join(folder, `.${name}.${process.pid}`);
      await mkdir(folder, { recursive: true });
      const file = await open(unfinished, 'w');
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, `${name}.eml`));
    },
    close: () => composer.close(),
  };
}
