import { typeProblems } from './check-types';

test('reads errors with file, line and message', () => {
  const output = `cart-mfe/pages/cart/CartPage.tsx(58,14): error TS2322: Type '{ a: string; }' is not assignable to type 'A'.
  Types of property 'a' are incompatible.
    Type 'string' is not assignable to type 'number'.
shared/a(b).ts(3,1): error TS1005: ';' expected.

Found 2 errors.
`;
  expect(typeProblems(output)).toEqual([
    {
      file: 'cart-mfe/pages/cart/CartPage.tsx',
      text: `cart-mfe/pages/cart/CartPage.tsx:58 Type '{ a: string; }' is not assignable to type 'A'. (TS2322)
  Types of property 'a' are incompatible.
    Type 'string' is not assignable to type 'number'.`,
    },
    { file: 'shared/a(b).ts', text: "shared/a(b).ts:3 ';' expected. (TS1005)" },
  ]);
});

test('finds none in output without errors', () => {
  expect(typeProblems('')).toEqual([]);
});
