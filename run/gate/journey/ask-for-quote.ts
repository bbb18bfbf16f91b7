import { insist, type JourneyShop, type JourneyStep, openPage } from './journey-step';
import { whatOpens } from './what-opens';

/** What a visitor types, by the names of the fields. */
const typed: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Nguyen',
  email: 'ada@clinic.example',
  phone: '0412 345 678',
  address: '1 Dampier Terrace',
  // Before the suburb, which would fill it.
  postcode: '6725',
  suburb: 'Broome',
  message: 'By Friday, please.',
};

/** Asks for a quote over a page, and sends one from its own (P44, P58). */
export function askForQuote(shop: JourneyShop): JourneyStep[] {
  const overListing: JourneyStep = {
    does: 'ask for a quote at /shop',
    async go(page) {
      await openPage(page, shop, '/shop');
      const link = page.locator('[data-opens="quote-form"]').first();
      await insist(link.click(), 'no product has a link for it');
      return whatOpens(page, shop, 'quote-form');
    },
  };
  const onItsPage: JourneyStep = {
    does: 'send a quote at /quote',
    async go(page) {
      await openPage(page, shop, '/quote');
      const form = page.locator('form:has([name="firstName"])');
      await form.locator('[name="state"]').selectOption('WA');
      for (const [name, text] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(text);
      await form.locator('[type="submit"]').last().click();
      const said = page.getByText('Quote Requested Successfully').first();
      await insist(said.waitFor(), 'it is not said that it was taken');
      return [];
    },
  };
  if (!shop.assigned.includes('/quote')) return [];
  return shop.assigned.includes('/shop') ? [overListing, onItsPage] : [onItsPage];
}
