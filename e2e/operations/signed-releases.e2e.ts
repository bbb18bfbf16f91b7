import { generateKeyPairSync } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signRelease } from '@storefront/build/publishing/sign-release';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import { publishedSignatures, signatureFile } from '@storefront/shared/release/published-signatures';
import { setTraffic } from 'releases/traffic/set-traffic';
import { distrustRemote, trustRemote } from 'releases/trust/trust-remote';
import { liveVersion, newerHalf, privateCookies, publishCart } from '../support/cart-releases';
import { eventsIn } from '../support/events-in';
import { operator } from '../support/operator';
import { expect, hostAddress, releases, releasesFolder, test } from '../support/storefront-test';

const { privateKey } = generateKeyPairSync('ed25519');
const stranger = publicKeyOf(privateKey);

async function refused(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await operator(words, { OPERATOR: 'eve' });
  return code === 0 ? `not refused: ${stdout}` : stderr;
}

test('a release signed by a stranger gets no visitors, whoever puts it into the map, until its key is trusted', async ({
  request,
  log,
}) => {
  test.slow();
  const first = await liveVersion('cart');
  const version = await publishCart();
  const place = join(releasesFolder, 'cart', version);
  const { integrity } = await readPublishedRelease(releasesFolder, 'cart', version);
  await rm(signatureFile(place));
  await signRelease(place, { remote: 'cart', version, integrity }, privateKey);

  const reason = `cart ${version} is signed with no key of cart`;
  const sentence = `${reason}: no shell runs it (pnpm releases help keys).\n`;
  const give = (...more: string[]) => refused('rollout', `cart@${version}`, '--hold', '50%', ...more);
  expect(await give()).toContain(`signature: ${reason}: no shell runs it. [`);
  expect(await give('--force', '--why', 'a try')).toBe(sentence);
  expect(await refused('preview', `cart@${version}`)).toBe(sentence);

  const file = join(releasesFolder, 'release-map.json');
  const before = await readFile(file, 'utf8');
  const map = JSON.parse(before);
  const [entry] = map.microFrontends.cart;
  const [signed] = await publishedSignatures(place);
  map.microFrontends.cart = [
    { ...entry, deployment: { traffic: 50, default: true } },
    {
      url: `${hostAddress('cart')}/${version}/release.json`,
      metadata: { integrity, version },
      deployment: { traffic: 50, default: false },
      extras: { signature: signed?.signature },
    },
  ];
  const cookie = privateCookies(newerHalf(version));
  const shown = async () => {
    const html = await (await request.get('/shop', { headers: { cookie } })).text();
    return /data-boundary="cart\/header-cart" data-release="([^"]+)"/.exec(html)?.[1];
  };
  // Other journeys may have had the same release.
  const begin = log.length;
  const events = () => eventsIn(log.slice(begin)).filter(({ release }) => release === version);
  const refusals = () => events().filter(({ err }) => err?.message === `${reason}.`);
  try {
    await writeFile(file, JSON.stringify(map));
    await expect(async () => {
      expect(await shown()).toBe(first);
      expect(refusals().length).toBeGreaterThan(0);
    }).toPass();
    for (const _ of Array(10).keys()) expect(await shown()).toBe(first);
    expect(events()).toEqual(refusals());

    await trustRemote(releases, 'cart', { keys: [stranger] });
    // A file that comes late is asked for again after a few seconds.
    await expect.poll(shown, { timeout: 30_000 }).toBe(version);
    await distrustRemote(releases, 'cart', { keys: [stranger] });
    await expect.poll(shown).toBe(first);
  } finally {
    await writeFile(file, before);
    await setTraffic(releases, 'cart', { [first]: 100 });
    await rm(place, { recursive: true });
  }
});
