import { evaluateContainer } from './server-module-loader';

const evaluate = (code: string) =>
  evaluateContainer(code, 'http://localhost:3002/container.cjs', 'cart_1_0_0');

test('a container is found under its federation name', () => {
  const container = evaluate('exports.cart_1_0_0 = { init() {}, get() {} }');
  expect(Object.keys(container)).toEqual(['init', 'get']);
});

test('the code may use Node’s own modules and no others', () => {
  expect(() => evaluate("require('node:path'); exports.cart_1_0_0 = { init() {}, get() {} }")).not.toThrow();
  expect(() => evaluate("require('express')")).toThrow("asked for 'express', which is not part of Node");
});

test.each(['', 'exports.cart_1_0_0 = {}', 'exports.cart_1_0_0 = null', 'module.exports = { init() {} }'])(
  '%j is not a container',
  (code) => {
    expect(() => evaluate(code)).toThrow('does not export a federated container');
  },
);
