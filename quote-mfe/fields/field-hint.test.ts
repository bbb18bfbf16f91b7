import { fieldHint } from './field-hint';

test.each([
  ['email', 'ann@clinic.example', false],
  ['email', ' ann@clinic.example ', false],
  ['email', 'ann@clinic', true],
  ['email', 'ann', true],
  ['email', '', false],
  ['email', 'mailto:ann@clinic.example\u200b', false],
  ['postcode', '0800', false],
  ['postcode', '800', true],
  ['postcode', 'SW1A 1AA', true],
  ['postcode', ' ', false],
  ['postcode', '\u200e２０００', false],
  ['phone', 'x', false],
] as const)('%s %j', (name, text, hasHint) => {
  expect(fieldHint(name, text) !== null).toBe(hasHint);
});
