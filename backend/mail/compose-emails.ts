import type { GeneralMessage } from '../request/messages';
import { oneLine } from './clean-text';
import type { Email, Mailbox } from './email';
import { htmlPart } from './html-part';
import { mailAddress } from './mail-address';
import { type MailBody, textPart } from './mail-body';

interface Visitor {
  readonly name: string;
  /** As typed: it may be no address at all. */
  readonly email: string;
}

/** The company's e-mail, and the visitor's confirmation, which must not contain anything that the visitor typed. */
export interface Composition {
  readonly visitor: Visitor;
  readonly company: { readonly subject: string; readonly body: MailBody };
  readonly confirmation: { readonly subject: string; readonly body: MailBody };
}

const maxNameLength = 100;
const maxSubjectLength = 150;

/**
 * The e-mail to the company, whose replies go to the visitor, and the confirmation; the latter only with a valid address. The company's
 * name in the settings, '' for none, counts more than its mailbox's (P61).
 */
export function composeEmails(
  { address: ownAddress, name }: Mailbox,
  { visitor, ...bodies }: Composition,
  settings = { name: '', phoneNumber: '' },
): Email[] {
  const sender = oneLine(settings.name, maxNameLength);
  const company = { name: sender || name, address: ownAddress };
  const address = mailAddress(visitor.email);
  const toCompany = {
    to: company,
    sender,
    replyTo: address === null ? null : { name: oneLine(visitor.name, maxNameLength), address },
    ...written(bodies.company),
  };
  if (address === null) return [toCompany];
  const { subject, body } = bodies.confirmation;
  const signature = [settings.name, settings.phoneNumber].filter(Boolean).join(', ');
  const toVisitor = {
    to: { name: '', address },
    sender,
    replyTo: company,
    ...written({ subject, body: { ...body, signature } }),
  };
  return [toCompany, { ...toVisitor, isConfirmation: true, unsubscribe: body.unsubscribe }];
}

function written({ subject, body }: Composition['company']) {
  return { subject: oneLine(subject, maxSubjectLength), text: textPart(body), html: htmlPart(body) };
}

/** The e-mails about a general message; the company's has every field as given. @param answersWithin 'one business day' */
export function composeGeneral(
  { name, email, message, others }: GeneralMessage,
  answersWithin: string,
): Composition {
  return {
    visitor: { name, email },
    company: {
      subject: name ? `Message from ${name}` : 'Message from the shop',
      body: {
        heading: 'Message from the shop',
        facts: [['Name', name], ['Email', email], ...others],
        passages: [['Message', message]],
      },
    },
    confirmation: {
      subject: 'We have received your message',
      body: {
        heading: 'We have received your message',
        paragraphs: [`Thank you for writing to us. We will answer within ${answersWithin}.`],
      },
    },
  };
}

/** The e-mails about a newsletter subscription. @param unsubscribe address that ends it */
export function composeSubscription(email: string, unsubscribe: string): Composition {
  return {
    visitor: { name: '', email },
    company: {
      subject: 'New newsletter subscription',
      body: {
        heading: 'New newsletter subscription',
        paragraphs: ['The office lists all who are subscribed: whoever unsubscribes leaves that list.'],
        facts: [['Email', email]],
      },
    },
    confirmation: {
      subject: 'You are subscribed to our newsletter',
      body: {
        heading: 'You are subscribed to our newsletter',
        paragraphs: ['Thank you for subscribing. If this was not you, unsubscribe by the link below.'],
        unsubscribe,
      },
    },
  };
}
