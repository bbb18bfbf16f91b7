import { activeFilters, withoutFilters } from './FilterChips';
import { listingAddress, parseListingQuery } from './listing-query';

const parse = (address: string) => parseListingQuery(new URL(address, 'https://shop.test'));
const everything =
  '/shop?mainId=w&subId=t&fromPrice=5&toPrice=1000&discount=20&manufacturer=Acme&size=S&colour=Blue&sale=1&view=list';

it('names each filter, and links to the listing without that filter', () => {
  const filters = activeFilters(parse(everything), { main: 'Wound Care', sub: 'Tapes' });
  expect(filters.map(({ label }) => label)).toEqual([
    'Wound Care',
    'Tapes',
    '$5.00 to $1,000.00',
    'At least 20% off',
    'Brand: Acme',
    'Size: S',
    'Colour: Blue',
    'On sale',
  ]);
  const without = (place: number) => listingAddress(filters[place]?.without ?? parse('/'));
  expect(without(0)).toBe(everything.replace('mainId=w&subId=t&', ''));
  expect(without(1)).toBe(everything.replace('&subId=t', ''));
  expect(without(2)).toBe(everything.replace('&fromPrice=5&toPrice=1000', ''));
  expect(without(6)).toBe(everything.replace('&colour=Blue', ''));
  expect(without(7)).toBe(everything.replace('&sale=1', ''));
});

it.each([
  ['/shop?fromPrice=5', 'From $5.00'],
  ['/shop?toPrice=5', 'Up to $5.00'],
  ['/shop?mainId=w', 'Category'],
])('names %s', (address, label) => {
  expect(activeFilters(parse(address), { main: null, sub: null }).map((one) => one.label)).toEqual([label]);
});

it('clears all filters, and nothing else', () => {
  expect(listingAddress(withoutFilters(parse(`${everything}&keyword=gauze&page=3`)))).toBe(
    '/search?keyword=gauze&view=list',
  );
});
