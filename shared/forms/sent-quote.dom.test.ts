import { keepSentQuote, readSentQuote, type SentQuote, storedSentQuote } from './sent-quote';

afterEach(() => {
  sessionStorage.clear();
});

const gauze = { id: 'gauze', name: 'Gauze', price: 12.5, salePrice: 10, onSale: true };
const sent: SentQuote = {
  reference: 'KX3M-7RCF',
  lines: [
    { id: 'gauze', quantity: 2 },
    { id: 'gone', quantity: 9999 },
  ],
  products: [gauze, { id: 'chair', name: 'Chair', price: null, salePrice: null, onSale: false }],
};

it.each([sent, { ...sent, reference: null, lines: [], products: [] }])('keeps %j', (quote) => {
  keepSentQuote(quote);
  expect(readSentQuote(storedSentQuote() ?? '')).toEqual(quote);
});

it('keeps only the last quote', () => {
  keepSentQuote(sent);
  keepSentQuote({ ...sent, reference: 'SECOND' });
  expect(readSentQuote(storedSentQuote() ?? '')?.reference).toBe('SECOND');
});

it.each(['', '{', 'null', '[]', '"x"', '{"lines":{}}'])('reads no quote from %j', (stored) => {
  expect(readSentQuote(stored)).toBeNull();
});

it('omits only the unreadable parts', () => {
  const lines = [
    { id: 'gauze', quantity: 2 },
    { id: 'a', quantity: 0 },
    { id: 'a', quantity: '2' },
    { id: '' },
    7,
  ];
  const products = [{ ...gauze, price: 'free', salePrice: -1, onSale: 'yes' }, { id: 'nameless' }, null];
  expect(readSentQuote(JSON.stringify({ reference: 'call 1900', lines, products }))).toEqual({
    reference: null,
    lines: [{ id: 'gauze', quantity: 2 }],
    products: [{ id: 'gauze', name: 'Gauze', price: null, salePrice: null, onSale: false }],
  });
});

it('does not throw if the browser stores nothing', () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  keepSentQuote(sent);
  expect(storedSentQuote()).toBeNull();
});
