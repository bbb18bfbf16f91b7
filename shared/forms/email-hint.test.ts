import { emailHint } from './email-hint';

test.each([
  ['ann@clinic.example', false],
  ['', false],
  ['ann@clinic', true],
  ['ann', true],
  ['@clinic.example', true],
  ['ann@.example', true],
  ['ann@clinic.', true],
  ['Ann <ann@clinic.example>', true],
  ['ann@bob@clinic.example', true],
  ['mailto:ann@clinic.example', false],
  ['\u200bann＠clinic．example', false],
])('%j', (text, hasHint) => {
  expect(emailHint(text)).toBe(hasHint ? 'This does not look like an email address.' : null);
});
