import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';

const count = startCounting();

test('a message of the contact form', async () => {
  const { textErrors } = await import('@storefront/shared/forms/text-errors');
  const { contactFieldDefinitions, contactFieldNames, readContactFields } = await import(
    './contact/contact-fields'
  );
  expectLinear(
    count,
    (text) => {
      const form = new FormData();
      for (const name of contactFieldNames) form.set(name, text);
      textErrors(contactFieldDefinitions, readContactFields(form));
    },
    { units: ['\r\n', '\r', 'a@b', '04 '] },
  );
});

test('an address for the newsletter', async () => {
  const { subscribe } = await import('./newsletter/subscribe');
  const api = () => Promise.reject(new Error('no backend here'));
  expectLinear(count, (text) => void subscribe(text, api), { units: ['a@b', '.a'], prefixes: ['', 'a@'] });
});
