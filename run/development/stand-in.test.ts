import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { openStandIn } from './stand-in';

const problemsFile = join(temporaryFolder(), 'problems.json');

test('shows build problems on every page until the shell takes over', async () => {
  writeFileSync(problemsFile, '["shell/src/App.tsx:3 Expected a semicolon"]');
  const free = createServer().listen(0, 'localhost');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  const close = await openStandIn(port, problemsFile);
  const page = await fetch(`http://localhost:${port}/shop`);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('<p>The shell does not build or does not start.</p>');

  const [, address] = /"(\/_dev\/changes\?since=[^"]+)"/.exec(html) ?? [];
  const { body } = await fetch(`http://localhost:${port}${address}`);
  const events = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes('Expected a semicolon')) heard += (await events?.read())?.value ?? '';
  expect(heard).toContain('event: problems\ndata: ["shell/src/App.tsx:3 Expected a semicolon"]');

  close();
  await expect(fetch(`http://localhost:${port}/shop`)).rejects.toThrow();
});
