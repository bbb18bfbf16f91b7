import type { PageData } from '../page-data';
import { excludeFailedRelease } from './exclude-failed-release';
import { withReleaseFallback } from './with-release-fallback';

jest.mock('./document-address', () => ({ documentAddress: '/lab?page=2' }));

const version = '1.4.2+9f2c01d4e7ab';
const cookie = `without=lab@${version}`;
const page = (changes: Partial<PageData> = {}) =>
  ({
    composition: { lab: { version } },
    replaceable: ['lab'],
    rendered: ['lab/routes', 'lab/page-foot'],
    hydration: { actionData: null },
    ...changes,
  }) as unknown as PageData;

const reload = jest.fn();
let jar = '';
let keeps = true;
let controls: object[] = [];

class FakeInput {
  constructor(
    readonly value: string,
    readonly defaultValue: string,
    readonly checked = false,
  ) {}
  readonly defaultChecked = false;
}

const globals = {
  HTMLInputElement: FakeInput,
  navigator: { onLine: true },
  location: { protocol: 'http:', pathname: '/lab', search: '?page=2', reload },
  document: {
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      if (keeps) jar = text.split(';')[0] ?? '';
    },
    querySelectorAll: () => controls,
  },
  addEventListener: jest.fn(),
};

beforeEach(() => {
  reload.mockClear();
  jar = '';
  keeps = true;
  controls = [new FakeInput('gauze', 'gauze')];
  Object.assign(globalThis, globals);
});

/** Whether the document is reloaded, and the cookies afterwards. */
async function left(module: `${string}/${string}`, changed = page(), isTyped = false) {
  const stays = await Promise.race([
    excludeFailedRelease(module, changed, isTyped).then(() => true),
    new Promise((resolve) => setTimeout(resolve, 5, false)),
  ]);
  expect(reload).toHaveBeenCalledTimes(stays ? 0 : 1);
  return { isLeft: !stays, jar };
}

test("a failed module of the page's HTML reloads the document without its release", async () => {
  expect(await left('lab/routes')).toEqual({ isLeft: true, jar: cookie });
});

test("a failed module outside of the page's HTML excludes the release for the next document", async () => {
  expect(await left('lab/cart-drawer')).toEqual({ isLeft: false, jar: cookie });
});

test('releases excluded before stay excluded', async () => {
  jar = 'without=reviews@1.0.0+0123456789ab';
  expect((await left('lab/routes')).jar).toBe(`without=reviews@1.0.0+0123456789ab!lab@${version}`);
});

test.each<[string, () => void, Partial<PageData>, boolean]>([
  ['something was typed', () => {}, {}, true],
  [
    'something was typed before there were scripts',
    () => (controls = [new FakeInput('gauze', '')]),
    {},
    false,
  ],
  [
    'something was ticked before there were scripts',
    () => (controls = [new FakeInput('on', 'on', true)]),
    {},
    false,
  ],
  [
    'it is the answer to a posted form',
    () => {},
    { hydration: { loaderData: {}, actionData: { lab: {} }, errors: null } },
    false,
  ],
  [
    'the visitor has gone on from it',
    () => Object.assign(globalThis, { location: { ...globals.location, pathname: '/shop' } }),
    {},
    false,
  ],
])(
  'the document is not reloaded if %s, and the next one is without the release',
  async (_, before, changes, isTyped) => {
    before();
    expect(await left('lab/routes', page(changes), isTyped)).toEqual({ isLeft: false, jar: cookie });
  },
);

test('the document is not reloaded a second time, or without cookies', async () => {
  jar = cookie;
  expect((await left('lab/routes')).isLeft).toBe(false);
  jar = '';
  keeps = false;
  expect((await left('lab/routes')).isLeft).toBe(false);
});

test('excludes no release without a network', async () => {
  Object.assign(globalThis, { navigator: { onLine: false } });
  expect(await left('lab/routes')).toEqual({ isLeft: false, jar: '' });
});

describe('loading with a fallback', () => {
  const failure = new Error('late');
  const failing = jest.fn(async () => Promise.reject(failure));

  test('returns the module', async () => {
    expect(await withReleaseFallback(async () => 'there', page())('lab/routes')).toBe('there');
    expect(jar).toBe('');
  });

  test('excludes a failing release if there is another', async () => {
    await expect(withReleaseFallback(failing, page())('lab/cart-drawer')).rejects.toBe(failure);
    expect(jar).toBe(cookie);
  });

  test('changes nothing after a failure if there is no other release', async () => {
    await expect(withReleaseFallback(failing, page({ replaceable: [] }))('lab/routes')).rejects.toBe(failure);
    expect([jar, reload.mock.calls]).toEqual(['', []]);
  });

  test('does not reload the document once something is typed', async () => {
    globals.addEventListener.mockClear();
    const load = withReleaseFallback(failing, page());
    const [type, heard] = globals.addEventListener.mock.calls[0] ?? [];
    expect(type).toBe('input');
    heard();
    await expect(load('lab/routes')).rejects.toBe(failure);
    expect([jar, reload.mock.calls]).toEqual([cookie, []]);
  });
});
