import { textErrors } from '@storefront/shared/forms/text-errors';
import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';
import { contactFieldDefinitions, contactFieldNames, readContactFields } from './contact/contact-fields';
import { subscribe } from './newsletter/subscribe';

const count = startCounting();

test('a message of the contact form', () => {
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

test('an address for the newsletter', () => {
  const api = () => Promise.reject(new Error('no backend here'));
  expectLinear(count, (text) => void subscribe(text, api), { units: ['a@b', '.a'], prefixes: ['', 'a@'] });
});
