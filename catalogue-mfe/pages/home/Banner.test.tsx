import type { SitePicture } from '@storefront/shared/contracts/site';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Banner } from './Banner';

function show(cover: SitePicture | null, parts: Partial<ComponentProps<typeof Banner>> = {}) {
  const site = { brand: 'Acme', cover };
  return render(pageForTest(<Banner caption={null} banner={null} {...parts} />, { site })).container
    .textContent;
}

const picture = () => screen.queryByRole('img');
const cover = { url: '/cover.jpg', alt: 'A bench' };
const banner = { url: '/banner.jpg', alt: 'The sea' };

it('shows title and text of the settings’ caption', () => {
  show(null, { caption: { title: 'All you need', text: 'And more.' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All you need');
  screen.getByText('And more.');
});

it.each([null, { title: null, text: null }])('shows the company’s name when the caption is %j', (caption) => {
  expect(show(null, { caption })).toMatch(/^Medical and dental suppliesAcmeBrowse the shop/);
});

it('leads to the shop, the quick order and the quote', () => {
  show(null);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shop',
    '/shop/quick-order',
    '/quote',
  ]);
});

it('prefers the cover to the banner, reserves its space, and loads it with high priority', () => {
  show(cover, { banner });
  const image = screen.getByRole('img', { name: 'A bench' });
  expect(image.getAttribute('src')).toBe('https://pictures.test/cover.jpg');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '630']);
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

it('has the banner when there is no cover', () => {
  show(null, { banner });
  expect(picture()?.getAttribute('src')).toBe('https://pictures.test/banner.jpg');
});

it('works without a picture', () => {
  show(null);
  expect(picture()).toBeNull();
});

it('leaves out a picture that fails to load', () => {
  show(cover);
  fireEvent.error(screen.getByRole('img'));
  expect(picture()).toBeNull();
});
