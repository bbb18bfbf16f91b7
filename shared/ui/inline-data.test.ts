import fc from 'fast-check';
import { inlineData } from './inline-data';

test('data cannot leave the script element', () => {
  expect(inlineData({ name: '</script><script>alert(1)</script><!--' })).not.toMatch(/[<>]/);
  expect(inlineData('\u2028\u2029&')).toBe('"\\u2028\\u2029\\u0026"');
});

test('the browser reads the data as written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(JSON.parse(inlineData(data))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});
