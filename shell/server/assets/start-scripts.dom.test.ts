import { sendOnce, startScripts } from './start-scripts';

const run = { url: 'https://shop.test/_shell/shell.js', integrity: 'sha384-one' };
const fetch = { url: 'https://cart.test/1.0.0/container.js', integrity: 'sha384-two' };

const added = () =>
  [...document.head.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script, link')].map((element) => [
    element.tagName,
    element.src ?? element.href,
    element.integrity,
    element.getAttribute('crossorigin'),
  ]);
const script = ['SCRIPT', run.url, run.integrity, 'anonymous'];
const preload = ['LINK', fetch.url, fetch.integrity, 'anonymous'];

/** The end of a document with it. */
function start() {
  const element = document.createElement('script');
  element.textContent = startScripts({ run: [run], fetch: [fetch] });
  document.body.append(element);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

test('requests scripts after the first frame', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  start();
  expect(added()).toEqual([]);
  jest.runAllTimers();
  expect(added()).toEqual([script, preload]);
});

test('a page in the background, which has no frames, requests them at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  start();
  expect(added()).toEqual([script, preload]);
});

describe('with trusted types', () => {
  let rules: Parameters<NonNullable<typeof trustedTypes>['createPolicy']>[1];

  beforeEach(() => {
    const createPolicy = jest.fn((_: string, made: typeof rules) => {
      rules = made;
      return { createHTML: (html: string) => html };
    });
    Object.assign(globalThis, {
      trustedTypes: { createPolicy },
      storefrontIntegrity: (url: string) => {
        if (url !== fetch.url) throw new Error(`${url} is not part of this page's composition.`);
        return fetch.integrity;
      },
    });
    start();
    expect(createPolicy.mock.calls).toEqual([['default', expect.anything()]]);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
    Reflect.deleteProperty(globalThis, 'storefrontIntegrity');
  });

  test('accepts only scripts of this page', () => {
    expect(rules.createScriptURL?.(run.url)).toBe(run.url);
    expect(rules.createScriptURL?.(fetch.url)).toBe(fetch.url);
    expect(() => rules.createScriptURL?.('https://evil.test/a.js')).toThrow('is not part of this page');
    expect(() => rules.createScriptURL?.('data:,alert(1)')).toThrow('is not part of this page');
  });

  test('gives each retry of a pending script its own address', () => {
    const ask = () => rules.createScriptURL?.(fetch.url);
    expect([ask(), ask(), ask()]).toEqual([fetch.url, `${fetch.url}?1`, `${fetch.url}?2`]);
    expect(() => rules.createScriptURL?.(`${fetch.url}?1`)).toThrow('is not part of this page');
    for (const _ of 'ab') expect(rules.createScriptURL?.(run.url)).toBe(run.url);
  });

  test.each(['load', 'error'])('a script that ended with %s keeps its address when retried', (end) => {
    const element = Object.assign(document.createElement('script'), { src: fetch.url });
    document.head.append(element);
    const ask = () => rules.createScriptURL?.(fetch.url);
    expect(ask()).toBe(fetch.url);
    element.dispatchEvent(new Event(end));
    expect(ask()).toBe(fetch.url);
    // An abandoned script has left the page, and reports no end.
    element.remove();
    element.dispatchEvent(new Event(end));
    expect(ask()).toBe(`${fetch.url}?1`);
  });

  test('accepts as markup only text without elements and an empty script', () => {
    expect(rules.createHTML?.('{"name":"\\u003cb>"}')).toBe('{"name":"\\u003cb>"}');
    expect(rules.createHTML?.('<script></script>')).toBe('<script></script>');
    for (const html of ['<img src=x onerror=alert(1)>', '<b>', '<script>alert(1)</script>'])
      expect(rules.createHTML?.(html)).toBeNull();
    expect(rules).not.toHaveProperty('createScript');
  });
});

test('an address cannot end the script element', () => {
  expect(startScripts({ run: [{ url: '</script><b>', integrity: '' }], fetch: [] })).not.toContain(
    '</script>',
  );
});

// As the document has it.
document.body.append(Object.assign(document.createElement('script'), { textContent: sendOnce }));

let clock = 0;

beforeEach(() => {
  clock += 10_000;
  document.body.innerHTML = ['one', 'two']
    .map((id) => `<form id="${id}"><button>Add</button><button name="intent" value="up">+</button></form>`)
    .join('');
});

/** Presses a form's button a while after the press before; whether the browser sends the form then. */
function press(id: string, { button = 'button', detail = 1, after = 0 } = {}): boolean {
  clock += after;
  const form = document.getElementById(id);
  const submitter = form?.querySelector<HTMLElement>(button) ?? null;
  submitter?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  submitter?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  return form?.dispatchEvent(Object.defineProperty(submit, 'timeStamp', { value: clock })) ?? false;
}

test.each([1, 2])(
  'a second press within half a second sends nothing, even if the browser counts it as %d',
  (detail) => {
    expect(press('one')).toBe(true);
    expect(press('one', { detail, after: 180 })).toBe(false);
    expect(press('one', { after: 500 })).toBe(true);
  },
);

test.each([
  ['another form', () => press('two')],
  ['a key', () => press('one', { detail: 0 })],
  ['a button that says what is wanted', () => press('one', { button: '[name]' })],
])('%s sends at once', (_, pressNext) => {
  expect(press('one')).toBe(true);
  expect(pressNext()).toBe(true);
});
