import type { Locator, Page } from '@playwright/test';
import type { PlainLists, PlainRemoval } from '@storefront/shared/testing/plain-lists';
import { applyPlainStep, plainLists } from '@storefront/shared/testing/plain-lists';
import fc from 'fast-check';
import { openAlive, reloadAlive } from '../support/alive';
import { cartDrawer, cartWay, closeDrawer, cookieOf, sampleProducts } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

/** What a visitor does next. */
const step = fc.record({
  tab: fc.nat(1),
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constant('add' as const) },
    { weight: 3, arbitrary: fc.constantFrom('up' as const, 'down' as const, 'set' as const) },
    { weight: 3, arbitrary: fc.constant('remove' as const) },
    { weight: 1, arbitrary: fc.constantFrom('clear' as const, 'reload' as const) },
    { weight: 3, arbitrary: fc.constant('undo' as const) },
  ),
  /** Which product. */
  nth: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 30 }),
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A tab, and the removal that its drawer offers to undo. */
interface Tab {
  readonly page: Page;
  removal: PlainRemoval | null;
}

/** Presses a control as whoever goes there by keys does; one Enter right after another would be one gesture. */
async function enter(control: Locator): Promise<void> {
  await control.press('Shift');
  await control.press('Enter');
}

/** How the header counts what the model has. */
function items({ cart }: PlainLists): string {
  const count = [...cart.values()].reduce((sum, quantity) => sum + quantity, 0);
  return count === 1 ? '1 item' : `${count} items`;
}

test('histories of two tabs, with removals undone, end as a plain model says', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const products = await sampleProducts(request, 3);
  const tabs: readonly Tab[] = [page, await context.newPage()].map((page) => ({ page, removal: null }));
  for (const { page } of tabs) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, `/shop/compare?ids=${products.map(({ id }) => id).join(',')}`);
  }

  /** Does a step in its tab and in the model, where it can be done. */
  async function take(model: PlainLists, { tab: which, act, nth, quantity }: Step): Promise<void> {
    const tab = tabs[which];
    const product = products[nth];
    if (!tab || !product) throw new Error('There is no such tab or product.');
    const { page } = tab;
    const { id, productName: name } = product;
    const drawer = cartDrawer(page);
    await expect(cartWay(page, items(model))).toBeVisible();

    if (act === 'reload') {
      await reloadAlive(page);
      tab.removal = null;
      return;
    }
    if (act === 'add') {
      if (await drawer.isVisible()) await closeDrawer(page);
      tab.removal = null;
      await enter(page.getByRole('button', { name: 'Add to cart' }).nth(nth));
      applyPlainStep(model, { list: 'cart', intent: 'add', id, quantity: 1 }, null);
      await expect(drawer).toBeVisible();
      return;
    }

    if (!(await drawer.isVisible())) await enter(cartWay(page, items(model)));
    await expect(drawer).toBeVisible();
    const undo = drawer.getByRole('button', { name: 'Undo' });
    if (act === 'undo') {
      const isOffered = tab.removal?.entries.some(([id]) => !model.cart.has(id)) ?? false;
      await expect(undo).toHaveCount(isOffered ? 1 : 0);
      if (!isOffered || !tab.removal) return;
      await enter(undo);
      applyPlainStep(model, { list: 'cart', intent: 'undo', id, quantity }, tab.removal);
      tab.removal = null;
      await expect(undo).toHaveCount(0);
      return;
    }
    if (act === 'clear' ? model.cart.size === 0 : !model.cart.has(id)) return;
    tab.removal = applyPlainStep(model, { list: 'cart', intent: act, id, quantity }, tab.removal);
    if (act === 'clear') {
      await enter(drawer.getByRole('button', { name: 'Clear all items' }));
    } else if (act === 'remove') {
      await enter(drawer.getByRole('button', { name: `Remove ${name}` }));
    } else if (act === 'set') {
      await drawer.getByRole('spinbutton', { name: `Quantity of ${name}` }).fill(String(quantity));
    } else {
      const change = act === 'up' ? 'Increase' : 'Decrease';
      await enter(drawer.getByRole('button', { name: `${change} quantity of ${name}` }));
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 15 }), async (history) => {
      await context.clearCookies();
      const model = plainLists();
      for (const tab of tabs) {
        if (await cartDrawer(tab.page).isVisible()) await closeDrawer(tab.page);
        tab.removal = null;
        // As when the visitor comes back to the tab.
        await tab.page.evaluate(() => dispatchEvent(new Event('focus')));
      }
      for (const next of history) await take(model, next);
      for (const { page } of tabs) await expect(cartWay(page, items(model))).toBeVisible();
      expect(await cookieOf(context, 'cart')).toBe(
        [...model.cart].map(([id, quantity]) => `${id}*${quantity}`).join('!'),
      );
    }),
    // A shorter history that fails as well is not worth its time in a browser.
    { numRuns: 12, endOnFailure: true },
  );
});
