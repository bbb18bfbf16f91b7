import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { policyLoader } from './policy-loader';

const privacy = [{ isHeading: false, text: 'Ours.' }];

/** @param companies what the settings have */
function load(policy: 'privacy' | 'terms', companies: () => Promise<unknown>) {
  const settings = async () => (await companies()) as never;
  return policyLoader(policy)(argumentsForTest({ address: `/${policy}`, api: { settings } }));
}

it('gives the text of the last company', async () => {
  expect(await load('privacy', async () => [{ policies: {} }, { policies: { privacy } }])).toBe(privacy);
});

it.each([
  ['another text', [{ policies: { privacy } }]],
  ['a text of a company before', [{ policies: { terms: privacy } }, { policies: {} }]],
  ['no company', []],
])('with %s there is no such page', async (_, companies) => {
  await expect(load('terms', async () => companies)).rejects.toMatchObject({ init: { status: 404 } });
});

it('without the settings the page is unavailable, for nobody knows whether there is one', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await load('terms', () => Promise.reject(new Error('down')))).toMatchObject({
    data: null,
    init: { status: 503 },
  });
  expect(logged).toHaveBeenCalledTimes(1);
});
