import { textErrors } from '@storefront/shared/forms/text-errors';
import { contactFieldDefinitions, readContactFields } from './contact-fields';

const filled = { name: 'Ann', email: 'ann', phone: '', message: 'Hello' };
const required = 'This Field is Requied';

it.each([
  [{ phone: 'ask for Ann' }, { phone: 'Please Enter Valid number' }],
  [
    { name: ' ', email: '\t', message: '\n' },
    { name: required, email: required, message: required },
  ],
  [{ name: 'a'.repeat(200), message: 'a'.repeat(10_000) }, {}],
  [{ message: 'a'.repeat(10_001) }, { message: 'Please use at most 10000 characters.' }],
])('%j', (fields, errors) => {
  expect(textErrors(contactFieldDefinitions, { ...filled, ...fields })).toEqual(errors);
});

it('reads a posted form, with line breaks as typed', () => {
  const form = new FormData();
  form.set('message', 'a\r\nb');
  form.set('name', new Blob(['not a text']));
  expect(readContactFields(form)).toEqual({ name: '', email: '', phone: '', message: 'a\nb' });
});
