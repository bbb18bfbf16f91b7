import type { Browser, BrowserContext, Page } from 'playwright-core';
import { collectErrors, countRequests, type Look, layOut, lookAt, openPage } from './look';
import { asVisitor, type Side } from './side';
import { stepsOn } from './steps';
import { visitBoth } from './visit-both';
import type { Visit } from './visits';
import { walk } from './walk';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
jest.mock('./look', () => ({
  ...jest.requireActual('./look'),
  collectErrors: jest.fn(),
  countRequests: jest.fn(),
  lookAt: jest.fn(),
  openPage: jest.fn(),
  layOut: jest.fn(),
  settled: async () => {},
}));
jest.mock('./side', () => ({ asVisitor: jest.fn(), setSideCookies: async () => {} }));
jest.mock('./steps', () => ({ stepsOn: jest.fn() }));
jest.mock('./walk', () => ({ walk: jest.fn() }));

/** What a visitor of either release sees. */
interface Seen {
  status: number;
  interactive: number | null;
  texts: string[];
  broken: string[];
  heard: string[];
  cookies: Record<string, string>;
  /** Elements as axe judges them. */
  elements: string[];
  cannot: string[];
  requests: number;
}

const nothing: Seen = {
  status: 200,
  interactive: 100,
  texts: [],
  broken: [],
  heard: [],
  cookies: {},
  elements: [],
  cannot: [],
  requests: 0,
};
const shop = 'http://shop';
const visit = { path: '/shop', pattern: '/shop', lists: 'empty lists', cookies: {} };
let judged: Set<string>;
/** Widths at which the pages were inspected, and the actions between. */
let looks: string[];
beforeEach(() => {
  judged = new Set();
  looks = [];
  jest.mocked(stepsOn).mockReturnValue([]);
});

/** Findings about a candidate whose pages differ from the live ones as given. */
async function findings(
  own: Partial<Seen>,
  live: Partial<Seen> = {},
  visited: Partial<Visit> = {},
): Promise<string[]> {
  const all = [live, own].map((changes) => ({ ...nothing, ...changes }));
  const contexts = all.map((seen) => {
    const done = async () => {};
    const page = { setViewportSize: done, screenshot: done, emulateMedia: done, seen, width: 0 };
    const cookies = Object.entries(seen.cookies).map(([name, value]) => ({ name, value }));
    return { seen, newPage: async () => page, cookies: async () => cookies, addInitScript: done };
  });
  const seenBy = (one: Page | BrowserContext) => (one as unknown as { seen: Seen }).seen;
  const left = [...contexts];
  jest.mocked(asVisitor).mockImplementation((_, work) => work(left.shift() as unknown as BrowserContext));
  jest.mocked(countRequests).mockImplementation((context) => () => seenBy(context).requests);
  jest.mocked(collectErrors).mockImplementation((context) => new Set(seenBy(context).heard));
  jest.mocked(openPage).mockImplementation(async (page) => seenBy(page));
  jest.mocked(layOut).mockImplementation(async (page, width, extent) => {
    if (seenBy(page) === all[1]) looks.push(`${width}${extent === 'end' ? ' at its end' : ''}`);
    return new Set(seenBy(page).elements);
  });
  jest.mocked(lookAt).mockImplementation(async (page, asksAxe): Promise<Look> => {
    const { texts, broken } = seenBy(page);
    const shown = texts.map((what) => ({ what, at: 'p', isCovered: false }));
    return { shown, roles: [], broken: asksAxe ? broken : [] };
  });
  const options = { pictures: '', judged, remote: 'lab', products: [], walked: new Set<string>() };
  const sides = [0, 1].map(() => ({ shop })) as unknown as [Side, Side];
  const { found } = await visitBoth({} as Browser, sides, { ...visit, ...visited }, options);
  return [
    ...new Set(found.map(({ what, where }) => `${where.replace('/shop with empty lists, ', '')}: ${what}`)),
  ];
}

test('reports nothing if the candidate matches the live release', async () => {
  const same = {
    texts: ['text "1"'],
    broken: ['region: <p>'],
    heard: ['the console has 1'],
    cookies: { cart: 'a*1' },
  };
  expect(await findings(same, same)).toEqual([]);
});

test.each<[string, Partial<Seen>, string]>([
  ['does not become interactive', { interactive: null }, 'at once: does not become interactive'],
  ['is answered otherwise', { status: 500 }, 'at once: is answered with 500'],
  ['writes to the console', { heard: ["the console has 'hello'"] }, "at the end: the console has 'hello'"],
  [
    'writes a cookie',
    { cookies: { cart: 'b*1' } },
    'at the end: writes the cookie cart=b*1, and the live release none',
  ],
])('reports a page that %s', async (_, own, sentence) => {
  expect(await findings(own)).toEqual([sentence]);
});

test.each([
  [10, 18, []],
  [10, 19, ['at the end: sends 19 requests, and the live release 10']],
])(
  'if the live release sends %i requests, and the candidate %i, reports %j',
  async (live, own, sentences) => {
    expect(await findings({ requests: own }, { requests: live })).toEqual(sentences);
  },
);

test('a visitor without scripts walks through the page at one width, without axe', async () => {
  jest.mocked(walk).mockImplementation(async ({ act }) => {
    await act('press', async () => looks.push('pressed'), 'walked');
  });
  const broken = { elements: ['<p>'], broken: ['region: <p>'] };
  expect(await findings(broken, {}, { withoutScripts: true })).toEqual([]);
  expect(looks).toEqual(['390', 'pressed', 'pressed']);
  expect(
    jest
      .mocked(asVisitor)
      .mock.calls.slice(-2)
      .map(([, , options]) => options),
  ).toEqual([{ javaScriptEnabled: false }, { javaScriptEnabled: false }]);
});

test('console messages that differ only in numbers are equal', async () => {
  expect(await findings({ heard: ['took 12 ms'] }, { heard: ['took 9 ms'] })).toEqual([]);
});

test('reports what axe finds, even if another visit checked the same elements between two looks', async () => {
  // The other visit marks them after this one has begun.
  jest.spyOn(judged, 'has').mockReturnValueOnce(false).mockReturnValue(true);
  expect(await findings({ elements: ['<p>'], broken: ['region: <p>'] })).toEqual([
    '390 wide: breaks region: <p>',
  ]);
});

test('compares the result of a step on a phone and a desktop, where the next step begins', async () => {
  jest.mocked(stepsOn).mockReturnValue([{ does: 'open the cart', go: async () => looks.push('done') }]);
  expect(await findings({})).toEqual([]);
  expect(looks).toEqual(['390', '390 at its end', '1280', 'done', 'done', '390', '1280']);
});

test('reports an action that only the candidate fails', async () => {
  const go = async (page: Page) => {
    if ((page as unknown as { seen: Seen }).seen.cannot.includes('add')) throw new Error('no button');
  };
  jest.mocked(stepsOn).mockReturnValue([{ does: 'add a product', go }]);
  expect(await findings({ cannot: ['add'] })).toEqual(['step 1: a visitor cannot add a product']);
  expect(await findings({ cannot: ['add'] }, { cannot: ['add'] })).toEqual([]);
});

test.each([
  [[true, true], ['/shop with several products, after a press: text "1" has gone']],
  [[true, false], []],
])('reports a finding of a walk if a second walk finds it: %j', async (isDifferent, sentences) => {
  const left = [...isDifferent];
  jest.mocked(walk).mockImplementation(async ({ live, compare, confirm }) => {
    const { seen } = live as unknown as { seen: Seen };
    await confirm(async () => {
      seen.texts = left.shift() ? ['text "1"'] : [];
      await compare('after a press');
    });
  });
  expect(await findings({}, {}, { lists: 'several products' })).toEqual(sentences);
});
