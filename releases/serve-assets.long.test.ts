import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { parseEvent } from 'log/log-event';

const folder = temporaryFolder();
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts the process and resolves with it and the first thing it says, on either stream. */
async function serve(
  remote: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; output: string | undefined }> {
  const child = fork(join(__dirname, 'serve-assets.ts'), [remote], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, RELEASES_FOLDER: folder, ARTEFACT_PORT: `${port}`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  const output = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(`${data}`));
    child.stderr?.once('data', (data) => resolve(`${data}`));
    child.once('error', reject);
  });
  return { child, output: parseEvent(output)?.msg };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const)(
  'serves published releases until %s',
  async (reason) => {
    const { version } = await publishedRelease(folder, 'cart', '1.0.3');
    const { child, output } = await serve('cart', 0);
    const [, origin] = /^cart assets on (http:\/\/localhost:\d+)$/.exec(output ?? '') ?? [];
    const response = await fetch(`${origin}/${version}/release.json`);
    expect(await response.json()).toMatchObject({ remote: 'cart', version });
    const exit = once(child, 'exit');
    if (reason === 'disconnect') child.disconnect();
    else child.kill(reason);
    expect(await exit).toEqual([0, null]);
  },
  30_000,
);

test('reports a port in use in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { child, output } = await serve('cart', port);
  expect(output).toBe(`Port ${port} for cart's releases is in use: stop what uses it or set ARTEFACT_PORT.`);
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
  other.close();
}, 30_000);

test('listens at HOST, and reports an impossible one in one sentence', async () => {
  const everywhere = await serve('cart', 0, { HOST: '0.0.0.0' });
  const [, port] = /^cart assets on http:\/\/localhost:(\d+)$/.exec(everywhere.output ?? '') ?? [];
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
  for (const { address } of addresses.filter(({ family }) => family === 'IPv4'))
    expect([address, (await fetch(`http://${address}:${port}/none`)).status]).toEqual([address, 404]);
  const { child, output } = await serve('cart', 0, { HOST: '192.0.2.1' });
  expect(output).toBe("HOST is '192.0.2.1', which is not an address of this machine.");
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
}, 30_000);

test('answers new requests despite few open files and 400 half-sent requests', async () => {
  const program = `${JSON.stringify(process.execPath)} --import tsx ${JSON.stringify(join(__dirname, 'serve-assets.ts'))}`;
  const child = spawn('sh', ['-c', `ulimit -n 256; exec ${program} cart`], {
    env: { ...process.env, RELEASES_FOLDER: folder, ARTEFACT_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [output] = await once(child.stdout, 'data');
  const port = Number(/localhost:(\d+)/.exec(String(output))?.[1]);
  const sockets = Array.from({ length: 400 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: a\r\n');
  expect((await fetch(`http://127.0.0.1:${port}/none`)).status).toBe(404);
  for (const socket of sockets) socket.destroy();
}, 30_000);
