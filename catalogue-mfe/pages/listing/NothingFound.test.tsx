import type { Site } from '@storefront/shared/contracts/site';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { parseListingQuery } from './listing-query';
import { NothingFound } from './NothingFound';

function show(address: string, site: Partial<Site> = {}) {
  const query = parseListingQuery(new URL(address, 'https://shop.test'));
  return render(pageForTest(<NothingFound query={query} />, { site })).container.textContent;
}

const hrefs = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a search without results suggests spelling, categories, the phone number and a quote', () => {
  const text = show('/search?keyword=zeppelin', {
    phoneNumber: '(02) 5550 4180',
    categories: [{ id: 'a b', name: 'Tools', slug: 'a b' }],
  });
  expect(text).toContain('Check the spelling');
  expect(hrefs()).toEqual([
    ['Ask us for ‘zeppelin’', '/quote?message=zeppelin'],
    ['(02) 5550 4180', 'tel:0255504180'],
    ['Browse the whole shop', '/shop'],
    ['Tools', '/shop?mainId=a%20b'],
  ]);
});

test('without settings it shows neither phone number nor categories', () => {
  const text = show('/search?keyword=zeppelin');
  expect(text).not.toMatch(/undefined|null|call|below/);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('asks for what was searched for as typed, without its quotation marks', () => {
  show(`/search?${new URLSearchParams({ keyword: '"saliva ejector" & <b>' })}`);
  screen.getByRole('link', { name: 'Ask us for ‘"saliva ejector" & <b>’' });
  show(`/search?${new URLSearchParams({ keyword: '“saliva & ejector”' })}`);
  const link = screen.getByRole('link', { name: 'Ask us for ‘saliva & ejector’' });
  expect(link.getAttribute('href')).toBe('/quote?message=saliva%20%26%20ejector');
});

test('an empty category does not mention spelling', () => {
  expect(show('/shop?mainId=tools')).not.toContain('spelling');
  expect(hrefs()[0]).toEqual(['Request a quote', '/quote']);
});

test('beyond the last page it links to the first', () => {
  show('/search?keyword=gauze&page=99');
  expect(hrefs()).toEqual([['Go to its first page', '/search?keyword=gauze']]);
});
