import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { remote } from './remote';
import { routes } from './routes';

const [list, one, products, product, report] = routes;
const summary = {
  ...{ id: '7', reference: 'AB-12', at: '2026-11-27T10:00:00Z', state: 'new' },
  ...{ name: 'Ada Lovelace', company: 'Lugger Bay Dental', email: 'ada@example.com', products: 2 },
};
const shown = (value: object) => ({ shown: value });

it('has a route for every path it declares, and no other', () => {
  expect(routes.map(({ path }) => path)).toEqual(remote.paths);
});

it('asks for a token whoever is signed out, and says why one was refused', () => {
  const data = { instead: 'signed out' };
  render(pageForTest(list?.element, { data, address: '/office?problem=unknown' }));
  const token = screen.getByLabelText('Your token');
  expect(token.getAttribute('aria-describedby')).toBe('token-error');
  screen.getByText('Nobody has this token.');
  expect(token.closest('form')?.getAttribute('action')).toBe('/office/sign-in');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('lists messages, and keeps the search on the next page and in the file', () => {
  const data = shown({ messages: [summary], next: '2026-11-27T10:00:00+00 7' });
  render(pageForTest(list?.element, { data, address: '/office?words=ada&after=x' }));
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Ada Lovelace, Lugger Bay Dental')).toBe('/office/messages/7');
  expect(hrefOf('Next page')).toBe('/office?words=ada&after=2026-11-27T10%3A00%3A00%2B00+7');
  expect(hrefOf('Download as CSV')).toBe('/office/messages.csv?words=ada');
});

it('shows a message with its products, e-mails and changes', () => {
  const message = {
    ...summary,
    note: 'called',
    facts: [['Suburb', 'Pyrmont']],
    products: {
      rows: [{ name: 'Gloves', details: 'SKU 00417', quantity: '3', each: '$2.00', total: '$6.00' }],
      ...{ subtotal: '$6.00', beyond: ['+ 1 item priced on request'] },
    },
    passages: [['Message', 'Hello']],
    emails: [
      {
        id: 'e',
        to: 'ada@example.com',
        subject: 'We have it',
        state: 'refused',
        reason: '550',
        at: '2026-11-27T10:00:00Z',
      },
      {
        id: 'f',
        to: 'us@example.com',
        subject: 'Quote',
        state: 'queued',
        reason: '',
        at: '2026-11-27T10:00:00Z',
      },
    ],
    changes: [{ at: '2026-11-27T10:00:00Z', person: 'ann', what: 'note' }],
  };
  const actionData = { message: 'note must not be longer.', typed: { note: 'typed' } };
  render(pageForTest(one?.element, { data: shown(message), actionData, address: '/office/messages/7' }));
  screen.getByRole('heading', { level: 1, name: 'Quote AB-12' });
  screen.getByRole('row', { name: 'Suburb Pyrmont' });
  screen.getByRole('row', { name: 'Message Hello' });
  screen.getByRole('row', { name: 'Gloves SKU 00417 3 $2.00 $6.00' });
  screen.getByText('Subtotal $6.00 + 1 item priced on request');
  screen.getByText('note must not be longer.');
  screen.getAllByText('27 Nov 2026, 9:00 pm AEDT');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note, for the office alone').value).toBe('typed');
  expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
});

it('lists products with what they cost, keeps the search on the next page, and takes a file', () => {
  const gloves = { id: '9', productName: 'Gloves', sku: '00417', price: 12.5, sale_price: 10 };
  const data = shown({ products: [{ ...gloves, on_sale: true }], total: 101 });
  const address = '/office/products?productName=glove&isActive=false&page=2';
  render(pageForTest(products?.element, { data, address }));
  screen.getByRole('row', { name: 'Gloves 00417 $12.50 $10.00' });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Gloves')).toBe('/office/products/9');
  expect(hrefOf('Next page')).toBe('/office/products?productName=glove&isActive=false&page=3');
  expect(screen.getByLabelText<HTMLInputElement>('Hidden products only').checked).toBe(true);
  const form = screen.getByLabelText('CSV or XLSX').closest('form');
  expect([form?.enctype, form?.method, form?.getAttribute('action')]).toEqual([
    'multipart/form-data',
    'post',
    '/office/import',
  ]);
});

it('shows a product, and what was typed where it was refused', () => {
  const changes = [{ at: '2026-11-27T10:00:00Z', person: 'ann', what: 'price 10 → 12' }];
  const data = shown({ name: 'Gloves', sku: '00417', price: 12, salePrice: null, active: true, changes });
  const valuesNow = () => [
    ...['Price', 'Sale price'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value),
    screen.getByLabelText<HTMLInputElement>('Shown in the shop').checked,
  ];
  const { unmount } = render(pageForTest(product?.element, { data }));
  screen.getByText('price 10 → 12');
  expect(valuesNow()).toEqual(['12.00', '', true]);
  unmount();
  const actionData = { message: 'This is not a price.', typed: { price: 'twelve', salePrice: '' } };
  render(pageForTest(product?.element, { data, actionData }));
  screen.getByText('This is not a price.');
  expect(valuesNow()).toEqual(['twelve', '', false]);
});

it('shows what an import has said', () => {
  const data = shown({ at: '2026-11-27T10:00:00Z', person: 'ann', report: '1 new\n  A-2  Plaster' });
  render(pageForTest(report?.element, { data }));
  screen.getByText(/^1 new A-2/);
  screen.getByRole('button', { name: 'Import' });
});

it('shows what was typed to whoever was signed out meanwhile', () => {
  const actionData = {
    message: 'You are signed out, so this was not saved.',
    typed: { state: 'answered', note: 'Price agreed', shown: '["new",""]' },
  };
  render(pageForTest(one?.element, { data: { instead: 'signed out' }, actionData }));
  screen.getByText(/so this was not saved\. You typed:/);
  screen.getByText(/answered Price agreed$/);
  screen.getByLabelText('Your token');
});
