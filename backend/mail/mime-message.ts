import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord, quoteString } from 'nodemailer/lib/mime-funcs';
import type { Mailbox } from './email';
import type { QueuedMail } from './mail-queue';

/** An e-mail ready for a transport. */
interface ComposedMessage {
  /** Sender and receiver, whatever the headers say. */
  readonly envelope: { readonly from: string; readonly to: string };
  /** Headers and body, lines ending in CRLF. */
  readonly raw: Buffer;
}

/** Composes an e-mail. It encodes headers with user input itself: nodemailer passes on names that look like encoded words. */
export async function composeMessage(mail: QueuedMail, from: Mailbox): Promise<ComposedMessage> {
  const { to, sender, replyTo, subject, text, html, unsubscribe, messageId, queuedAt } = mail;
  const headers = [
    // RFC 3834: prevents automatic replies.
    'Auto-Submitted: auto-generated',
    `From: ${headerMailbox({ ...from, name: sender || from.name })}`,
    `To: ${headerMailbox(to)}`,
    ...(replyTo ? [`Reply-To: ${headerMailbox(replyTo)}`] : []),
    `Subject: ${headerText(subject)}`,
    ...(unsubscribe
      ? [`List-Unsubscribe: <${unsubscribe}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
      : []),
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

/** Longest encoded word without its delimiters: RFC 2047 allows 75 characters in all. */
const maxWordLength = 52;

/** One-line text as a header value. Text that a reader could take for an encoded word is encoded (RFC 2047). */
function headerText(text: string): string {
  return isPlain(text) ? text : encodedWords(text);
}

/** A mailbox as the value of a header such as To. Quotes alone do not keep readers from decoding a name. */
function headerMailbox({ name, address }: Mailbox): string {
  if (name === '') return address;
  if (!isPlain(name)) return `${encodedWords(name)} <${address}>`;
  return `${/^[\w ]+$/.test(name) ? name : quoteString(name)} <${address}>`;
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && !text.includes('=?');
}

/** Folded between the words: readers join them without the blank. */
function encodedWords(text: string): string {
  return encodeWord(text, 'B', maxWordLength).replaceAll(' ', '\r\n ');
}
