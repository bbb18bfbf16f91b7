import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { PolicyPage, policyLoader } from './policies';

const show = (data: unknown, load?: () => unknown) =>
  render(
    pageForTest(<PolicyPage policy="returns" />, { data, site: { brand: 'Acme' }, ...(load && { load }) }),
  );

test('shows headings and paragraphs, and markup as typed', () => {
  const markup = '<b>Keep</b> the box & the label.';
  show([
    { isHeading: false, text: 'A sample.' },
    { isHeading: true, text: 'Faulty' },
    { isHeading: false, text: markup },
    { isHeading: false, text: markup },
  ]);
  expect(document.title).toBe('Returns | Acme');
  const headings = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toEqual(['H1 Returns', 'H2 Faulty']);
  expect(screen.getAllByText(markup).map(({ tagName }) => tagName)).toEqual(['P', 'P']);
});

test('retries a text that could not be loaded', async () => {
  show(null, () => [{ isHeading: false, text: 'A sample.' }]);
  expect(screen.getByText('This page could not be loaded')).toBeDefined();
  expect(await screen.findByText('A sample.')).toBeDefined();
  expect(screen.queryByText('This page could not be loaded')).toBeNull();
});

const privacy = [{ isHeading: false, text: 'Ours.' }];

/** @param companies of the settings */
function load(policy: 'privacy' | 'terms', companies: () => Promise<unknown>) {
  const settings = async () => (await companies()) as never;
  return policyLoader(policy)(argumentsForTest({ address: `/${policy}`, api: { settings } }));
}

it('shows the text of the last entry of the company setting', async () => {
  expect(await load('privacy', async () => [{ policies: {} }, { policies: { privacy } }])).toBe(privacy);
});

it.each([
  ['another text', [{ policies: { privacy } }]],
  ['a text of a company before', [{ policies: { terms: privacy } }, { policies: {} }]],
  ['no company', []],
])('with %s there is no such page', async (_, companies) => {
  await expect(load('terms', async () => companies)).rejects.toMatchObject({ init: { status: 404 } });
});

it('without the settings the page is a 503, because it may exist', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await load('terms', () => Promise.reject(new Error('down')))).toMatchObject({
    data: null,
    init: { status: 503 },
  });
  expect(logged).toHaveBeenCalledTimes(1);
});
