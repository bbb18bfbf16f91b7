import type { Mailbox } from './letter';
import type { QueuedMail } from './mail-queue';

/**
 * An e-mail as nodemailer takes it. Names and addresses go in as objects, which it quotes and encodes; nothing is read from
 * files or addresses that a text might name.
 */
export function mailOptions(mail: QueuedMail, from: Mailbox) {
  const { to, replyTo, subject, text, html, messageId, queuedAt } = mail;
  return {
    from: { ...from },
    to: { ...to },
    ...(replyTo && { replyTo: { ...replyTo } }),
    subject,
    text,
    html,
    messageId,
    date: queuedAt,
    // RFC 3834: nobody's automatic reply answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
