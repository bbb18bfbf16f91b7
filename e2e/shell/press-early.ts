import type { Page } from '@playwright/test';
import { waitUntilInteractive } from 'run/browser/interactive';
import { cartControl } from '../support/cart-steps';
import { expect } from '../support/storefront-test';

/** Runs in the page: presses the first 'Add to cart', once, a while after the shell's script has arrived. */
function pressAfterScript(milliseconds: number): void {
  // Without React the press loads the page again.
  if (sessionStorage.getItem('pressed')) return;
  sessionStorage.setItem('pressed', 'yes');
  const press = () => document.querySelector<HTMLElement>('article .add-to-cart button')?.click();
  const seen = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes('/shell.')) return;
    setTimeout(press, milliseconds);
  };
  document.addEventListener('load', seen, { capture: true });
}

/** On a processor slowed six times, expects that such a press counts once. */
export async function expectPressToCount(page: Page, milliseconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(pressAfterScript, milliseconds);
  await page.goto('/shop');
  await expect(cartControl(page, '1 item')).toBeVisible({ timeout: 30_000 });
  await waitUntilInteractive(page);
  await expect(cartControl(page, '1 item')).toBeVisible();
}
