import { openAlive } from '../support/alive';
import { closeDrawer, moreButton } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';
import { tabTo } from '../support/tab-to';

test('the first stop leads past the header', async ({ page }) => {
  await page.goto('/about-us');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'the shop', exact: true })).toBeFocused();
});

test('a message is sent', async ({ page }) => {
  await openAlive(page, '/contact-us');
  await tabTo(page.getByLabel('Name'));
  await page.keyboard.type('Ada Nguyen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@clinic.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Do you deliver to Broome?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
});

test('a notice is dismissed, and the button that caused it has the focus again', async ({ page }) => {
  await openAlive(page, '/shop');
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wishlist$/ });
  await tabTo(heart);
  await page.keyboard.press('Enter');
  const notice = page.getByText('This item has been added to your wishlist');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(heart).toBeFocused();
});

test('what was added is seen in the drawer, and the button that added it has the focus again', async ({
  page,
}) => {
  await openAlive(page, '/shop');
  const add = page.getByRole('article').first().getByRole('button', { name: 'Add to cart' });
  await tabTo(add);
  await page.keyboard.press('Enter');
  await closeDrawer(page);
  await expect(moreButton(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer opens, an entry of it opens, and a link leads on', async ({ page }) => {
    await openAlive(page, '/about-us');
    await tabTo(page.getByRole('button', { name: 'Menu' }));
    await page.keyboard.press('Space');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await tabTo(drawer.locator('summary', { hasText: 'Pages' }));
    await page.keyboard.press('Enter');
    await tabTo(drawer.getByRole('link', { name: 'Coming soon' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon');
    await expect(drawer).toBeHidden();
    await expect(page.locator('#content')).toBeFocused();
  });

  test('the search opens with the focus in its box, Escape gives it back, Enter searches', async ({
    page,
  }) => {
    await openAlive(page, '/about-us');
    const open = page.getByRole('button', { name: 'Open search' });
    const box = page.getByRole('combobox', { name: 'Search for products' });
    await tabTo(open);
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type('gauze');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for ‘gauze’');
    await expect(box).toBeHidden();
  });
});
