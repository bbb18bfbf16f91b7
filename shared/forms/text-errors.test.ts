import { textError } from './text-errors';

const required = 'This Field is Requied';

test.each([
  ['Ann', { limit: 3 }, null],
  ['', { limit: 3 }, required],
  [' \t\n', { limit: 3 }, required],
  ['\u200b\u2060\u3164', { limit: 3 }, required],
  ['Anna', { limit: 3 }, 'Please use at most 3 characters.'],
  ['a\r\nb', { limit: 3 }, null],
  ['', { limit: 3, optional: true }, null],
  ['Anna', { limit: 3, optional: true }, 'Please use at most 3 characters.'],
  ['0412 345 678', { limit: 50, phone: true }, null],
  ['0412', { limit: 50, phone: true }, 'Please Enter Valid number'],
  ['', { limit: 50, phone: true }, required],
  ['', { limit: 50, phone: true, optional: true }, null],
  ['ask for Ann', { limit: 50, phone: true, optional: true }, 'Please Enter Valid number'],
])('%j under %j', (text, rule, error) => {
  expect(textError(text, rule)).toBe(error);
});
