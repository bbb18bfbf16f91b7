import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { setTraffic } from 'releases/traffic/set-traffic';
import { type Child, startChild } from 'run/child';
import { shellFolder } from '../support/builds-under-test';
import { liveVersion } from '../support/live-version';
import {
  address,
  expect,
  firstPort,
  ports,
  releases,
  releasesFolder,
  test,
} from '../support/storefront-test';

// An operator rolls out a release of the cart over two shells that follow the same map.

const badge = resolve('cart-mfe/CartBadge.tsx');
const otherPort = firstPort + 53;
const shops = [address, `http://localhost:${otherPort}`];

let good: string;
let other: Child;
let visitors: ReturnType<typeof visiting>;

test.beforeEach(async () => {
  test.slow();
  good = await liveVersion('cart');
  other = await startChild({
    name: 'other shell',
    command: [join(shellFolder, 'server/shell.cjs')],
    env: {
      PORT: String(otherPort),
      RELEASES_FOLDER: releasesFolder,
      BACKEND_URL: `http://localhost:${ports.backend}`,
      VIEW_REPORTS: '100',
    },
    log: () => {},
  });
  visitors = visiting();
});
test.afterEach(async () => {
  await visitors.stop();
  await other.stop();
  if ((await kept()).frozen) await operator('ann', 'unfreeze', 'cart');
  await setTraffic(releases, 'cart', { [good]: 100 });
});

/** One visitor after the other at both shells, each a new one, until they are told to stop. */
function visiting() {
  const documents: { readonly status: number; readonly versions: ReadonlySet<string> }[] = [];
  let isStopped = false;
  const visits = shops.map(async (shop) => {
    while (!isStopped) {
      const response = await fetch(`${shop}/about-us`);
      const named = (await response.text()).matchAll(/data-boundary="cart\/[^"]*" data-release="([^"]*)"/g);
      documents.push({
        status: response.status,
        versions: new Set([...named].map(([, version = '']) => version)),
      });
    }
  });
  return {
    documents,
    async stop() {
      isStopped = true;
      await Promise.all(visits);
    },
  };
}

/** What an operator's command answers. */
async function operator(name: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'run/releases.ts', ...words],
    {
      env: {
        ...process.env,
        RELEASES_FOLDER: releasesFolder,
        OPERATOR: name,
        CART_ORIGIN: `http://localhost:${ports.hosts.cart}`,
      },
    },
  );
  return stdout;
}

/** Rolls a cart out, whatever the gate has against it: here the shells find out. */
async function rollOut(version: string, ...words: readonly string[]): Promise<string> {
  return operator('ann', 'rollout', `cart@${version}`, '--force', ...words);
}

/** Publishes a cart of which one file stands for another. */
async function published(instead: string, file = badge): Promise<string> {
  const alias = { [file]: resolve(instead) };
  return (await publishRemote(workspaceRemote('cart'), { releasesFolder, alias })).version;
}

async function kept() {
  const { map } = await releases.store.read();
  return {
    shares: map?.microFrontends.cart?.map(({ deployment }) => deployment.traffic),
    rollout: map?.rollouts.cart,
    frozen: map?.frozen.cart,
  };
}

const changes = async () =>
  (await releases.store.history()).changes.filter(({ remote }) => remote === 'cart');

/** Waits until the shells have done with the rollout. */
async function isOver() {
  await expect.poll(async () => (await kept()).rollout, { timeout: 90_000 }).toBeUndefined();
}

test('a good release gets all visitors by itself, step by step, and no document fails or mixes two', async () => {
  const next = await published('cart-mfe/testing/SecondCartBadge.tsx');
  const said = await rollOut(next, '--steps', '20,60,100', '--every', '2s', '--why', 'a new badge');
  expect(said).toContain('rollout: step 1 of 3');
  await isOver();
  expect((await kept()).shares).toEqual([100]);
  expect(await liveVersion('cart')).toBe(next);
  const steps = (await changes()).slice(-3);
  expect(steps.map(({ who }) => who)).toEqual(['ann', 'shell', 'shell']);
  expect(steps.at(-1)?.why).toMatch(/^\d[\d,]* of \d[\d,]* documents failed/);
  await visitors.stop();
  expect(new Set(visitors.documents.map(({ status }) => status))).toEqual(new Set([200]));
  expect(visitors.documents.every(({ versions }) => versions.size === 1)).toBe(true);

  // What was done can be undone as a whole.
  await operator('ann', 'rollback', 'cart', '--why', 'a try');
  expect(await liveVersion('cart')).toBe(good);
});

test('one that fails for some is taken back by itself, and the history says why', async () => {
  const next = await published('e2e/support/harm/throws-sometimes.tsx');
  await rollOut(next, '--steps', '20,100', '--every', '10m', '--why', 'a try');
  await isOver();
  expect(await liveVersion('cart')).toBe(good);
  const [begin, back] = (await changes()).slice(-2);
  expect(back).toMatchObject({ who: 'shell', undoes: begin?.revision });
  expect(back?.why).toMatch(/^\d+ of \d+ documents (failed|were shown with a fallback)/);
  expect(visitors.documents.every(({ status }) => status === 200)).toBe(true);
});

test('one that fails in some browsers alone is taken back by itself, too', async ({ browser }) => {
  // Each of some eighty pages takes three seconds until it thinks of its report.
  test.setTimeout(300_000);
  const next = await published('e2e/support/BrokenInBrowserBadge.tsx');
  await rollOut(next, '--steps', '50', '--every', '10m', '--why', 'a try');
  // Theirs is the processor now.
  await visitors.stop();
  let looked = 0;
  const look = async () => {
    while ((await kept()).rollout) {
      looked += 1;
      // Nobody hears its console: it says what was thrown.
      const context = await browser.newContext();
      const page = await context.newPage();
      const reporting = page.waitForResponse((response) => response.url().includes('/report-view.'));
      await page.goto(`${shops[1]}/about-us${looked % 2 ? '' : '?broken'}`);
      await (await reporting).finished();
      await page.waitForLoadState('networkidle');
      await page.goto('about:blank');
      await context.close();
    }
  };
  await Promise.all([look(), look(), look(), look()]);
  expect(await liveVersion('cart')).toBe(good);
  expect((await changes()).at(-1)?.why).toMatch(/^\d+ of \d+ pages were broken in browsers/);
});

test('off, on, freeze, and two operators at once', async () => {
  await operator('ann', 'status');
  await operator('ben', 'status');
  await operator('ann', 'off', 'cart', '--why', 'it charges twice');
  for (const shop of shops)
    await expect.poll(async () => (await fetch(`${shop}/shop/shopping-cart`)).status).toBe(503);
  await expect(operator('ben', 'traffic', 'cart', `${good}=100`)).rejects.toThrow(
    /cart was changed since revision \d+: .*ann.*it charges twice/,
  );
  await operator('ann', 'on', 'cart', '--why', 'the bank has mended it');
  for (const shop of shops)
    await expect.poll(async () => (await fetch(`${shop}/shop/shopping-cart`)).status).toBe(200);
  await operator('ann', 'freeze', 'cart', '--why', 'the sale');
  const next = await published('cart-mfe/testing/SecondCartBadge.tsx');
  await operator('ben', 'status');
  await expect(operator('ben', 'rollout', `cart@${next}`)).rejects.toThrow(/It is frozen/);
  const history = await operator('ben', 'history', 'cart');
  expect(history.split('\n')[0]).toMatch(/ann {2}cart not frozen → frozen {2}the sale$/);
});
