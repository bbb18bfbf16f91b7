import type { Page } from '@playwright/test';
import {
  cartControl,
  cartDrawer,
  costOf,
  keepInCookie,
  sampleProduct,
  sampleProducts,
} from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import {
  fillQuote,
  freshEmail,
  giveOwnAddress,
  quoteForm,
  quoteModal,
  quoteSent,
  resultDialog,
  sendButton,
  typed,
} from '../support/quote-steps';
import { expect } from '../support/storefront-test';
import {
  type Accessible,
  accessibleTree,
  controls,
  landmarksOf,
  pieceOf,
  spokenLines,
  textOf,
} from './accessible-tree';
import { followAnnouncements } from './announcements';
import { test } from './assisted-test';
import { readingFaults } from './reading-faults';

const before = ['banner', 'search', 'navigation "Main"', 'main'];
const after = ['contentinfo', 'form "Newsletter"', 'navigation "Footer"'];

const company = 'Meridian Medical & Dental';

const suggestions = { popup: 'grid', choice: 'gridcell' };

/** The accessibility tree of a page, which must have no reading faults. */
async function soundTree(page: Page): Promise<Accessible> {
  const tree = await accessibleTree(page);
  expect(readingFaults(tree)).toEqual([]);
  return tree;
}

const outline = (tree: Accessible) =>
  spokenLines(tree, ['heading']).filter((line) => /level=[12]$/.test(line));

test('a product is found by search, by category and by a filter', async ({ page }) => {
  const hears = await followAnnouncements(page);
  await openInteractive(page, '/');
  const home = await soundTree(page);
  expect(landmarksOf(home)).toEqual([
    ...before,
    'navigation "Categories"',
    'region "New products"',
    'region "Featured products"',
    'region "On sale"',
    'region "What our customers say"',
    ...after,
  ]);
  expect(outline(home)).toEqual([
    'heading "Everything your practice reaches for" level=1',
    'heading "Paste your list" level=2',
    'heading "Categories" level=2',
    'heading "New products" level=2',
    'heading "Featured products" level=2',
    'heading "On sale" level=2',
    'heading "What our customers say" level=2',
  ]);
  expect(spokenLines(home, controls).slice(0, 15)).toEqual([
    'link "Skip to content"',
    `link "${company}"`,
    `combobox "Search for products" not expanded required hasPopup=${suggestions.popup}: Type what you are looking for`,
    'button "Search"',
    'link "(02) 5550 4180"',
    'link "Quick order"',
    'link "Wishlist, 0 items"',
    'link "Compare, 0 items"',
    'button "Cart, 0 items" hasPopup=dialog',
    'DisclosureTriangle "Categories" not expanded',
    'link "Shop"',
    'link "About Us"',
    'link "Core Team"',
    'link "Contact Us"',
    'DisclosureTriangle "Pages" not expanded',
  ]);

  const box = page.getByRole('combobox', { name: 'Search for products' });
  await box.fill('gauze');
  await hears(['8 suggestions']);
  const search = pieceOf(await accessibleTree(page), 'banner');
  expect(spokenLines(search, ['combobox'])).toEqual([
    `combobox "Search for products" expanded required hasPopup=${suggestions.popup} = gauze: Type what you are looking for`,
  ]);
  expect(spokenLines(pieceOf(search, suggestions.popup, 'Suggestions'), [suggestions.choice]).at(-1)).toBe(
    `${suggestions.choice} "All results for ‘gauze’"`,
  );
  await box.press('Enter');
  await hears([`Results for ‘gauze’ | ${company}`]);
  await expect(page.locator('#content')).toBeFocused();

  await openInteractive(page, '/');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Wound Care' })
    .press('Enter');
  await hears([`Wound Care | ${company}`]);
  const filters = page.getByRole('link', { name: /^Filters/ });
  await filters.press('Enter');
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  const sale = page.getByRole('checkbox', { name: 'On sale' });
  await sale.press('Space');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toHaveText(/^\d+ products$/);
  await hears([(await count.textContent()) ?? '']);
  await expect(sale).toBeFocused();
  const listing = await soundTree(page);
  expect(landmarksOf(listing)).toEqual([
    ...before,
    'navigation "View"',
    'region "Filters"',
    'navigation "Categories"',
    ...after,
  ]);
  const main = pieceOf(listing, 'main');
  expect(outline(main)).toEqual(['heading "Wound Care" level=1', 'heading "Products" level=2']);
  expect(spokenLines(main, controls).slice(0, 8)).toEqual([
    'link "Filters (2)" expanded',
    'link "Grid" current',
    'link "List"',
    'combobox "Sort by" not expanded hasPopup=menu = Name',
    'link "Remove filter Wound Care"',
    'link "Remove filter On sale"',
    'link "Clear all"',
    'link "Wound Care" current',
  ]);
  expect(spokenLines(pieceOf(main, 'region', 'Filters'), ['group', ...controls]).slice(-9)).toEqual([
    'group "Price in AUD"',
    'spinbutton "From"',
    'spinbutton "To"',
    'combobox "Discount" not expanded hasPopup=menu = Any',
    'combobox "Brand" not expanded hasPopup=menu = All',
    'combobox "Size" not expanded hasPopup=menu = All',
    'combobox "Colour" not expanded hasPopup=menu = All',
    'checkbox "On sale" checked',
    'button "Apply"',
  ]);
  const card = pieceOf(main, 'article');
  const { name } = pieceOf(card, 'link');
  expect(spokenLines(card, ['heading', ...controls])).toEqual([
    `link "${name}"`,
    `heading "${name} (opens in a new tab)" level=3`,
    `link "${name} (opens in a new tab)"`,
    `button "Add to cart": ${name}`,
    `button "Add to wishlist": ${name}`,
    `link "Request a Quote" hasPopup=dialog: ${name}`,
    `link "Quick view" hasPopup=dialog: ${name}`,
  ]);
});

test('a product is added, removed and restored', async ({ page, context, request }) => {
  const [other, product] = await sampleProducts(request, 2);
  if (!other || !product) throw new Error('There are no products.');
  const name = product.productName;
  await keepInCookie(context, 'cart', other.id);
  const hears = await followAnnouncements(page);
  await openInteractive(page, `/product/${product.id}`);
  const shown = await soundTree(page);
  expect(landmarksOf(shown)).toEqual([
    ...before,
    'navigation "Breadcrumb"',
    'navigation "Variants"',
    'navigation "Share"',
    'region "Description"',
    'region "Details"',
    'region "Sample details": Placeholders, the same for every product. They change nothing in your cart or quote.',
    'region "Related products"',
    ...after,
  ]);
  expect(outline(shown)).toEqual([
    `heading "${name}" level=1`,
    'heading "Description" level=2',
    'heading "Details" level=2',
    'heading "Sample details" level=2',
    'heading "Related products" level=2',
  ]);
  const article = pieceOf(shown, 'article', name);
  const variants = spokenLines(pieceOf(article, 'navigation', 'Variants'), ['link']);
  expect(spokenLines(article, controls).slice(0, variants.length + 7)).toEqual([
    ...variants,
    'button "Decrease quantity"',
    'spinbutton "Quantity" required = 1',
    'button "Increase quantity"',
    `button "Add to cart": ${name}`,
    `button "Add to wishlist": ${name}`,
    `button "Compare": ${name}`,
    `link "Request a quote" hasPopup=dialog: ${name}`,
  ]);

  const content = page.getByRole('main');
  await content.getByRole('button', { name: 'Increase quantity' }).first().press('Enter');
  await hears(['Quantity 2']);
  await content.getByRole('button', { name: 'Add to cart' }).first().press('Enter');
  await hears(['Added to your cart.', subtotalOf(costOf(other, 1), costOf(product, 2))]);
  const drawer = cartDrawer(page);
  const heading = drawer.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  const opened = await soundTree(page);
  const lineOf = (line: string, quantity: number) => [
    `link "${line}"`,
    `button "Decrease quantity of ${line}"${quantity === 1 ? ' disabled' : ''}`,
    `spinbutton "Quantity of ${line}" required = ${quantity}`,
    `button "Increase quantity of ${line}"`,
    `button "Remove ${line}"`,
  ];
  expect(landmarksOf(opened)).toEqual(['dialog "Shopping Cart (3 items)"']);
  expect(spokenLines(opened, [...controls, 'heading'])).toEqual([
    'heading "Shopping Cart (3 items)" level=2',
    'button "Close cart"',
    ...lineOf(other.productName, 1),
    ...lineOf(name, 2),
    'link "Request a quote" hasPopup=dialog',
    'link "View cart"',
    'button "Clear all items"',
    'checkbox "Do not open when I add" not checked',
  ]);
  expect(textOf(opened)).toMatch(/Added to your cart\..*Just added.*Subtotal/);

  // However soon they come, the next Enters are gestures of their own, here and below.
  await page.keyboard.press('Shift');
  await drawer.getByRole('button', { name: `Increase quantity of ${name}` }).press('Enter');
  await hears([subtotalOf(costOf(other, 1), costOf(product, 3))]);
  await drawer.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  await hears([`${name} was removed. Undo`, subtotalOf(costOf(other, 1))]);
  const undo = drawer.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription(`${name} was removed.`);
  await undo.press('Enter');
  await hears([subtotalOf(costOf(other, 1), costOf(product, 3))]);
  await expect(heading).toBeFocused();

  await drawer.getByRole('link', { name: 'View cart' }).press('Enter');
  await hears([`Shopping Cart | ${company}`]);
  await expect(page.locator('#content')).toBeFocused();
  const cart = await soundTree(page);
  expect(landmarksOf(cart)).toEqual([
    ...before,
    'region "Cart total"',
    'region "Keep or share this cart"',
    ...after,
  ]);
  const main = pieceOf(cart, 'main');
  expect(outline(main)).toEqual([
    'heading "Shopping Cart (4 items)" level=1',
    'heading "Keep or share this cart" level=2',
  ]);
  const table = pieceOf(main, 'table', 'Products in your cart');
  expect(spokenLines(table, ['columnheader', ...controls])).toEqual([
    ...['Product', 'Price', 'Quantity', 'Total', 'Remove'].map((column) => `columnheader "${column}"`),
    ...lineOf(other.productName, 1),
    ...lineOf(name, 3),
  ]);
  // The drawer announces changes until it has left the screen.
  await expect(drawer).toBeHidden();
  await page.keyboard.press('Shift');
  for (const line of [name, other.productName]) {
    await content.getByRole('button', { name: `Remove ${line}` }).press('Enter');
    await expect(content.getByRole('button', { name: 'Undo' })).toBeFocused();
    const left = line === name ? subtotalOf(costOf(other, 1)) : 'Alert: Cart empty!';
    await hears([`${line} was removed. Undo`, left]);
  }
  await content.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(content.getByRole('heading', { level: 1 })).toBeFocused();
  await hears([]);
});

test('a quote is refused, corrected and sent', async ({ page, context, request }) => {
  const product = await sampleProduct(request);
  await giveOwnAddress(context);
  await keepInCookie(context, 'cart', `${product.id}*2`);
  const hears = await followAnnouncements(page);
  await openInteractive(page, '/about-us');
  await cartControl(page, '2 items').press('Enter');
  await hears([subtotalOf(costOf(product, 2))]);
  // However soon it comes, the next Enter is a gesture of its own.
  await page.keyboard.press('Shift');
  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).press('Enter');
  await expect(quoteModal(page).getByRole('button', { name: 'Close quote form' })).toBeFocused();
  await expect(quoteModal(page).getByRole('table')).toBeVisible();
  const modal = await soundTree(page);
  expect(landmarksOf(modal)).toEqual([
    'dialog "Contact Details"',
    'region "Products to quote"',
    'region "List of products"',
    'form "Contact Details"',
  ]);
  expect(
    spokenLines(pieceOf(modal, 'table', 'Products to quote'), ['columnheader', 'rowheader', 'cell']),
  ).toEqual([
    'columnheader "Product"',
    'columnheader "Quantity and price"',
    'columnheader "Total"',
    `rowheader "${product.productName}"`,
    `cell "2 × ${costOf(product, 1)}"`,
    `cell "${costOf(product, 2)}"`,
  ]);
  await page.keyboard.press('Escape');
  await expect(quoteModal(page)).toBeHidden();

  await openInteractive(page, '/quote');
  const empty = await soundTree(page);
  expect(outline(empty)).toEqual(['heading "Request a quote" level=1', 'heading "Contact Details" level=2']);
  expect(spokenLines(pieceOf(empty, 'form', 'Contact Details'), controls)).toEqual(fieldsOf(false));
  await sendButton(page).press('Enter');
  await expect(quoteForm(page).getByLabel('First name')).toBeFocused();
  const refused = pieceOf(await soundTree(page), 'form', 'Contact Details');
  expect(outline(refused)).toEqual(['heading "Contact Details" level=2']);
  const summary = pieceOf(refused, 'region', 'Please check 9 fields');
  expect(spokenLines(summary, ['heading', 'link'])).toEqual([
    'heading "Please check 9 fields" level=3',
    ...requiredFields.map((field) => `link "${field}: ${missing}"`),
  ]);
  expect(spokenLines(refused, controls).slice(requiredFields.length)).toEqual(fieldsOf(true));

  // A suburb without suggestions: they might arrive before or after the next field.
  await fillQuote(page, freshEmail(), { ...typed, suburb: 'Nowhere' });
  await sendButton(page).press('Enter');
  await hears(['Sending your request']);
  await expect(resultDialog(page, 'Success!').getByRole('button', { name: 'OK' })).toBeFocused();
  const message = /Quote Requested Successfully Your reference is [\dA-Z]{4}-[\dA-Z]{4}\./;
  const dialog = pieceOf(await soundTree(page), 'dialog', 'Success!');
  expect(dialog.description).toMatch(message);
  expect(spokenLines(dialog, ['heading', ...controls])).toEqual([
    'heading "Success!" level=2',
    'button "OK"',
  ]);
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(quoteSent);
  await expect(resultDialog(page, 'Success!')).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  const sent = await soundTree(page);
  expect(landmarksOf(sent)).toEqual([...before, 'region "What you asked for"', ...after]);
  const main = pieceOf(sent, 'main');
  expect(textOf(main)).toMatch(
    /^Success! Quote Requested Successfully Your reference is [\dA-Z]{4}-[\dA-Z]{4}/,
  );
  expect(spokenLines(main, ['heading', ...controls])).toEqual([
    'heading "Success!" level=1',
    'link "Back to shop"',
    'link "See what’s on sale"',
    'heading "What you asked for" level=2',
  ]);
  await hears([]);
});

const missing = 'This Field is Requied';

/** Their names in the error summary. */
const requiredFields = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Address',
  'State',
  'Suburb',
  'Postcode',
  'Message',
];

/** The accessible form: as it opens, and after an attempt to send it empty. */
function fieldsOf(isRefused: boolean): string[] {
  const [refused, because] = isRefused ? [' invalid', `: ${missing}`] : ['', ''];
  return [
    `textbox "First name" required${refused}${because}`,
    `textbox "Last name" required${refused}${because}`,
    'textbox "Company (optional)"',
    `textbox "Email" required${refused}${because}`,
    `textbox "Phone" required${refused}: ${isRefused ? `${missing} ` : ''}With area code, such as (02) 9876 5432`,
    `textbox "Address (unit number and street)" required${refused}${because}`,
    // Chromium's tree does not say that it is required.
    `combobox "State" not expanded${refused} hasPopup=menu = Choose${because}`,
    `combobox "Suburb" not expanded required${refused} hasPopup=listbox${because}`,
    `textbox "Postcode" required${refused}${because}`,
    `textbox "Message" required${refused}${because}`,
    'checkbox "Keep my details on this device for next time" not checked',
    'button "Request a quote"',
    'link "Privacy policy (opens in a new tab)"',
  ];
}

function subtotalOf(...amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + Number(amount.replace(/[$,]/g, '')), 0);
  return `Subtotal $${sum.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
