import { pathOwners } from '../remotes/path-owners';
import { prefetchOnIntent } from './prefetch-on-intent';

const routes = [{ path: '/lab/:id' }, { path: '/lab/old' }];
const ownerOf = pathOwners([{ remote: 'lab', paths: ['/lab/:id'] }]);
const load = jest.fn<Promise<unknown>, [string]>(async () => ({ routes }));
const loadSlot = jest.fn<Promise<never>, [string]>(() => Promise.reject(new Error('late')));
const prefetch = jest.fn();

function start(asked: typeof load, saveData = false) {
  Object.assign(navigator, { connection: { saveData } });
  prefetchOnIntent({ ownerOf, load: asked, slots: { load: loadSlot }, prefetched: { prefetch } });
}
start(load);

function link(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>Gauze</b></a>`;
  return document.querySelector('b') ?? document.body;
}

const meet = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

test.each(['focusin', 'touchstart'])('%s loads the remote and requests the data', async (type) => {
  meet(link('/lab/1'), type);
  await settled();
  expect(load).toHaveBeenCalledWith('lab/routes');
  expect(prefetch).toHaveBeenCalledWith(new URL('/lab/1', location.origin), [{ path: '/lab/:id' }]);
});

test('requests no data of a remote that cannot be loaded', async () => {
  load.mockRejectedValueOnce(new Error('late'));
  meet(link('/lab/1'), 'focusin');
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(prefetch).not.toHaveBeenCalled();
});

test('a pointer has to rest for 80 ms', async () => {
  const gauze = link('/lab/1');
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

test('loads the slot that a press would open, but not the page of its link', async () => {
  document.body.innerHTML = '<a href="/lab/1" data-opens="cart-drawer"><b>Cart</b></a>';
  meet(document.querySelector('b') ?? document.body, 'touchstart');
  await settled();
  expect(loadSlot.mock.calls).toEqual([['cart-drawer']]);
  expect(load).not.toHaveBeenCalled();
});

test.each(['https://elsewhere.test/', '/', '/about-us'])('%s has nothing to load', async (href) => {
  meet(link(href), 'focusin');
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('does nothing for visitors who save data', async () => {
  const asked = jest.fn(load);
  start(asked, true);
  meet(link('/lab/1'), 'focusin');
  await settled();
  expect(asked).not.toHaveBeenCalled();
});
