import { fieldHint } from './field-hint';

test.each([
  ['email', 'ann@clinic.example', false],
  ['email', ' ann@clinic.example ', false],
  ['email', 'ann@clinic', true],
  ['email', 'ann', true],
  ['email', '', false],
  ['postcode', '0800', false],
  ['postcode', '800', true],
  ['postcode', 'SW1A 1AA', true],
  ['postcode', ' ', false],
  ['phone', 'x', false],
] as const)('%s %j', (name, text, hasHint) => {
  expect(fieldHint(name, text) !== null).toBe(hasHint);
});
