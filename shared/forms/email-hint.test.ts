import { emailHint } from './email-hint';

test.each([
  ['ann@clinic.example', false],
  [' ann@clinic.example ', false],
  ['', false],
  [' ', false],
  ['ann@clinic', true],
  ['ann', true],
  ['@clinic.example', true],
  ['ann@.example', true],
  ['ann@clinic.', true],
  ['ann@clinic.example.au', false],
  ['Ann <ann@clinic.example>', true],
  ['ann@bob@clinic.example', true],
  ['mailto:ann@clinic.example', false],
  ['\u200bann＠clinic．example', false],
  ['ann@clinic.example\nbob@clinic.example', true],
  ['ann@clinic.example, bob@clinic.example', true],
])('%j', (text, hasHint) => {
  expect(emailHint(text)).toBe(hasHint ? 'This does not look like an email address.' : null);
});
