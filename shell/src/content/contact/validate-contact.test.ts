import { readContactFields } from './contact-fields';
import { validateContact } from './validate-contact';

const filled = { name: 'Ann', email: 'ann', phone: '', message: 'Hello' };
const required = 'This Field is Requied';

it.each([
  [{}, {}],
  [{ phone: 'ask for Ann' }, {}],
  [{ name: '' }, { name: required }],
  [
    { name: ' ', email: '\t', message: '\n' },
    { name: required, email: required, message: required },
  ],
  [{ name: 'a'.repeat(200), message: 'a'.repeat(5_000) }, {}],
  [{ phone: '0'.repeat(201) }, { phone: 'Please use at most 200 characters.' }],
  [{ message: 'a'.repeat(5_001) }, { message: 'Please use at most 5000 characters.' }],
])('%j', (fields, errors) => {
  expect(validateContact({ ...filled, ...fields })).toEqual(errors);
});

it('reads what was posted, with line breaks as they were typed', () => {
  const form = new FormData();
  form.set('message', 'a\r\nb');
  form.set('name', new Blob(['not a text']));
  expect(readContactFields(form)).toEqual({ name: '', email: '', phone: '', message: 'a\nb' });
});
