import { apiForTest } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { lookUp } from '../pages/quick-order/lookup/look-up';
import { orderRows } from '../pages/quick-order/lookup/order-rows';
import { readOrder } from '../pages/quick-order/text/read-order';

/** The products of a shop by SKU. */
export type ShopForTest = Readonly<Record<string, string>>;

/** A list as read, the shop's answers, and the resulting rows. */
export async function orderForTest(text: string, shop: ShopForTest, choices = new Map<string, string>()) {
  const products = Object.entries(shop).map(([sku, name]) => productForTest({ id: sku, sku, name }));
  const api = apiForTest({
    productsBySkus: async (skus) => {
      const asked = new Set(skus.map((sku) => sku.toUpperCase()));
      return products.filter(({ sku }) => sku !== null && asked.has(sku));
    },
    listProducts: async ({ productName = '' }) => ({
      products: products.filter(({ name }) => name.toLowerCase().includes(productName.toLowerCase())),
      total: null,
    }),
  });
  const order = readOrder(text);
  const answers = await lookUp(order.lines, { api }, { signal: new AbortController().signal });
  return { order, answers, rows: orderRows(order.lines, answers, choices) };
}

/** The outcome of each row as text: '12 WND-000089', or why not, per line that shares a question. */
export async function outcomesForTest(...given: Parameters<typeof orderForTest>): Promise<string[]> {
  const { rows } = await orderForTest(...given);
  return rows.flatMap(({ outcome, lines }) => {
    switch (outcome.kind) {
      case 'found':
        return `${outcome.quantity} ${outcome.product.id}`;
      case 'choice':
        return `${outcome.quantity} of ${outcome.options.map(({ id }) => id)}`;
      case 'refused':
        return outcome.reason;
      default:
        return lines.map(() => outcome.kind);
    }
  });
}
