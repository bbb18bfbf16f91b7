/** @jest-environment jsdom */
import { startScripts } from './start-scripts';

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

test('scripts are asked for when the first frame is out', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  start();
  expect(added()).toEqual([]);
  jest.runAllTimers();
  expect(added()).toEqual([script, preload]);
});

test('a page in the background, which has no frames, asks at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  start();
  expect(added()).toEqual([script, preload]);
});

test('an address cannot end the script element', () => {
  expect(startScripts({ run: [{ url: '</script><b>', integrity: '' }], fetch: [] })).not.toContain(
    '</script>',
  );
});
