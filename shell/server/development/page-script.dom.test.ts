import userEvent from '@testing-library/user-event';
import { pageScript } from './page-script';

/** The events of the last listening page, and its requests. */
let events: EventTarget & { readonly address: string };

class FakeEventSource extends EventTarget {
  constructor(readonly address: string) {
    super();
    events = this;
  }
}

/** A document with it at its end. jsdom has no stylesheets of scripts. */
function start() {
  Object.assign(globalThis, {
    EventSource: FakeEventSource,
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
  const script = document.createElement('script');
  script.textContent = pageScript('/_dev/changes?since=1-1');
  document.body.append(script);
}

const hear = (problems: readonly string[]) =>
  events.dispatchEvent(new MessageEvent('problems', { data: JSON.stringify(problems) }));
const panel = () =>
  document.querySelector('build-problems')?.shadowRoot?.querySelector<HTMLElement>('[role=alert]') ?? null;

/** The page's reports, in order. */
const reports: { message: string; stack: string }[] = [];
const { error: sayError } = console;

beforeEach(() => {
  reports.length = 0;
  globalThis.fetch = async (address, init) => {
    expect([address, init?.method]).toEqual(['/_dev/changes?since=1-1', 'POST']);
    reports.push(JSON.parse(String(init?.body)));
    return new Response();
  };
  start();
});
afterEach(() => {
  console.error = sayError;
});

test("shows build problems outside of React's tree until they are fixed", () => {
  expect(events.address).toBe('/_dev/changes?since=1-1');
  hear(['lab-mfe/routes.tsx:3 <Expected>\n  3 | const', 'shared/a.ts:1 Two']);
  expect(panel()?.textContent).toBe(
    'Close2 problems in the codelab-mfe/routes.tsx:3 <Expected>\n  3 | constshared/a.ts:1 Two',
  );
  expect(document.body.contains(document.querySelector('build-problems'))).toBe(false);
  hear(['shared/a.ts:1 Two']);
  expect(document.querySelectorAll('build-problems')).toHaveLength(1);
  expect(panel()?.textContent).toBe('CloseA problem in the codeshared/a.ts:1 Two');
  hear([]);
  expect(panel()).toBeNull();
});

test('closes by its button, and by Escape, which closes nothing else then', async () => {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  hear(['one']);
  panel()?.querySelector('button')?.click();
  expect(panel()).toBeNull();
  hear(['two']);
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledTimes(1);
});

test("reports the page's uncaught errors, and those that a boundary logs", async () => {
  const thrown = (message: string) => Object.assign(new Error(message), { stack: `stack of ${message}` });
  const consoleError = jest.fn();
  console.error = consoleError;
  start();
  console.error('%o\n\n%s', thrown('caught'), 'The above error occurred');
  console.error('Warning: only a text');
  dispatchEvent(new ErrorEvent('error', { error: thrown('uncaught') }));
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  const rejected = (reason: unknown) =>
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  dispatchEvent(rejected('a text'));
  const handled = rejected(thrown('handled'));
  dispatchEvent(handled);
  handled.preventDefault();
  await new Promise((resolve) => setTimeout(resolve));
  expect(consoleError.mock.calls).toEqual([
    ['%o\n\n%s', expect.any(Error), 'The above error occurred'],
    ['Warning: only a text'],
  ]);
  expect(new Set(reports.map((one) => JSON.stringify(one)))).toEqual(
    new Set(
      ['caught', 'uncaught', 'a text'].map((message) =>
        JSON.stringify({ message, stack: message === 'a text' ? '' : `stack of ${message}` }),
      ),
    ),
  );
});
