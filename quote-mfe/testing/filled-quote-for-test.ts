import type { QuoteAnswer } from '@storefront/shared/api/email-calls';
import type { Api } from '@storefront/shared/testing/api';
import type { QuoteFields } from '../data/quote-fields';

/** A valid form with the fields that matter to a test. */
export function filledQuote(fields: Partial<QuoteFields> = {}): QuoteFields {
  return {
    quantity: '1',
    firstName: 'ANN',
    lastName: 'o’neill',
    company: 'Harbour Clinic',
    email: 'ann@example.com',
    phone: '0412 345 678',
    address: '1/2 High St',
    suburb: 'Hobart',
    state: 'TAS',
    postcode: '7000',
    message: 'When can you deliver?',
    ...fields,
  };
}

/** The same form as a browser posts it. */
export function postedQuote(fields: Partial<QuoteFields> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(filledQuote(fields))) form.set(name, value);
  return form;
}

/** The backend's answer to an accepted quote. */
export function acceptedQuote(answer: Partial<QuoteAnswer> = {}): QuoteAnswer {
  return { reference: null, isConfirmed: false, ...answer };
}

/** A call that accepts every quote. */
export function acceptsQuotes() {
  return jest.fn<ReturnType<Api['requestQuote']>, Parameters<Api['requestQuote']>>(async () =>
    acceptedQuote(),
  );
}

/** The error of a refused quote. */
export function refusedQuote(message: string): Error {
  return Object.assign(new Error(message), { name: 'ApiError' });
}
