import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { remote } from './remote';
import { routes } from './routes';

const [list, one] = routes;
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
  expect(hrefOf('Earlier ones')).toBe('/office?words=ada&after=2026-11-27T10%3A00%3A00%2B00+7');
  expect(hrefOf('Download as CSV')).toBe('/office/messages.csv?words=ada');
});

it('shows a message with its products, e-mails and changes', () => {
  const message = {
    ...summary,
    note: 'called',
    fields: [['suburb', 'Pyrmont']],
    lines: [['Gloves', '3']],
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
  const actionData = { message: 'note must not be longer.', note: 'typed' };
  render(pageForTest(one?.element, { data: shown(message), actionData, address: '/office/messages/7' }));
  screen.getByRole('heading', { level: 1, name: 'Quote AB-12' });
  screen.getByRole('row', { name: 'suburb Pyrmont' });
  screen.getByRole('row', { name: 'Gloves 3' });
  screen.getByText('note must not be longer.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note, for the office alone').value).toBe('typed');
  expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
});
