import type { GeneralMessage } from '../request/messages';
import type { Composition } from './compose-letters';

/** The e-mails about a general message; the company's has every field as it was given. */
export function composeGeneral({ name, email, message, others }: GeneralMessage): Composition {
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
        paragraphs: ['Thank you for writing to us. We will answer within one business day.'],
      },
    },
  };
}
