import { readFileSync } from 'node:fs';
import { pageScript } from './page-script';

const idiomorph = readFileSync(require.resolve('idiomorph/dist/idiomorph.min.js'), 'utf8');

/** The requests of the page, the last one last. */
let requests: FakeRequest[];

class FakeRequest {
  status = 0;
  response: Document | null = null;
  onloadend = () => {};
  constructor() {
    requests.push(this);
  }
  open() {}
  send() {}
  abort() {
    this.onloadend();
    this.onloadend = () => {};
  }
}

/** The plots on the page, and those that were. */
let plots: FakePlot[];

/** jsdom draws nothing. */
class FakePlot {
  isGone = false;
  constructor(
    readonly options: { readonly series: readonly { readonly stroke?: string }[] },
    public data: unknown,
    element: HTMLElement,
  ) {
    plots.push(this);
    element.append(document.createElement('canvas'));
  }
  setData(data: unknown) {
    this.data = data;
  }
  destroy() {
    this.isGone = true;
  }
}

const pageWith = (shop: string) =>
  `<p id="status"></p><button id="pause" hidden>Pause</button><main id="shop">${shop}</main>`;

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const status = () => element('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
  plots = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest, uPlot: FakePlot });
});
afterEach(() => jest.useRealTimers());

/** A page that shows this, with its script. */
function start(shop: string) {
  document.body.innerHTML = pageWith(shop);
  const script = document.createElement('script');
  script.textContent = `${idiomorph}\n${pageScript}`;
  document.body.append(script);
}

/** Two seconds later the shell answers so. */
function answer(shop: string, code = 200) {
  jest.advanceTimersByTime(2_000);
  const request = requests.at(-1);
  if (!request) throw new Error('Nothing was asked.');
  request.status = code;
  request.response = code ? new DOMParser().parseFromString(pageWith(shop), 'text/html') : null;
  request.onloadend();
}

test('replaces changed elements, and keeps all others', () => {
  start('<p>1</p><div id="a" tabindex="0" class="x"><b>as before</b></div><ol><li id="r1">one</li></ol>');
  const [kept, row] = [element('a'), element('r1')];
  kept.focus();
  answer(
    '<p>2</p><p>new</p><div id="a" tabindex="0" data-x="1"><b>as before</b></div><ol><li id="r2">two</li><li id="r1">one</li></ol>',
  );
  expect(element('shop').innerHTML).toBe(
    '<p>2</p><p>new</p><div id="a" tabindex="0" data-x="1"><b>as before</b></div><ol><li id="r2">two</li><li id="r1">one</li></ol>',
  );
  expect(document.activeElement).toBe(kept);
  expect(element('r1')).toBe(row);
  answer('<div id="a">now</div>');
  expect(element('shop').innerHTML).toBe('<div id="a">now</div>');
  expect(element('a')).toBe(kept);
});

test('keeps unfolded parts open', () => {
  start('<details id="d"><summary>As a table</summary>1</details>');
  element('d').toggleAttribute('open', true);
  answer('<details id="d"><summary>As a table</summary>2</details>');
  expect(element('d').outerHTML).toBe('<details id="d" open=""><summary>As a table</summary>2</details>');
});

/** A plot with a line for each label. */
const plotOf = (labels: readonly string[], values: readonly (number | null)[], title = 'lab') => {
  const lines = labels.map((label, release) => ({ label, release, isDashed: label === 'half', values }));
  const data = JSON.stringify({ unit: 'ms', least: 1, step: 0.5, lines });
  return `<div class="plot" id="p" aria-label="${title}" data-plot='${data}'></div>`;
};

test('updates a plot without drawing it anew', () => {
  start(plotOf(['1.0.0', 'half'], [1, null, 3]));
  expect(plots.map(({ data }) => data)).toEqual([
    [
      [-1, -0.5, 0],
      [1, null, 3],
      [1, null, 3],
    ],
  ]);
  expect(plots[0]?.options.series).toMatchObject([
    { label: 'Minutes' },
    { label: '1.0.0', dash: [] },
    { label: 'half', dash: [4, 4] },
  ]);
  const canvas = element('p').firstChild;
  answer(plotOf(['1.0.0', 'half'], [2, 4], 'reviews'));
  expect(plots.map(({ isGone, data }) => [isGone, (data as unknown[])[1]])).toEqual([[false, [2, 4]]]);
  expect(element('p').firstChild).toBe(canvas);
  expect(element('p').getAttribute('aria-label')).toBe('reviews');
});

test('draws a plot anew for another release, and removes it with its release', () => {
  start(plotOf(['1.0.0'], [1]));
  answer(plotOf(['1.0.0', '1.0.1'], [1]));
  expect(plots.map(({ isGone }) => isGone)).toEqual([true, false]);
  answer('<p>No documents</p>');
  expect(plots.map(({ isGone }) => isGone)).toEqual([true, true]);
});

test('gives each release its own colour, however many there are', () => {
  start(plotOf(['1', '2', '3', '4', '5', '6'], [1]));
  const colours = plots[0]?.options.series.slice(1).map(({ stroke }) => stroke);
  expect(new Set(colours).size).toBe(6);
});

test('retries a shell that cannot be reached, and says so', () => {
  start('<p>1</p>');
  expect(status()).toMatch(/^Live/);
  answer('', 0);
  expect(status()).toMatch(/^The shell cannot be reached/);
  expect(element('shop').innerHTML).toBe('<p>1</p>');
  answer('<p>2</p>', 503);
  expect(status()).toMatch(/^The shell cannot be reached/);
  answer('<p>2</p>');
  expect(status()).toMatch(/^Live/);
  expect(element('shop').innerHTML).toBe('<p>2</p>');
});

test('stops asking a shell that refuses the token', () => {
  start('<p>1</p>');
  answer('', 401);
  expect(status()).toMatch(/no longer accepts the token/);
  jest.advanceTimersByTime(60_000);
  expect(requests).toHaveLength(1);
});

test('can be paused, even during a request', () => {
  start('<p>1</p>');
  const button = element('pause');
  expect(button.hidden).toBe(false);
  jest.advanceTimersByTime(2_000);
  button.click();
  expect([button.textContent, status()]).toEqual(['Resume', 'Paused: not updated.']);
  jest.advanceTimersByTime(60_000);
  expect([requests.length, element('shop').innerHTML]).toEqual([1, '<p>1</p>']);
  button.click();
  expect([button.textContent, requests.length]).toEqual(['Pause', 2]);
  requests[0]?.onloadend();
  answer('<p>3</p>');
  expect(element('shop').innerHTML).toBe('<p>3</p>');
  jest.advanceTimersByTime(2_000);
  expect(requests).toHaveLength(3);
});
