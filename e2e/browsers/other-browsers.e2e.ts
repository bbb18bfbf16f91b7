import { sampleProducts } from '../support/cart-steps';
import { freshEmail, mailsOf } from '../support/quote-steps';
import { address, test as base, expect } from '../support/storefront-test';
import type { DrivenBrowser } from './driven-browser';
import { startFirefox } from './firefox';
import { requirePrograms } from './require-programs';
import { visitorAt } from './visitor';
import { startWebKit } from './webkit';

// WebDriver, since Playwright drives browsers that it has patched: in Firefox and WebKit every call of the backend had once failed, unseen.
const test = base.extend({
  // Playwright's Chromium is not used here.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  quietConsole: async ({}, use) => use(undefined),
});

const browsers = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: ['firefox-esr'], start: startFirefox },
  {
    name: 'WebKitGTK',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: startWebKit,
  },
];

for (const { name, programs, packages, start } of browsers) {
  test.describe(name, () => {
    let browser: DrivenBrowser | undefined;

    test.beforeAll(() => {
      // Installs missing programs.
      test.setTimeout(600_000);
      try {
        requirePrograms(programs, packages, console.log);
      } catch (error) {
        if (process.env.CI) throw error;
        const reason = `${name} was not tried. ${error instanceof Error ? error.message : error}`;
        console.log(reason);
        test.skip(true, reason);
      }
    });

    test.afterEach(async () => {
      await browser?.close();
      expect(browser?.heard ?? []).toEqual([]);
    });

    test(`a product is added, a pasted list ordered and a quote sent in ${name}`, async ({
      request,
      mailServer,
    }, info) => {
      browser = await start(info.outputPath());
      const { open, see, press, type, copy, paste } = visitorAt(browser);
      const products = await sampleProducts(request, 3);
      const email = freshEmail();

      const rows = products.slice(1).map(({ sku }, nth) => `<tr><td>${sku}<td>${nth + 2}`);
      await copy(`<table>${rows.join('')}</table>`);

      await open(`${address}/shop`);
      await press('article button', 'Add to cart');
      await see('dialog [role=status]', 'Added to your cart.');
      await see('dialog h2', 'Shopping Cart (1 item)');

      await open(`${address}/shop/quick-order`);
      await press('textarea');
      await paste();
      await see('[role=status]', 'Found 2 of 2 lines.');
      await press('main button', 'Add 2 products to cart');
      await see('dialog h2', 'Shopping Cart (6 items)');

      await press('dialog a', 'Request a quote');
      await see('dialog table', products[0]?.productName ?? '');
      await press('dialog [name=firstName]');
      await type(`Ada\tNguyen\tLugger Bay Dental\t${email}\t0412 345 678\t1 Dampier Terrace\tWest\tBroome`);
      // Leaving the suburb fills in the postcode.
      await see('dialog [role=option]', 'Broome 6725');
      await press('dialog [name=message]');
      await type('By Friday, please.');
      await press('dialog button', 'Request a quote');
      await see('dialog', 'Quote Requested Successfully');
      await press('dialog button', 'OK');
      await see('header [aria-label]', 'Cart, 0 items');

      const [toCompany] = await mailsOf(mailServer, email);
      const sent = toCompany?.parsed.text ?? '';
      for (const text of ['State: WA', 'Postcode: 6725', 'By Friday, please.']) expect(sent).toContain(text);
      expect(sent.match(/^- \d+ × .* \(SKU [^,]*/gm)).toEqual(
        products.map(({ productName, sku }, nth) => `- ${nth + 1} × ${productName} (SKU ${sku}`),
      );
    });
  });
}
