import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { shellFolder } from '../support/builds-under-test';
import { processesWith } from '../support/started-shop';
import { expect, firstPort, ports, releasesFolder, test } from '../support/storefront-test';

// However a shell ends, its workers do not outlive it.

const port = firstPort + 52;

let shell: ChildProcess;
test.afterEach(async () => {
  shell.kill('SIGKILL');
  for (const { pid } of await workersOfShell()) process.kill(pid, 'SIGKILL');
});

function startShell(environment: Readonly<Record<string, string>> = {}): ChildProcess {
  shell = spawn(process.execPath, [join(shellFolder, 'server/shell.cjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      RELEASES_FOLDER: releasesFolder,
      BACKEND_URL: `http://localhost:${ports.backend}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return shell;
}

/** The workers of the shell at that port, also of one that has ended. */
async function workersOfShell() {
  return (await processesWith(`PORT=${port}`)).filter(({ command }) => /worker\.cjs /.test(command));
}

test('a shell whose port is in use says so, and leaves no worker', async () => {
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  const { stdout } = startShell();
  const output = stdout?.setEncoding('utf8').toArray();
  expect(await once(shell, 'exit')).toEqual([1, null]);
  expect((await output)?.join('')).toContain(`Port ${port} is in use`);
  await expect.poll(workersOfShell).toEqual([]);
  other.close();
});

test('workers end with a shell that is killed, also when they stand still before they take a request', async () => {
  // As soon as the watchdog's thread runs: before that nothing could end them.
  const standStill = `import threads from 'node:worker_threads';
const { Worker, isMainThread } = threads;
if (isMainThread && process.argv[1].endsWith('worker.cjs'))
  threads.Worker = class extends Worker {
    constructor(...words) {
      super(...words);
      this.once('online', () => { for (;;); });
    }
  };`;
  startShell({
    WORKERS: '1',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(standStill)}`,
  });
  await expect.poll(async () => (await workersOfShell()).length).toBeGreaterThan(1);
  shell.kill('SIGKILL');
  await expect.poll(workersOfShell, { timeout: 30_000 }).toEqual([]);
});
