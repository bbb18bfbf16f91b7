import { apiForTest } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { apart } from '../quick-order/lookup/apart';
import { createLookup } from '../quick-order/lookup/lookup';
import { orderRows } from '../quick-order/order-rows';
import { readOrder } from '../quick-order/text/read-order';

/** The products of a shop by their SKUs. */
export type ShopForTest = Readonly<Record<string, string>>;

/** A list as it is read, and the rows that a shop with these products makes of it. */
export async function orderForTest(text: string, shop: ShopForTest, choices = new Map<string, string>()) {
  const products = Object.entries(shop).map(([sku, name]) => productForTest({ id: sku, sku, name }));
  const lookup = createLookup({
    api: apiForTest({
      productsBySkus: async (skus) => {
        const asked = new Set(skus.map((sku) => sku.toUpperCase()));
        return products.filter(({ sku }) => sku !== null && asked.has(sku));
      },
      listProducts: async ({ productName = '' }) => ({
        products: products.filter(({ name }) => name.toLowerCase().includes(productName.toLowerCase())),
        total: null,
      }),
    }),
  });
  const typed = readOrder(text);
  await lookup.ask(typed.lines, new AbortController().signal);
  const order = apart(typed, lookup.known());
  return { order, answers: lookup.known(), rows: orderRows(order.lines, lookup.known(), choices) };
}

/** What becomes of each row, in words: '12 WND-000089', or why not. */
export async function outcomesForTest(...given: Parameters<typeof orderForTest>): Promise<string[]> {
  const { rows } = await orderForTest(...given);
  return rows.map(({ outcome }) => {
    switch (outcome.kind) {
      case 'found':
        return `${outcome.quantity} ${outcome.product.id}`;
      case 'choice':
        return `${outcome.quantity} of ${outcome.options.map(({ id }) => id)}`;
      case 'refused':
        return outcome.reason;
      default:
        return outcome.kind;
    }
  });
}
