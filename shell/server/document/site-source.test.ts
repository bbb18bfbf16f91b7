import type { Api } from '@storefront/shared/testing/api';
import { captureEvents } from 'log/testing/capture-events';
import { createSiteSource } from './site-source';

const company = {
  name: 'Acme',
  phoneNumber: '1',
  email: null,
  address: null,
  abn: null,
  pricesInclude: 'GST',
  policies: { privacy: [{ isHeading: false, text: 'Ours.' }] },
  pages: {},
  menus: { main: [{ text: 'Shop', url: '/shop' }] },
};

const picture = { url: '/logo.svg', alt: 'Acme' };
const acme = {
  brand: 'Acme',
  phoneNumber: '1',
  logo: picture,
  icon: picture,
  cover: picture,
  categories: [{ id: '1', name: 'Tools', slug: 'tools' }],
  pricesInclude: 'GST',
  policies: ['privacy'],
  menus: { main: [{ text: 'Shop', url: '/shop' }] },
};
const scissors = { id: '2', name: 'Scissors', slug: 'scissors' };
const tools = { id: '1', name: 'Tools', slug: 'tools', subcategories: [scissors] };

function source(
  companies: () => Promise<unknown>,
  mainCategories: () => Promise<unknown> = async () => [tools],
  pictures: () => Promise<unknown> = async () => [{ url: '/old.svg', alt: '' }, picture],
  productCategories: () => Promise<unknown> = () => Promise.reject(new Error('not needed')),
) {
  const asked = jest.fn(companies);
  const settings = (name: string) => (name === 'company' ? asked() : pictures());
  return { asked, ...createSiteSource({ settings, mainCategories, productCategories } as unknown as Api) };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('uses the last company and the last logo, requested once for all who wait', async () => {
  const { asked, site } = source(async () => [{ ...company, name: 'Old' }, company]);
  expect(await Promise.all([site(), site()])).toEqual([acme, acme]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('keeps the known settings during a refresh and after a failed one', async () => {
  captureEvents();
  let answer: () => Promise<unknown> = async () => [company];
  const { asked, site } = source(() => answer());
  await site();
  answer = () => Promise.reject(new Error('down'));
  await renewed(site);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await site()).toEqual(acme);
});

/** A second later the known settings are used, and a refresh runs in the background. */
async function renewed(site: () => Promise<unknown>) {
  jest.advanceTimersByTime(1_001);
  await site();
  await new Promise((resolve) => setImmediate(resolve));
}

const down = () => Promise.reject(new Error('down'));
const neutral = 'Medical & Dental Supplies';

const nameless = async () => [{ ...company, name: null }];

test.each([
  ['no company', async () => [], undefined, { brand: neutral, phoneNumber: null }],
  ['a company without a name', nameless, undefined, { brand: neutral, phoneNumber: '1' }],
  ['settings that fail', down, undefined, { brand: neutral, categories: acme.categories }],
  ['categories that fail', async () => [company], down, { brand: 'Acme', categories: [] }],
])('with %s uses the remaining settings', async (_, companies, categories, expected) => {
  captureEvents();
  expect(await source(companies, categories).site()).toMatchObject(expected);
});

test('menus that are wrong are the specified ones', async () => {
  const { site } = source(async () => [
    { ...company, menus: { main: [{ text: 'Shop', url: 'javascript:x' }] } },
  ]);
  expect(await site()).toMatchObject({ menus: {} });
});

test('two seconds later the new settings are waited for', async () => {
  let name = 'Old';
  const { site } = source(async () => [{ ...company, name }]);
  await site();
  name = 'New';
  jest.advanceTimersByTime(2_001);
  expect(await site()).toMatchObject({ brand: 'New' });
});

test('removing the company removes its settings', async () => {
  let companies = [company];
  const { site } = source(async () => companies);
  await site();
  companies = [];
  await renewed(site);
  const nothing = { brand: neutral, phoneNumber: null, pricesInclude: null, policies: [], menus: {} };
  expect(await site()).toMatchObject(nothing);
});

test('retries soon while nothing is known', async () => {
  captureEvents();
  let answer: () => Promise<unknown> = down;
  const { site } = source(() => answer(), down, down);
  expect(await site()).toBeNull();
  answer = async () => [company];
  jest.advanceTimersByTime(2_001);
  expect(await site()).toMatchObject({ brand: 'Acme' });
});

test('failing and missing pictures are left out', async () => {
  captureEvents();
  const one = async () => [company];
  const none = { brand: 'Acme', logo: null, icon: null, cover: null };
  expect(await source(one, undefined, down).site()).toMatchObject(none);
  expect(await source(one, undefined, async () => []).site()).toMatchObject(none);
});

describe("the menu's categories", () => {
  const one = async () => [company];
  const mains = async () => [{ ...tools, subcategories: [] }];
  const categoriesOf = async (...parts: Parameters<typeof source>) => {
    const { site, categories } = source(...parts);
    await site();
    return categories();
  };

  test('are the main categories with their subcategories, the same object until they change', async () => {
    const { site, categories } = source(one);
    expect(categories()).toEqual({ mains: [], others: [] });
    await site();
    const known = categories();
    expect(known).toEqual({ mains: [tools], others: [] });
    await renewed(site);
    expect(categories()).toBe(known);
  });

  test('are the product categories if the main ones have none', async () => {
    const known = await categoriesOf(one, mains, undefined, async () => [scissors]);
    expect(known).toEqual({ mains: await mains(), others: [scissors] });
  });

  test('are the main categories alone until the others can be loaded', async () => {
    captureEvents();
    let others: unknown = { error: 'ApiError: down' };
    const { site, categories } = source(one, mains, undefined, async () => others);
    await site();
    expect(categories()).toEqual({ mains: await mains(), others: [] });
    for (const answer of [[scissors], { error: 'ApiError: down' }]) {
      others = answer;
      await renewed(site);
      expect(categories().others).toEqual([scissors]);
    }
  });
});
