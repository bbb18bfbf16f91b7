import type { Page } from 'playwright-core';
import { shutsOut } from './journey-step';

let elements: string[];
jest.mock('../../browser/violations-of', () => ({ brokenRules: async () => [{ rule: 'region', elements }] }));

const idsOf = async (...html: string[]) => {
  elements = html;
  return (await shutsOut({} as Page, '/shop')).map(({ id }) => id);
};

test('an element that breaks a rule once more is one more fault, of other elements and releases the same ones stay', async () => {
  const before = await idsOf('<p data-release="1.0.0+0a1b2c3d4e5f">', '<a>');
  const after = await idsOf('<a>', '<p data-release="1.0.1+9f2c01d4e7ab">', '<p>', '<a>');
  expect(after.filter((id) => !before.includes(id))).toEqual([
    '/shop breaks region: <p> 1',
    '/shop breaks region: <a> 2',
  ]);
});
