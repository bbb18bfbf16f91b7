import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import type { StoredList } from '@storefront/shared/contracts/state';
import { waitForOverlayHistory } from 'run/browser/interactive';
import { address, expect, ports } from './storefront-test';

/** The fields of a product in the sample catalogue that the cart's journeys need. */
export interface SampleProduct {
  readonly id: string;
  readonly productName: string;
  readonly sku: string;
  /** In AUD. */
  readonly price: number;
  readonly sale_price: number;
  readonly on_sale: boolean;
  readonly images: readonly unknown[];
}

/** The first products of the listing. */
export async function sampleProducts(
  request: APIRequestContext,
  count: number,
): Promise<readonly SampleProduct[]> {
  const response = await request.get(
    `http://localhost:${ports.backend}/api/v1/product?page=1&limit=${count}&sortField=productName&sortValue=asc&isActive=1`,
  );
  const { data }: { data: SampleProduct[] } = await response.json();
  expect(data.length).toBe(count);
  return data;
}

/** The first product of the listing. */
export async function sampleProduct(request: APIRequestContext): Promise<SampleProduct> {
  const [product] = await sampleProducts(request, 1);
  if (!product) throw new Error('There is no product.');
  return product;
}

/** Price of a number of one product, with two decimals. */
export function costOf({ price, sale_price, on_sale }: SampleProduct, quantity: number): string {
  const each = on_sale ? Math.min(price, sale_price) : price;
  const [whole = '', cents] = (each * quantity).toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** The drawer with the cart, while it is open. */
export function cartDrawer(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Shopping Cart/ });
}

/** The header's control that leads to the cart and shows a count of items: a button with scripts, else a link. */
export function cartControl(page: Page, items: string): Locator {
  return page.getByRole('banner').getByLabel(`Cart, ${items}`, { exact: true });
}

/** The button of a product in a listing that adds it to the cart. */
export function addButton(page: Page, nth = 0): Locator {
  return page.getByRole('article').nth(nth).getByRole('button', { name: 'Add to cart' });
}

/** The plus of a product in a listing, which is shown once the product is in the cart. */
export function moreButton(page: Page, nth = 0): Locator {
  return page.getByRole('article').nth(nth).getByRole('button', { name: 'Increase quantity' });
}

/** Expects that the drawer opens, and closes it. */
export async function closeDrawer(page: Page): Promise<void> {
  await expect(cartDrawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await waitForOverlayHistory(page);
}

/** Puts a value into a list's cookie, as an earlier visit left it. */
export async function keepInCookie(context: BrowserContext, list: StoredList, value: string): Promise<void> {
  await context.addCookies([{ name: list, value, url: address }]);
}

/** A list's cookie; empty when there is none. */
export async function cookieOf(context: BrowserContext, list: StoredList): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === list)?.value ?? '';
}
