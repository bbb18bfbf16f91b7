import { listPages } from '@storefront/shared/product/paths';
import { addForms } from '../add-forms';
import { insist, type JourneyShop, type JourneyStep, openPage } from './journey-step';
import { whatOpens } from './what-opens';

/** Adds a product to the cart, and finds it there, by what the contract says of forms and places. */
export function buy(shop: JourneyShop): JourneyStep[] {
  let added = '';
  const add: JourneyStep = {
    does: 'add a product to the cart at /shop',
    async go(page) {
      await openPage(page, shop, '/shop');
      const form = addForms(page, 'cart').first();
      await insist(form.waitFor(), 'no product has a form for it');
      added = await form.locator('[name="id"]').inputValue();
      await form.locator('button').first().click();
      const wrong = await whatOpens(page, shop, 'cart-drawer');
      const count = page.locator('[data-boundary$="/header-cart"]', { hasText: '1' });
      const counter = shop.places.includes('header-cart') ? 'its header-cart' : 'the header';
      await insist(count.waitFor(), `${counter} does not count it`);
      return wrong;
    },
  };
  const find: JourneyStep = {
    does: 'find in the cart what was added',
    async go(page) {
      await openPage(page, shop, listPages.cart);
      const line = page.locator(`main form[action="/cart"] [name="id"][value="${added}"]`).first();
      await insist(line.waitFor({ state: 'attached' }), 'there is no form for its line');
      return [];
    },
  };
  if (!shop.assigned.includes('/shop')) return [];
  return shop.assigned.includes(listPages.cart) ? [add, find] : [add];
}
