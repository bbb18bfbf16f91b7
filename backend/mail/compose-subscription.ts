import type { Composition } from './compose-letters';

/** The e-mails about a new newsletter subscription. */
export function composeSubscription(email: string): Composition {
  return {
    visitor: { name: '', email },
    company: {
      subject: 'New newsletter subscription',
      body: { heading: 'New newsletter subscription', facts: [['Email', email]] },
    },
    confirmation: {
      subject: 'You are subscribed to our newsletter',
      body: {
        heading: 'You are subscribed to our newsletter',
        paragraphs: [
          'Thank you for subscribing. If this was not you, reply to this e-mail and we will take the address off our list.',
        ],
      },
    },
  };
}
