import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailbox } from './letter';
import { headerMailbox, headerText } from './mail-headers';
import type { QueuedMail } from './mail-queue';

/** An e-mail ready to be handed on. */
export interface ComposedMessage {
  /** Whom it is from and whom it goes to, whatever its headers say. */
  readonly envelope: { readonly from: string; readonly to: string };
  /** Headers and body, lines ending in CRLF. */
  readonly raw: Buffer;
}

/**
 * Writes an e-mail. The headers that hold what somebody typed are written here, for nodemailer hands on names that look
 * like encoded words; nothing is read from files or addresses that a text might name.
 */
export async function composeMessage(mail: QueuedMail, from: Mailbox): Promise<ComposedMessage> {
  const { to, replyTo, subject, text, html, messageId, queuedAt } = mail;
  const headers = [
    // RFC 3834: nobody's automatic reply answers it.
    'Auto-Submitted: auto-generated',
    `From: ${headerMailbox(from)}`,
    `To: ${headerMailbox(to)}`,
    ...(replyTo ? [`Reply-To: ${headerMailbox(replyTo)}`] : []),
    `Subject: ${headerText(subject)}`,
  ];
  const rest = await new MailComposer({
    text,
    html,
    messageId,
    date: queuedAt,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return {
    envelope: { from: from.address, to: to.address },
    raw: Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n`), rest]),
  };
}
