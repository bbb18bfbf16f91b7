import { prefetchOnIntent } from './prefetch-on-intent';

const routes = [{ path: '/product/:id' }];
const load = jest.fn(async () => ({ routes }));
const prefetch = jest.fn();
const prefetched = { prefetch, dataStrategy: async () => ({}) };

/** Takes the listeners of one test off the document. */
let leave: (() => void)[];

function start(saveData = false) {
  Object.assign(navigator, { connection: { saveData } });
  const add = document.addEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      add(type, listener);
      leave.push(() => document.removeEventListener(type, listener));
    });
  prefetchOnIntent(load as never, prefetched);
}

function link(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>Gauze</b></a>`;
  return document.querySelector('b') ?? document.body;
}

const meet = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  leave = [];
  jest.useFakeTimers();
  jest.clearAllMocks();
});

afterEach(() => {
  for (const off of leave) off();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each(['focusin', 'touchstart'])('%s loads the remote and asks for the data', async (type) => {
  start();
  meet(link('/product/1'), type);
  await settled();
  expect(load).toHaveBeenCalledWith('catalogue/routes');
  expect(prefetch).toHaveBeenCalledWith(new URL('/product/1', location.origin), routes);
});

test('a pointer has to rest for 80 ms', async () => {
  start();
  const gauze = link('/product/1');
  meet(gauze, 'pointerover');
  await jest.advanceTimersByTimeAsync(79);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);

  meet(gauze, 'pointerover');
  meet(document.body, 'pointerover');
  await jest.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what a press would open is loaded, without the page of its link', async () => {
  start();
  document.body.innerHTML = '<a href="/shop/shopping-cart" data-opens="cart/drawer"><b>Cart</b></a>';
  meet(document.querySelector('b') ?? document.body, 'touchstart');
  await settled();
  expect(load.mock.calls).toEqual([['cart/drawer']]);
});

test.each(['https://elsewhere.test/', '/', '/about-us'])('%s has nothing to load', async (href) => {
  start();
  meet(link(href), 'focusin');
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('whoever saves data is left alone', async () => {
  start(true);
  meet(link('/product/1'), 'focusin');
  await settled();
  expect(load).not.toHaveBeenCalled();
});
