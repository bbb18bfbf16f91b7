import { layoutRouteId, neutralSite, type Site } from '@storefront/shared/contracts/site';
import { type Storefront, StorefrontContext } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageHead } from './PageHead';

const acme: Site = { ...neutralSite, brand: 'Acme', cover: { url: '/cover.jpg', alt: 'A bench' } };

interface Around {
  readonly site?: Site;
  /** Null: outside the providers. */
  readonly storefront?: Partial<Storefront> | null;
  readonly address?: string;
}

function show(
  props: ComponentProps<typeof PageHead>,
  { site = acme, storefront = {}, address = '/shop?mainId=a&page=2' }: Around = {},
) {
  const router = createMemoryRouter(
    [{ id: layoutRouteId, path: '*', element: <PageHead {...props} />, loader: () => site }],
    { hydrationData: { loaderData: { [layoutRouteId]: site } }, initialEntries: [address] },
  );
  const whole: Storefront = {
    bus: busForTest(),
    api: () => Promise.reject(new Error('not called')),
    pictures: 'https://pictures.test/',
    origin: 'https://shop.test',
    ...storefront,
  };
  render(
    <StorefrontContext value={storefront && whole}>
      <RouterProvider router={router} />
    </StorefrontContext>,
  );
}

const content = (name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;

test('title and description', () => {
  show({ page: 'Shop', description: 'All of it.' });
  expect(document.title).toBe('Shop | Acme');
  expect([content('description'), content('og:description')]).toEqual(['All of it.', 'All of it.']);
  expect([content('og:title'), content('og:site_name')]).toEqual(['Shop', 'Acme']);
  expect(content('og:type')).toBe('website');
  expect(content('robots')).toBeNull();
});

test('the home page’s title is the company’s name', () => {
  show({});
  expect(document.title).toBe('Acme');
  expect(content('og:title')).toBe('Acme');
  expect(content('description')).toMatch(/^Acme: /);
});

test.each([
  [undefined, 'https://shop.test/shop?mainId=a&page=2'],
  ['/shop', 'https://shop.test/shop'],
])('with the canonical address %s its address is %s', (canonical, expected) => {
  show({ canonical });
  expect(content('og:url')).toBe(expected);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical && expected);
});

test('og:url may name another page, and an unindexed page has no canonical link', () => {
  show({ linkedAs: '/404', noindex: true });
  expect(content('og:url')).toBe('https://shop.test/404');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});

test.each([
  ['the cover', undefined, {}, 'https://pictures.test/cover.jpg'],
  ['a path below the picture base', '/gauze.jpg', {}, 'https://pictures.test/gauze.jpg'],
  ['an absolute address', 'https://else.test/a.jpg', {}, 'https://else.test/a.jpg'],
  ['a path of the shop itself', '/gauze.jpg', { pictures: '' }, 'https://shop.test/gauze.jpg'],
])('its picture is %s', (_, picture, storefront, expected) => {
  show({ picture }, { storefront });
  expect(content('og:image')).toBe(expected);
  expect(content('twitter:card')).toBe('summary_large_image');
  expect(content('og:image:alt')).toBe(picture ? null : 'A bench');
});

test('without a picture there is none', () => {
  show({}, { site: neutralSite });
  expect(content('og:image')).toBeNull();
  expect(content('twitter:card')).toBe('summary');
});

test('without a shop’s data only tags without addresses are rendered', () => {
  show({ page: 'Failed', noindex: true }, { storefront: null, site: neutralSite });
  expect(document.title).toBe(`Failed | ${neutralSite.brand}`);
  expect(content('robots')).toBe('noindex');
  expect([content('og:url'), content('og:image')]).toEqual([null, null]);
});
