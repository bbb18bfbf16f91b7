import { cartControl } from '../support/cart-steps';
import { fillQuote, freshVisitor, quoteSent, sendButton } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test.use({ javaScriptEnabled: false });

test('a product is found, read about, bought and quoted without JavaScript', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshVisitor() });
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search for products' }).fill('guaze');
  await page.getByRole('button', { name: 'Search' }).click();
  // Finds a misspelt word.
  await expect(page).toHaveURL('/search?keyword=guaze');
  await expect(page.getByRole('article').first()).toContainText(/gauze/i);
  const picture = page.getByRole('article').first().getByRole('img');
  const name = (await picture.getAttribute('alt')) ?? '';
  await picture.click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  const product = page.getByRole('article', { name, exact: true });
  await product.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await product.getByRole('button', { name: 'Add to cart' }).click();
  await cartControl(page, '2 items').click();
  await expect(heading).toHaveText('Shopping Cart (2 items)');
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(name);
  await fillQuote(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(quoteSent);
  await expect(heading).toHaveText('Success!');
  await expect(cartControl(page, '0 items')).toBeVisible();
});
