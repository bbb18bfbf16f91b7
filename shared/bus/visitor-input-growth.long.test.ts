import type { StoredList } from '../contracts/state';
import { startCounting } from '../testing/count-steps';
import { expectLinear } from '../testing/hostile-texts';

const count = startCounting();

const lists: readonly StoredList[] = ['cart', 'wishlist', 'compare'];

test('cookies of the lists, however many and long', async () => {
  const { createBus } = await import('./bus');
  const { createRequestCookies } = await import('./request-cookies');
  const units = [
    'cart=a*1; ',
    'cart.1-a=add!a*2; ',
    'wishlist.2-b=remove!a!b; ',
    'compare=[a,a; ',
    'id!',
    '~0041',
    '(1-a!',
  ];
  expectLinear(
    count,
    (header) => {
      const cookies = createRequestCookies(header, true);
      createBus(cookies).change({ list: 'cart', intent: 'add', id: 'gauze' });
      cookies.setCookies();
    },
    { units, prefixes: ['cart=', 'cart=[', 'wishlist.1-a=add!', 'compare=%22'] },
  );
});

test('a form that changes a list', async () => {
  const { createBus } = await import('./bus');
  const { createRequestCookies } = await import('./request-cookies');
  const { applyStateForm } = await import('./state-action');
  const bus = createBus(createRequestCookies('', false));
  expectLinear(
    count,
    (text) => {
      for (const intent of ['add', 'set', 'remove', 'move', 'restore'])
        for (const list of lists) {
          const form = new FormData();
          for (const name of ['id', 'name', 'lines', 'place', 'quantity', 'return']) form.set(name, text);
          form.set('list', list);
          form.set('intent', intent);
          applyStateForm(bus, form);
        }
    },
    { units: ['a*1!', '[{"id":"a"},'], prefixes: ['', '/'] },
  );
});

test('an address that says what was removed, or where to go back to', async () => {
  const { removedIn } = await import('./removed-lines');
  const { returnPath } = await import('./state-action');
  expectLinear(
    count,
    (text) => {
      const { search } = new URL(`https://shop.test/?list=cart&lines=${text}`);
      for (const list of lists) removedIn(new URLSearchParams(search), list);
      returnPath(text);
    },
    { units: ['a*1!', '&lines=a', '&list=cart', '/./', '\\'], prefixes: ['', '/', '/shop?'] },
  );
});
