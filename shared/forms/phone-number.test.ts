import { isPhoneNumber } from './phone-number';

const written = [
  '0412 345 678',
  '(02) 9876 5432',
  '+61 1 412-345-678',
  '02/5550.4180',
  '（０２）９８７６－５４３２',
];

test.each(written)('%j is a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(['', '041234567', '12345678901234', '0412 345 678 ext 2', '++61412345678', '0412+345678'])(
  '%j is not',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);
