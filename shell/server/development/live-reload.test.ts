import { captureEvents } from 'log/testing/capture-events';
import { served } from '../http/testing/served';
import { createLiveReload } from './live-reload';

const logged: string[] = [];
const liveReload = createLiveReload({
  describe: async ({ message, stack }) => ({ text: message, by: /by (\w+)/.exec(stack)?.[1] ?? null }),
  log: (problem) => logged.push(problem),
});
let origin: string;

beforeAll(async () => {
  origin = await served((message, response) => {
    if (!liveReload.answer(message, response)) response.writeHead(404).end();
  });
});

/** Where a page with this script listens, and tells. */
function addressOf(script: string): string {
  const [, address] = /\("(\/_dev\/changes\?since=[^"]+)"\)$/.exec(script) ?? [];
  return origin + address;
}

/** Reports an error of a page. */
const tell = (script: string, thrown: unknown) =>
  fetch(addressOf(script), { method: 'POST', body: JSON.stringify(thrown) });

/** A page with this script that listens: returns one event at a time. */
async function listen(script = liveReload.registerPage().script): Promise<() => Promise<string>> {
  const { body } = await fetch(addressOf(script));
  const stream = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return async () => {
    while (!heard.includes('data: ')) heard += (await stream?.read())?.value ?? '';
    const [before = '', event = ''] = /^[\s\S]*?event: ([\s\S]*?)\n\n/.exec(heard) ?? [];
    heard = heard.slice(before.length);
    return event;
  };
}

test('tells a page at once of build problems, of each change in them, and of other changes', async () => {
  liveReload.show(['a.ts:1 One\n<b>']);
  const next = await listen();
  expect(await next()).toBe('problems\ndata: ["a.ts:1 One\\n<b>"]');
  liveReload.show([]);
  expect(await next()).toBe('problems\ndata: []');
  liveReload.reload();
  expect(await next()).toBe('changed\ndata: null');
});

test('keeps a page that listens for long', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const { body } = await fetch(addressOf(liveReload.registerPage().script));
  jest.advanceTimersByTime(59_000);
  jest.useRealTimers();
  const stream = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes('\n:\n')) heard += (await stream?.read())?.value ?? '';
});

test('tells a page made before the last change to reload', async () => {
  const { script } = liveReload.registerPage();
  liveReload.reload();
  expect(await (await listen(script))()).toBe('changed\ndata: null');
  expect(await (await listen())()).toBe('problems\ndata: []');
});

test('shows an error on the page that threw it, and on no other', async () => {
  const page = liveReload.registerPage();
  page.logError('document', Object.assign(new Error('One'), { stack: 'by lab' }));
  page.logError('left out', 'Two', { remote: 'guest', phase: 'render', address: '/guest' });
  page.logError('document', Object.assign(new Error('gone'), { name: 'AbortError' }));
  const next = await listen(page.script);
  const one = 'One\nThrown by lab on the server';
  const two = 'Two\nThrown for guest on the server.';
  expect(await next()).toBe(`problems\ndata: ${JSON.stringify([`${one}.`, two])}`);

  expect((await tell(page.script, { message: 'One', stack: 'by lab' })).status).toBe(204);
  expect(await next()).toBe(`problems\ndata: ${JSON.stringify([`${one} and in the browser.`, two])}`);
  const other = await listen();
  expect(await other()).toBe('problems\ndata: []');
  liveReload.show(['a.ts:1 Three']);
  expect(await other()).toBe('problems\ndata: ["a.ts:1 Three"]');
  expect(await next()).toContain(JSON.stringify(['a.ts:1 Three', `${one} and in the browser.`, two]));
  liveReload.show([]);
  expect(logged.splice(0)).toEqual([`${one}.`, two]);
});

test('repeats an error thrown after a change, and none of earlier pages', async () => {
  const before = liveReload.registerPage();
  before.logError('document', 'Again');
  expect(await (await listen(before.script))()).toContain('Again');
  before.logError('document', 'Overtaken');
  liveReload.reload();
  expect((await tell(before.script, { message: 'Late', stack: '' })).status).toBe(204);
  const after = liveReload.registerPage();
  after.logError('document', 'Again');
  const next = await listen(after.script);
  expect(await next()).toContain('Again');
  expect(logged.splice(0)).toEqual(['Again\nThrown on the server.', 'Again\nThrown on the server.']);
});

test('refuses an impossible report without ending the connection', async () => {
  const events = captureEvents();
  const { script } = liveReload.registerPage();
  await tell(script, { message: 1 });
  expect((await tell(script, { message: 'a'.repeat(300_000), stack: '' })).status).toBe(413);
  expect(events.map(({ err }) => err?.message)).toEqual([
    expect.stringContaining('What a page tells is wrong at message'),
  ]);
  expect(await (await listen(script))()).toBe('problems\ndata: []');
});

test('answers nothing else', async () => {
  expect((await fetch(`${origin}/_dev/other`)).status).toBe(404);
});
