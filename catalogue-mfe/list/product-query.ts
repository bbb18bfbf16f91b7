import type { ProductQuery } from '@storefront/shared/api/product-query';
import type { ListingQuery, Sort } from './listing-query';
import { promotionsPath } from './listing-query';

const orders: Readonly<Record<Sort, Pick<ProductQuery, 'sortField' | 'sortValue'>>> = {
  relevance: { sortField: 'relevance' },
  name: {},
  price: { sortField: 'price' },
  'price-desc': { sortField: 'price', sortValue: 'desc' },
  newest: { sortField: 'createdAt', sortValue: 'desc' },
};

/** Words that ask for products on sale and are in no product's name (P33). */
const salesWords = /^\s*(?:on[\s-]sale|sales?|specials?|promotions?|discounts?)\s*$/i;

/** The backend query of a listing (P53). */
export function productQuery(query: ListingQuery): ProductQuery {
  const { path, keyword, mainId, subId, manufacturer, size, colour, fromPrice, toPrice, sort } = query;
  const isForSales = salesWords.test(keyword);
  // A product that is not on sale has no discount.
  const discount = query.discount ?? (query.onSale || path === promotionsPath || isForSales ? 1 : null);
  return {
    ...orders[isForSales && sort === 'relevance' ? 'name' : sort],
    productName: isForSales ? undefined : keyword || undefined,
    mainId: mainId || undefined,
    subId: subId || undefined,
    manufacturer: manufacturer || undefined,
    size: size || undefined,
    colour: colour || undefined,
    fromPrice: fromPrice ?? undefined,
    toPrice: toPrice ?? undefined,
    fromDiscount: discount ?? undefined,
  };
}
