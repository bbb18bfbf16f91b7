import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { contrast } from './contrast';
import { readTokens } from './read-tokens';
import { ThemePage } from './ThemePage';
import { colorGroups, radii, shadows, spaces, steps, targets } from './tokens';

const theme = (part: string) => readFileSync(join(__dirname, `../../src/theme/_${part}.scss`), 'utf8');

const schemes = readTokens(theme('tokens'));
const tokens = [...schemes.light.keys()];

/** Classes with a rule of their own; those of the page's frame (page, header, footer) are around every page, and so is the way back up. */
const classes = ['bootstrap', 'type', 'controls', 'notices', 'aids', 'product', 'content']
  .flatMap((part) => [...theme(part).matchAll(/^\.([\w-]+)/gm)].map(([, name = '']) => name))
  .filter((name) => name !== 'back-to-top');

const served = document.createElement('main');
served.innerHTML = renderToString(pageForTest(<ThemePage tokens={schemes} />, { address: '/_theme' }));

test.each(tokens)('the token %s is shown', (token) => {
  expect(within(served).getAllByText(token, { selector: 'strong' })).toHaveLength(1);
});

test('a colour has its values and contrasts, light and dark', () => {
  const swatch = within(served).getByText('on-primary', { selector: 'strong' }).closest('li');
  expect(swatch?.textContent).toBe('on primary7.7 / 7.9on primary-strong11.0 / 10.1on-primary#fff / #06272b');
});

test('no other token is shown', () => {
  const shown = [
    ...colorGroups.flatMap(({ names }) => names),
    ...spaces,
    ...targets,
    ...radii,
    ...shadows,
    ...steps,
  ];
  expect(shown.toSorted()).toEqual(tokens.toSorted());
});

test.each([...new Set(classes)])('something of the class %s is shown', (name) => {
  expect(served.querySelector(`.${name}`)).not.toBeNull();
});

test.each([
  '.form-control',
  '.form-select',
  '.btn-primary',
  '.btn-outline-primary',
  '.btn-link',
  '.btn-close',
])('%s is shown as it is, and disabled', (selector) => {
  expect(served.querySelector(`${selector}:not(:disabled)`)).not.toBeNull();
  expect(served.querySelector(`${selector}:disabled`)).not.toBeNull();
});

test.each([
  'input.is-invalid',
  'select.is-invalid',
  'textarea.is-invalid',
  '.field-with-button [aria-invalid=true]',
])('an invalid %s is shown', (selector) => {
  expect(served.querySelector(`${selector}[aria-describedby]`)).not.toBeNull();
});

const pairs = colorGroups
  .filter(({ role }) => role !== 'line')
  .flatMap(({ names, against }) => names.flatMap((name) => against.map((other) => [name, other] as const)));

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(pairs)('text and background %s, %s: at least 4.5', (name, other) => {
    expect(
      contrast(schemes[scheme].get(name) ?? '', schemes[scheme].get(other) ?? ''),
    ).toBeGreaterThanOrEqual(4.5);
  });
});
