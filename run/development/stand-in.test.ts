import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { openStandIn } from './stand-in';

const problemsFile = join(temporaryFolder(), 'problems.json');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('where there is no shell, any page hears what does not build, until it is left to the shell', async () => {
  writeFileSync(problemsFile, '["shell/src/App.tsx:3 Expected a semicolon"]');
  const port = await freePort();
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
