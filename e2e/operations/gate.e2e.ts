import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { startArtefactHost } from 'releases/serving/artefact-host';
import { setTraffic } from 'releases/traffic/set-traffic';
import { distrustRemote, trustRemote } from 'releases/trust/trust-remote';
import { liveVersion } from '../support/live-version';
import { operator } from '../support/operator';
import { expect, releases, releasesFolder, test } from '../support/storefront-test';

// Whether a release may get visitors is said before it gets any.

// A check goes through the whole shop with a browser, and crosses from release to release on a dozen pages each.
test.describe.configure({ timeout: 480_000 });

let good: string;
test.beforeEach(async () => {
  good = await liveVersion('cart');
});
test.afterEach(() => setTraffic(releases, 'cart', { [good]: 100 }));

/** Publishes a cart one file of which is another. */
async function publishWith(file: string, other: string): Promise<string> {
  const { version } = await publishRemote(workspaceRemote('cart'), {
    releasesFolder,
    alias: { [resolve(file)]: resolve(other) },
  });
  return version;
}

const second = () => publishWith('cart-mfe/CartBadge.tsx', 'cart-mfe/testing/SecondCartBadge.tsx');

test('a release that nothing is against may get visitors, and what was measured is told', async () => {
  const version = await second();
  const { code, stdout, stderr } = await operator(['check', `cart@${version}`, '--json']);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ release: `cart@${version}`, outcome: 'passed', findings: [] });
  expect(report.notes).toEqual([expect.stringMatching(/^Its browser files are \d+(\.\d)? KB of 55, /)]);
  expect(report.measured.bytes.budget).toBe(55_000);
  expect(report.measured.render.documents).toBeGreaterThan(5);
  expect(stderr).toMatch(/^… opening a shop for it\n… renders its pages and places on a server\n/);
  expect(code).toBe(0);
});

for (const { harm, file = 'cart-mfe/CartBadge.tsx', finding } of [
  { harm: 'harm/loops-in-evaluation', finding: /^render: cart \S+ hung \(evaluate .*\): It would not go on/ },
  {
    harm: 'harm/exits',
    finding: /^render: cart \S+ exited \(render header-cart \/\S*\): It ended the process with code 3/,
  },
  {
    harm: 'harm/patches',
    finding: /^render: cart \S+ patched: changes Array\.prototype\.map, globalThis\.fetch/,
  },
  {
    harm: 'ThrowingCartBadge',
    finding: /^render: cart \S+ \(render \S+\): This badge is broken \(.*ThrowingCartBadge\.tsx:\d+\)\.$/,
  },
  {
    harm: 'hanging-routes',
    file: 'cart-mfe/routes.tsx',
    finding: /^render: cart \S+ late \(load \/shop\/shopping-cart\): the loader/,
  },
  { harm: 'harm/has-no-name', finding: /^browser: \S+ breaks link-name: <a href/ },
]) {
  test(`a release that does harm may not, and why is told: ${harm}`, async () => {
    const version = await publishWith(file, `e2e/support/${harm}.tsx`);
    const { code, stdout, stderr } = await operator(['check', `cart@${version}`]);
    expect(stdout.split('\n')).toContainEqual(expect.stringMatching(finding));
    expect(stderr.trim().split('\n').at(-1)).toBe(`cart@${version} may not get visitors.`);
    expect(code).toBe(1);
  });
}

test('a file that vanishes after the check is found by traffic, which an operator may force, with a reason', async () => {
  const version = await second();
  const hosted = `${releasesFolder}/../hosted`;
  await cp(join(releasesFolder, 'cart', version), join(hosted, version), { recursive: true });
  const host = await startArtefactHost({ folder: hosted, port: 0 });
  const origin = `http://localhost:${host.port}`;
  const elsewhere = (...words: string[]) => operator(words, { CART_ORIGIN: origin });
  const give = (...more: string[]) => elsewhere('traffic', 'cart', `${version}=100`, ...more);
  await trustRemote(releases, 'cart', { origins: [origin] });
  try {
    expect(await elsewhere('check', `cart@${version}`)).toMatchObject({ code: 0 });
    for (const suffix of ['', '.br', '.gz'])
      await rm(join(hosted, version, `browser/container.js${suffix}`), { force: true });
    const finding = `files: ${origin}/${version}/browser/container.js is answered with 404: `;
    // Other journeys have changed the cart since this operator was shown it.
    await elsewhere('status');
    const refused = await give();
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(finding)]);
    expect(await liveVersion('cart')).toBe(good);
    expect((await give('--force')).stderr).toContain('say it with --why.');

    expect(await give('--force', '--why', 'the host follows')).toMatchObject({ code: 0 });
    expect(await liveVersion('cart')).toBe(version);
    const { changes } = await releases.store.history();
    expect(changes.at(-1)).toMatchObject({
      who: 'ann',
      why: 'the host follows',
      forced: [expect.stringContaining(finding)],
    });
  } finally {
    await distrustRemote(releases, 'cart', { origins: [origin] });
    await host.close();
    await rm(hosted, { recursive: true });
  }
});
