import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';

const count = startCounting();

const names = ['keyword', 'mainId', 'colour', 'fromPrice', 'discount', 'page', 'sort'];

test("a listing's address", async () => {
  const { activeFilters } = await import('./FilterChips');
  const { listingAddress, parseListingQuery } = await import('./listing-query');
  expectLinear(
    count,
    (text) => {
      const { pathname, searchParams } = new URL(text, 'https://shop.test');
      const query = parseListingQuery({ pathname, searchParams });
      listingAddress(query);
      activeFilters(query, { main: null, sub: null });
    },
    {
      units: ['&keyword=a', '&colour=b', '&mainId=a-', '1.', '+a'],
      prefixes: ['/shop?keyword=', '/shop', '/shop/list/', ...names.map((name) => `/search?${name}=`)],
    },
  );
});
