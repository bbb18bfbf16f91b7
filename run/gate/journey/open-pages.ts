import { samplePath } from '../sample-visits';
import { type JourneyShop, type JourneyStep, openPage, shutsOut } from './journey-step';

/** Pages that each journey opens, as far as somebody has them: those around the ones under check. */
const usualPages = ['/', '/shop', '/shop/shopping-cart', '/quote'];

/** Opens every page of the remote under check, one of the shell's, and the usual ones. */
export function openPages(shop: JourneyShop): JourneyStep[] {
  const usual = usualPages.filter((path) => shop.assigned.includes(path));
  const paths = new Set(['/about-us', ...usual, ...shop.own.map(samplePath)]);
  return [...paths].map((path) => ({
    does: `open ${path}`,
    async go(page) {
      await openPage(page, shop, path);
      return shutsOut(page, path);
    },
  }));
}
