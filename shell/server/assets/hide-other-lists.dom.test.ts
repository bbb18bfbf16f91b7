import { storedLists } from '@storefront/shared/contracts/state';
import { hideOtherLists, listsIn } from './hide-other-lists';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  globalThis.storefrontShow = undefined;
});

/** Runs the script in a browser with these cookies; gives the rules of the document's own styles. */
function run(lists: number, cookies: string): () => string[] {
  jest.useFakeTimers();
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  // jsdom has no constructable stylesheets.
  const rules = new Map<object, string>();
  class Sheet {
    replaceSync(text: string) {
      rules.set(this, text);
    }
  }
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  const script = Object.assign(document.createElement('script'), { textContent: hideOtherLists(lists) });
  document.head.append(script);
  expect(document.querySelector('script')).toBeNull();
  return () => document.adoptedStyleSheets.map((sheet) => rules.get(sheet) ?? '');
}

const hidden = ['body{visibility:hidden!important}'];

test.each([
  ['', ''],
  ['bucket=a', 'preview=b'],
  ['cart=gauze*2', 'cart=gauze*2'],
  ['wishlist=a;cart=gauze*2;bucket=a', 'cart=gauze*2; wishlist=a'],
])('a document made with %j is shown at once to a visitor with %j', (made, cookies) => {
  expect(run(listsIn(made), cookies)()).toEqual([]);
});

test.each([
  ['', 'cart=gauze*2'],
  ['', 'a=b; compare=a'],
  ['', 'wishlist.1-a=add!b'],
  ['cart=gauze*2', ''],
  ['cart=gauze*2', 'cart=gauze*3'],
  ['cart=gauze', 'wishlist=gauze'],
])('a document made with %j is hidden from a visitor with %j until it is hydrated', (made, cookies) => {
  const rules = run(listsIn(made), cookies);
  expect(rules()).toEqual(hidden);
  globalThis.storefrontShow?.();
  expect(rules()).toEqual([]);
  expect(globalThis.storefrontShow).toBeUndefined();
});

test('a document whose scripts do not come is shown after three seconds', () => {
  const rules = run(0, 'cart=gauze*2');
  jest.advanceTimersByTime(2_999);
  expect(rules()).toEqual(hidden);
  jest.advanceTimersByTime(1);
  expect(rules()).toEqual([]);
});

test('a document without access to cookies is shown', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(() => run(1, '')).not.toThrow();
});

test.each(storedLists)('the cookie of the list %s counts', (list) => {
  expect(listsIn(`${list}=gauze*1`)).not.toBe(listsIn(''));
});
