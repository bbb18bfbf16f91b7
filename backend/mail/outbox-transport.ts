import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';
import { unlessMissing } from '@storefront/shared/release/unless-missing';
import type { Mailbox } from './email';
import { composeMessage } from './mime-message';
import type { MailTransport } from './transport';

/** Writes each e-mail to the file `{Message-ID}.eml` in `folder`, atomically; a repeat replaces the same file. */
export function outboxTransport(folder: string, from: Mailbox): MailTransport {
  return {
    send: async (mail) => {
      const { raw } = await composeMessage(mail, from);
      const name = mail.messageId.replace(/[^\w.@-]/g, '');
      const unfinished = join(folder, `.${name}.${process.pid}`);
      await mkdir(folder, { recursive: true });
      const file = await open(unfinished, 'w');
      try {
        await file.writeFile(raw);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, `${name}.eml`));
    },
    close: () => {},
  };
}

/**
 * Removes unfinished files of killed processes, `.{Message-ID}.{process id}`, from a folder that may hold other files. Our own id is that
 * of an earlier process: this one has written nothing yet.
 */
export async function clearOutbox(folder: string): Promise<void> {
  const files = (await unlessMissing(readdir(folder))) ?? [];
  const left = files.filter((file) => {
    const [, writer] = /^\.[^@]+@.+\.(\d+)$/.exec(file) ?? [];
    return writer !== undefined && (Number(writer) === process.pid || !processExists(Number(writer)));
  });
  await Promise.all(left.map((file) => rm(join(folder, file), { force: true })));
}
