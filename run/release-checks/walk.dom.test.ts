import type { Page } from 'playwright-core';
import { markControls, walk } from './walk';

beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
});

const kinds = () => markControls('cart').map(({ kind, name }) => [kind.trim(), name]);

test("marks the controls in the remote's boundaries, and those that open its slots", () => {
  document.body.innerHTML = `
    <button>Search</button><a data-opens="cart-drawer" href="/cart">Cart</a>
    <div data-boundary="cart"><a href="/shop">Shop</a><button class="copy_aB1-">Copy</button><button disabled>Pay</button>
      <form><input type="hidden" name="id"><input name="lines"></form></div>
    <div data-boundary="cartoons"><button>Draw</button></div>
    <div data-boundary="cart/page-foot"><button>Compare</button></div>`;
  expect(kinds()).toEqual([
    ['cart-drawer', 'a "Cart"'],
    ['copy in  Copy', 'button "Copy"'],
    ['form lines', 'the form with "lines"'],
    ['in  Compare', 'button "Compare"'],
  ]);
});

test('controls alike in rows of a list are of one kind; an open dialog hides the rest', () => {
  const row = (name: string) =>
    `<li class="line"><button aria-label="Less of ${name}">-</button><button aria-label="More of ${name}">+</button></li>`;
  document.body.innerHTML = `<div data-boundary="cart"><button>Pay</button><dialog open>${row('gauze')}${row('tape')}</dialog></div>`;
  const marked = markControls('cart');
  expect(new Set(marked.map(({ kind }) => kind)).size).toBe(2);
  expect(new Set(marked.map(({ mark }) => mark)).size).toBe(4);
});

test('presses one control of each kind on a fresh page, then the controls that it reveals', async () => {
  const done: string[] = [];
  let shown: string[] = [];
  const page = {
    evaluate: async (work: { name: string }) =>
      work.name === 'markControls'
        ? shown.map((kind) => ({ kind, mark: kind, name: kind, isForm: false }))
        : undefined,
    locator: (selector: string) => ({
      async click() {
        const [, kind = ''] = /="(\w+)/.exec(selector) ?? [];
        done.push(kind);
        if (kind === 'open') shown = ['close', 'less'];
      },
    }),
  } as unknown as Page;
  await walk({
    live: page,
    remote: 'cart',
    products: [],
    pressTimeout: 1_000,
    walked: new Set(['known']),
    async open() {
      shown = ['open', 'open', 'known', 'copy'];
      done.push('|');
    },
    async act(_, go) {
      await go(page);
      return true;
    },
    compare: async () => done.push('?'),
    confirm: (work) => work(),
  });
  expect(done.join(' ')).toBe('| | open ? | copy ? | open ? close ? | open ? less ?');
});
