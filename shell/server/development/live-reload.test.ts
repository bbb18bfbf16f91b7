import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLiveReload } from './live-reload';

const liveReload = createLiveReload();
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((message, response) => {
    if (!liveReload.answer(message, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A page that was made from this script and listens: gives what it hears, one event at a time. */
async function listen(script = liveReload.script()): Promise<() => Promise<string>> {
  const [, address] = /\("(\/_dev\/changes\?since=[^"]+)"\)$/.exec(script) ?? [];
  const { body } = await fetch(origin + address);
  const stream = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return async () => {
    while (!heard.includes('data: ')) heard += (await stream?.read())?.value ?? '';
    const [before = '', event = ''] = /^[\s\S]*?event: ([\s\S]*?)\n\n/.exec(heard) ?? [];
    heard = heard.slice(before.length);
    return event;
  };
}

test('a page hears at once what does not build, each change of that, and of everything else', async () => {
  liveReload.show(['a.ts:1 One\n<b>']);
  const next = await listen();
  expect(await next()).toBe('problems\ndata: ["a.ts:1 One\\n<b>"]');
  liveReload.show([]);
  expect(await next()).toBe('problems\ndata: []');
  liveReload.reload();
  expect(await next()).toBe('changed\ndata: null');
});

test('a page that was made before the last change hears so when it comes to listen', async () => {
  const script = liveReload.script();
  liveReload.reload();
  expect(await (await listen(script))()).toBe('changed\ndata: null');
  expect(await (await listen())()).toBe('problems\ndata: []');
});

test('nothing else is answered', async () => {
  expect((await fetch(`${origin}/_dev/other`)).status).toBe(404);
});
