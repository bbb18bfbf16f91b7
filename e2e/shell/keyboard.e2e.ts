import { openAlive } from '../support/alive';
import { expect, test } from '../support/storefront-test';
import { tabTo } from '../support/tab-to';

test('the first stop leads past the header; on a phone search and menu open, close and lead on', async ({
  page,
}) => {
  await openAlive(page, '/about-us');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'the shop', exact: true })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const open = page.getByRole('button', { name: 'Open search' });
  const box = page.getByRole('combobox', { name: 'Search for products' });
  await tabTo(open);
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(open).toBeFocused();

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

  await tabTo(open);
  await page.keyboard.press('Enter');
  await page.keyboard.type('gauze');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for ‘gauze’');
  await expect(box).toBeHidden();
});
