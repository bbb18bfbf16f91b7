import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, watch, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { deferred } from '@storefront/shared/testing/deferred';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { quietPort } from './testing/quiet-port';
import { quoteForTest } from './testing/quote-for-test';
import { smtpServerForTest } from './testing/smtp-server-for-test';

// The real process, which makes a database of its own first.
jest.setTimeout(240_000);

const quote = quoteForTest();

const folder = temporaryFolder();
let port: number;
let backend: ChildProcess | null = null;

beforeAll(async () => {
  port = await quietPort();
});

afterAll(() => end('SIGKILL'));

/** Starts the backend and waits until it answers. */
async function start(environment: Readonly<Record<string, string>>) {
  const started = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: '',
      DATABASE_URL_FILE: '',
      DATABASE_FOLDER: join(folder, 'database'),
      OUTBOX_FOLDER: join(folder, 'outbox'),
      SMTP_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  backend = started;
  for await (const line of createInterface(started.stdout)) if (/ready on/.test(line)) break;
}

async function end(signal: NodeJS.Signals): Promise<number | null> {
  const ending = backend;
  backend = null;
  if (!ending || ending.exitCode !== null) return null;
  ending.kill(signal);
  await once(ending, 'exit');
  return ending.exitCode;
}

const send = () =>
  fetch(`http://127.0.0.1:${port}/api/v1/email/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: JSON.stringify(quote),
  });

test('a process killed between storing and sending sends at its next start; sent again, the quote is the same', async () => {
  const sending = deferred();
  const seen: (string | undefined)[] = [];
  const stuck = await smtpServerForTest({
    beforeAccepting: async ({ parsed }) => {
      seen.push(parsed.messageId);
      if (seen.length === 2) sending.resolve();
      await new Promise(() => {});
    },
  });
  await start({ SMTP_URL: stuck.url });
  const first = await send();
  expect(first.status).toBe(200);
  await sending.promise;
  await end('SIGKILL');
  await stuck.close();

  const working = await smtpServerForTest();
  await start({ SMTP_URL: working.url });
  await working.arrived(2);
  expect(working.mails.map(({ parsed }) => parsed.messageId).sort()).toEqual(seen.sort());
  expect(await (await send()).json()).toEqual(await first.json());
  expect(await end('SIGTERM')).toBe(0);
  expect(working.mails).toHaveLength(2);
  await working.close();
});

test('without a mail server e-mails are files in the outbox', async () => {
  const outbox = join(folder, 'outbox');
  await mkdir(outbox);
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'exit');
  await writeFile(join(outbox, `.half@shop.example.${killed.pid}`), 'From: ');
  // The watcher starts with the first call of next().
  const watching = new AbortController();
  const changes = watch(outbox, { signal: watching.signal })[Symbol.asyncIterator]();
  let change = changes.next();
  await start({});
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/email/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bob@example.com' }),
  });
  expect(response.status).toBe(200);
  expect((await readdir(outbox)).filter((file) => file.startsWith('.half'))).toEqual([]);
  const written = async () => (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
  for (; (await written()).length < 2; change = changes.next()) await change;
  // It may wait for a change that does not come any more.
  watching.abort();
  await change.catch(() => {});
  const mails = await Promise.all((await written()).map((file) => readFile(join(outbox, file), 'utf8')));
  const receivers = mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]);
  expect(receivers.sort()).toEqual([
    '"Meridian Medical & Dental" <quotes@meridian.example>',
    'bob@example.com',
  ]);
  expect(await end('SIGTERM')).toBe(0);
});

test('asked to stop it is not ready first, answers meanwhile, and has its metrics at a port of their own', async () => {
  const metricsPort = await quietPort();
  await start({ METRICS_PORT: String(metricsPort), DRAIN_SECONDS: '3' });
  const ask = (path: string, at = port) => fetch(`http://127.0.0.1:${at}${path}`);
  expect((await ask('/metrics')).status).toBe(404);
  expect((await ask('/readyz')).headers.get('connection')).toBe('keep-alive');
  expect(await (await ask('/metrics', metricsPort)).text()).toContain('route="/readyz"');
  const ended = end('SIGTERM');
  for (let status = 200; status !== 503; ) ({ status } = await ask('/readyz'));
  const { status, headers } = await ask('/healthz');
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  expect((await ask('/metrics', metricsPort)).status).toBe(200);
  expect(await ended).toBe(0);
});

test('asked twice to stop it waits no longer', async () => {
  await start({ DRAIN_SECONDS: '3600' });
  const ask = () => fetch(`http://127.0.0.1:${port}/readyz`);
  const stopping = backend;
  stopping?.kill('SIGTERM');
  for (let status = 200; status !== 503; ) ({ status } = await ask());
  expect(await end('SIGTERM')).toBe(0);
});

describe('a failed start', () => {
  /** Its output, with its own folder for a database. */
  const run = (words: readonly string[], environment: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), ...words], {
      env: { ...process.env, DATABASE_URL: '', DATABASE_URL_FILE: '', ...environment },
      encoding: 'utf8',
    });

  test('says that its port is in use before it makes a database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port: taken } = other.address() as AddressInfo;
    const database = join(folder, 'not made');
    const { status, stdout } = run([], { PORT: String(taken), DATABASE_FOLDER: database });
    other.close();
    expect(status).toBe(1);
    expect(JSON.parse(stdout).msg).toBe(
      `Port ${taken} is in use by another program; set PORT to a free one.`,
    );
    expect(existsSync(database)).toBe(false);
  });

  test('help is plain text and no failure, other words end with the code 2', () => {
    const database = join(folder, 'not made');
    const help = run(['help'], { DATABASE_FOLDER: database });
    expect(help.stdout).toMatch(/^Usage: pnpm backend\n[^{]* pnpm backend seed .*\n/);
    expect(help.status).toBe(0);
    const { status, stdout } = run(['seed', '--replac'], { DATABASE_FOLDER: database });
    expect(status).toBe(2);
    expect(JSON.parse(stdout).msg).toBe("Unknown option '--replac': pnpm backend help shows more.");
    expect(existsSync(database)).toBe(false);
  });
});
