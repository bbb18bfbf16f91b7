import { cp, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { startAssetServer } from 'releases/serving/asset-server';
import { distrustRemote, trustRemote } from 'releases/trust/trust-remote';
import { liveCart, liveVersion, publishCart } from '../support/cart-releases';
import { meanwhile } from '../support/meanwhile';
import { operator } from '../support/operator';
import { patched } from '../support/patched';
import { expect, releases, releasesFolder, test } from '../support/storefront-test';

// The running shop checks a release before it gets visitors.

// A check visits the shop in a browser, with the live release and with the new one.
test.describe.configure({ timeout: 900_000 });

const live = liveCart();

async function published(alias: Readonly<Record<string, string>>): Promise<string> {
  return (await publishRemote(workspaceRemote('cart'), { releasesFolder, alias })).version;
}

interface Report {
  readonly outcome: string;
  readonly findings: readonly { readonly check: string; readonly id: string; readonly sentence: string }[];
  readonly accepted: readonly { readonly id: string }[];
  readonly measured: Readonly<Record<string, unknown>>;
}

async function checked(
  version: string,
  ...more: string[]
): Promise<Report & { output: string; code: number }> {
  const { code, stdout, stderr } = await operator(['check', `cart@${version}`, '--json', ...more]);
  expect(stdout, stderr).not.toBe('');
  const report = JSON.parse(stdout) as Report;
  const output = report.findings.map(({ check, sentence }) => `${check}: ${sentence}`).join('\n');
  return { ...report, output, code };
}

test('a release with invisible changes passes, leaves neither quotes nor counts, and the rollout reuses the result', async ({
  mailServer,
}) => {
  const mails = mailServer.mails.length;
  const section = 'aria-label="Cart total"';
  const version = await published(
    await patched({ 'cart-mfe/pages/cart/CartTotals.tsx': [[section, `${section} data-part="total"`]] }),
  );
  const { output, outcome, code, measured } = await checked(version);
  expect({ output, outcome, code }).toEqual({ output: '', outcome: 'passed', code: 0 });
  expect(measured).toMatchObject({ bytes: { budget: 50_000 }, browser: { visits: expect.any(Number) } });
  // The check has sent a quote, which did not arrive.
  expect(mailServer.mails).toHaveLength(mails);

  await operator(['status']);
  const rollout = await operator(['rollout', `cart@${version}`, '--why', 'a try']);
  expect(rollout, rollout.stderr).toMatchObject({ code: 0 });
  // The release was checked a moment ago, in the same shop.
  expect(rollout.stderr).not.toContain('in a browser');
});

for (const [harm, finding, file] of [
  ['harm/loops-in-evaluation.tsx', /^render: cart \S+ hung \(evaluate .*\): It stopped responding/m],
  [
    'harm/exits.tsx',
    /^render: cart \S+ exited \(render header-cart \/\S*\): It ended the process with code 3/m,
  ],
  ['harm/patches.tsx', /^render: cart \S+ patched: changes Array\.prototype\.map, globalThis\.fetch/m],
  [
    'ThrowingCartBadge.tsx',
    /^render: cart \S+ \(render \S+\): This badge is broken \(.*ThrowingCartBadge\.tsx:\d+\)\.$/m,
  ],
  [
    'harm/never-settles.tsx',
    /^render: cart \S+ late \(load \/shop\/shopping-cart\): the loader/m,
    'cart-mfe/routes.tsx',
  ],
] as const) {
  test(`refuses a release that harms the server, with the reason, while visitors notice nothing: ${harm}`, async ({
    request,
  }) => {
    const version = await publishCart(`e2e/support/${harm}`, file);
    const visits = meanwhile(async () => (await request.get('/shop/shopping-cart')).status());
    const { output, code } = await checked(version);
    const statuses = new Set(await visits.stop());
    expect(output).toMatch(finding);
    expect(code).toBe(1);
    expect([...statuses]).toEqual([200]);
    const { map } = await releases.store.read();
    expect(map?.quarantined.cart?.some((one) => one.version === version) ?? false).toBe(false);
  });
}

test('finds differences for browsers, screen readers and keyboards, each with two pictures, and accepts them by id', async () => {
  const close = '<button className="btn-close" type="button" aria-label="Close cart" onClick={onClose} />';
  const changes = await patched({
    'cart-mfe/parts/lines/Subtotal.tsx': [
      ['className={styles.sum}', 'className={styles.sum} style={{ color: "#fff", background: "#fff" }}'],
    ],
    'cart-mfe/pages/cart/CartTable.tsx': [['price * line.quantity', '10 * price * line.quantity']],
    'cart-mfe/slots/cart-drawer/DrawerContent.tsx': [
      [close, '<span className="btn-close" title="Close cart" onClick={onClose} />'],
      ['return (', 'if (lines.length === 2) throw new Error("two lines");\n  return ('],
    ],
    'cart-mfe/routes.tsx': [
      [
        "loader: detailsLoader('cart')",
        "loader: (asked: Parameters<ReturnType<typeof detailsLoader>>[0]) => new Promise((resolve) => setTimeout(resolve, 400)).then(() => detailsLoader('cart')(asked))",
      ],
    ],
  });
  const version = await published({
    ...changes,
    [resolve('cart-mfe/slots/header-cart/CartBadge.tsx')]: resolve('e2e/support/harm/meddles-in-browser.tsx'),
  });
  const { findings, output, code } = await checked(version);
  expect(code).toBe(1);
  for (const finding of [
    // Text white on white.
    /^browser: \/\S+ with .*breaks color-contrast: <span>\$[\d,.]+</m,
    // A row's total times ten.
    /^browser: \/shop\/shopping-cart with .*has text "\$[\d,.]+0" in place of text "\$[\d,.]+"/m,
    // A control that only a mouse works.
    /^browser: \/\S+ with .*: button "Close cart" for the keyboard has gone/m,
    // A slow loader.
    /^render: \/shop\/shopping-cart with .*: its first byte comes [34]\d\d ms later than 1\.5 times the live release’s/m,
    // A drawer that throws with two lines.
    /^browser: \/shop with empty lists, step 2: a visitor cannot add a second product/m,
    // A link without a name.
    /^browser: \/shop\S* with .*breaks link-name: <a href/m,
    // A console message, an unhandled rejection, a cookie.
    /^browser: \/\S+ with .*: the console has 'the basket is here'/m,
    /^browser: \/\S+ with .*: uncaught error 'left alone in a browser'/m,
    /^browser: \/\S+ with .*: writes the cookie basket=seen, and the live release none/m,
    // A tab that does not follow another one, and a draft that is lost.
    /^state: An open tab of \S+ does not count what is added in one of /m,
    /^state: What was typed for a quote with \S+ is gone with /m,
  ])
    expect(output).toMatch(finding);
  const [, live = '', candidate = ''] = /color-contrast.*\((\S+\.png), (\S+\.png)\)\.$/m.exec(output) ?? [];
  for (const picture of [live, candidate]) expect((await stat(picture)).size).toBeGreaterThan(1_000);

  const ids = findings.map(({ id }) => id);
  const rest = await checked(version, '--accept', ...ids.slice(1), '--why', 'it is meant so');
  expect(rest.findings.map(({ id }) => id)).toEqual(ids.slice(0, 1));
  expect(rest.accepted).toHaveLength(ids.length - 1);
});

test('`rollout` reports a missing file, and an operator may force it with a reason', async () => {
  const version = await publishCart();
  const hosted = `${releasesFolder}/../hosted`;
  await cp(join(releasesFolder, 'cart', version), join(hosted, version), { recursive: true });
  const host = await startAssetServer({ folder: hosted, port: 0 });
  const origin = `http://localhost:${host.port}`;
  const elsewhere = (...words: string[]) => operator(words, { CART_ORIGIN: origin });
  const give = (...more: string[]) => elsewhere('rollout', `cart@${version}`, '--now', ...more);
  await trustRemote(releases, 'cart', { origins: [origin] });
  try {
    for (const suffix of ['', '.br', '.gz'])
      await rm(join(hosted, version, `browser/container.js${suffix}`), { force: true });
    const finding = `files: ${origin}/${version}/browser/container.js is answered with 404: `;
    // Other journeys have changed the cart since this operator was shown it.
    await elsewhere('status');
    const refused = await give();
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(finding)]);
    expect(await liveVersion('cart')).toBe(live.version);
    expect((await give('--force')).stderr).toContain('give it with --why.');

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
