import type { PlaceName } from '@storefront/shared/contracts/places';
import type { Page } from 'playwright-core';
import { alive } from '../../browser/alive';
import { overPage } from '../over-page';
import type { ShopFault } from '../shop-fault';
import { insist, type JourneyShop, shutsOut } from './journey-step';

/**
 * Looks at what a press has opened over the page, and closes it.
 *
 * @throws Error when nothing opens, where the release under check is what should
 */
export async function whatOpens(page: Page, { places }: JourneyShop, place: PlaceName): Promise<ShopFault[]> {
  const dialog = page.locator(overPage).first();
  const isOpen = await dialog.waitFor().then(
    () => true,
    () => false,
  );
  if (!isOpen && places.includes(place)) throw new Error(`its ${place} does not open`);
  if (!isOpen) return [];
  const wrong = await shutsOut(page, place, overPage);
  await page.keyboard.press('Escape');
  await insist(dialog.waitFor({ state: 'hidden' }), `its ${place} does not close by Escape`);
  await alive(page);
  return wrong;
}
