import { ApiError } from '@storefront/shared/api/api-error';
import type { Api } from '@storefront/shared/testing/api';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { quickOrderAction, quickOrderLoader } from './quick-order-data';

const gauze = productForTest({ id: 'gauze', name: 'Gauze', sku: 'G-1' });
const tapes = ['narrow', 'wide'].map((id) => productForTest({ id, name: 'Tape' }));

const api: Partial<Api> = {
  productsBySkus: async (skus) => (skus.includes('G-1') ? [gauze] : []),
  listProducts: async ({ productName }) => ({ products: productName === 'Tape' ? tapes : [], total: null }),
};

async function post(fields: Record<string, string | File>) {
  const bus = busForTest();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const result = await quickOrderAction(argumentsForTest({ address: '/shop/quick-order', form, bus, api }));
  const cart = bus.state().ecomerce.cartItems;
  return result instanceof Response
    ? { cart, location: result.headers.get('location') }
    : {
        cart,
        text: result.text,
        added: result.added,
        known: result.answers.map(([key]) => key),
        problem: result.fileProblem,
      };
}

test('checks the lines, and adds nothing', async () => {
  expect(await post({ lines: 'G-1, 2\r\nTape, 3', intent: 'check' })).toEqual({
    cart: [],
    text: 'G-1, 2\r\nTape, 3',
    added: null,
    known: ['g-1', 'tape'],
    problem: '',
  });
});

test('chooses the single candidates of lines without a choice when they are accepted, and adds nothing', async () => {
  const candidates = [gauze, ...tapes];
  const form = new FormData();
  for (const [name, value] of Object.entries({
    lines: 'Gauz, 2\nTapes\nTape',
    intent: 'accept',
    'choice tapes': '',
  }))
    form.append(name, value);
  const listProducts: Api['listProducts'] = async ({ productName }) => ({
    products: productName === 'Tape' ? candidates : [gauze],
    total: null,
  });
  const given = argumentsForTest({
    address: '/shop/quick-order',
    form,
    bus: busForTest(),
    api: { ...api, listProducts },
  });
  expect(await quickOrderAction(given)).toMatchObject({
    choices: [
      ['tapes', ''],
      ['gauz', 'gauze'],
    ],
    added: null,
  });
});

const file = (...parts: BlobPart[]) => new File(parts, 'list.csv');

const list = 'SKU\tMenge\nG-1\t12 × ü';

test.each([
  ['UTF-8', Buffer.from(list)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${list}`)],
  ['UTF-16, the small byte first', Buffer.from(`\ufeff${list}`, 'utf16le')],
  ['UTF-16, the large byte first', Buffer.from(`\ufeff${list}`, 'utf16le').swap16()],
  ['what Windows writes', Buffer.from(list, 'latin1')],
])('reads a file in %s', async (_, bytes) => {
  expect((await post({ file: file(bytes), intent: 'check' })).text).toBe(list);
});

test('appends the lines of a file to the typed ones', async () => {
  expect(await post({ lines: 'G-1, 3', file: file('G-1\t2'), intent: 'add' })).toEqual({
    cart: [{ id: 'gauze', quantity: 5 }],
    location: '/shop/shopping-cart',
  });
});

test.each([
  ['too large', file('x'.repeat(1_000_001)), 'list.csv is larger than 1 MB. Paste its lines in parts.'],
  [
    'too long for a page that repeats it',
    file('<'.repeat(160_000)),
    'list.csv makes the list too long. Paste its lines in parts.',
  ],
  ['empty', file(' \n'), 'list.csv is empty. Choose another file.'],
  ['no text', file('PK\u0003\u0004\0'), 'list.csv is not a text file. Save the list as CSV and choose that.'],
])('adds nothing if the file is %s, and keeps the typed lines', async (_, list, problem) => {
  expect(await post({ lines: 'G-1, 3\r\n', file: list, intent: 'add' })).toEqual({
    cart: [],
    text: 'G-1, 3\r\n',
    added: null,
    known: ['g-1'],
    problem,
  });
});

test('ignores a missing file, and fields that are not text', async () => {
  expect(await post({ lines: 'G-1', file: new File([], ''), intent: 'check' })).toMatchObject({
    text: 'G-1',
    problem: '',
  });
  expect(await post({ lines: file('G-1'), file: 'G-1', intent: 'check' })).toMatchObject({
    text: '',
    problem: '',
  });
});

test('adds found and chosen products, and leads to the cart', async () => {
  expect(await post({ lines: 'G-1, 2\r\nTape, 3', 'choice tape': 'wide', intent: 'add' })).toEqual({
    cart: [
      { id: 'gauze', quantity: 2 },
      { id: 'wide', quantity: 3 },
    ],
    location: '/shop/shopping-cart',
  });
});

test('returns the other lines, and accepts no product outside of the choices', async () => {
  const left = { products: 1, text: 'Tape, 3\nchair', left: 2, withoutRoom: 0, tooMany: [] };
  expect(await post({ lines: 'Tape, 3\nG-1\nchair', 'choice tape': 'gauze', intent: 'add' })).toMatchObject({
    cart: [{ id: 'gauze', quantity: 1 }],
    text: 'Tape, 3\nchair',
    added: left,
  });
});

test('an empty form adds nothing', async () => {
  expect(await post({ intent: 'add' })).toMatchObject({ cart: [], text: '', added: { products: 0 } });
});

test('looks up the list in its address, and otherwise nothing', async () => {
  const address = `/shop/quick-order?lines=${encodeURIComponent('G-1\t2\nchair\t1')}`;
  const { text, answers } = await quickOrderLoader(argumentsForTest({ address, api }));
  expect(text).toBe('G-1\t2\nchair\t1');
  expect(answers.map(([key]) => key)).toEqual(['g-1', 'chair']);
  const nothing = await quickOrderLoader(argumentsForTest({ address: '/shop/quick-order', api: {} }));
  expect(nothing).toEqual({ text: '', answers: [], choices: [], added: null, fileProblem: '' });
});

test('the page does not wait for a shop that is slow', async () => {
  jest.useFakeTimers();
  const waits: Api['productsBySkus'] = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new ApiError('aborted', { call: 'products' })));
    });
  const address = '/shop/quick-order?lines=G-1';
  const loading = quickOrderLoader(argumentsForTest({ address, api: { productsBySkus: waits } }));
  await jest.advanceTimersByTimeAsync(1_500);
  jest.useRealTimers();
  expect(await loading).toMatchObject({ text: 'G-1', answers: [] });
});
