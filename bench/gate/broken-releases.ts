import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import { signingKey } from '@storefront/build/publishing/signing-key';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { contractMajor, contractMinor } from '@storefront/shared/contracts/contract-version';
import type { GateShop } from './gate-shop';
import { type Rewriting, rewrittenRelease } from './rewritten-release';
import type { Tampering } from './tampered-host';

/** A release that should not get visitors. */
export interface BrokenRelease {
  /** What is wrong with it. */
  readonly kind: string;
  /** How it is made. */
  readonly made: string;
  readonly remote: string;
  /** Publishes it, and gives its version. */
  readonly make: (shop: GateShop) => Promise<string>;
}

const root = resolve(import.meta.dirname, '../..');
const badge = 'cart-mfe/CartBadge.tsx';

/** A release of sources one of which is another. */
function built(kind: string, other: string, instead = badge, remote = 'cart'): BrokenRelease {
  return {
    kind,
    made: `\`${other}\` in place of \`${instead.split('/').at(-1)}\``,
    remote,
    async make({ releases }) {
      const alias = { [resolve(root, instead)]: resolve(root, 'e2e/support', other) };
      const { version } = await publishRemote(workspaceRemote(remote), {
        releasesFolder: releases.folder,
        alias,
      });
      return version;
    },
  };
}

/** A release of the live one's files that says something else of itself. */
function rewritten(
  kind: string,
  made: string,
  change: (rewriting: Rewriting) => Rewriting,
  key: (() => Promise<Parameters<typeof rewrittenRelease>[4]>) | null = () => signingKey('cart'),
): BrokenRelease {
  return {
    kind,
    made,
    remote: 'cart',
    async make({ releases, live }) {
      return rewrittenRelease(releases.folder, 'cart', live.cart ?? '', change, (await key?.()) ?? null);
    },
  };
}

/** A sound release that lies or is served otherwise than it was published. */
function sound(
  kind: string,
  made: string,
  spoil: (shop: GateShop, version: string, place: string) => unknown,
): BrokenRelease {
  return {
    kind,
    made,
    remote: 'cart',
    async make(shop) {
      const { folder } = shop.releases;
      const key = await signingKey('cart');
      const other = (rewriting: Rewriting) => withLine(rewriting, `// ${kind}`);
      const version = await rewrittenRelease(folder, 'cart', shop.live.cart ?? '', other, key);
      await spoil(shop, version, join(folder, 'cart', version));
      return version;
    },
  };
}

function served(kind: string, made: string, tampering: Tampering): BrokenRelease {
  return sound(kind, made, ({ hosts }, version) => hosts.cart?.tamper(version, tampering));
}

function withLine({ content, texts }: Rewriting, line: string): Rewriting {
  const { file } = content.server;
  return { content, texts: { ...texts, [file]: `${texts[file]}\n${line}\n` } };
}

function saying(change: Partial<Rewriting['content']>): (rewriting: Rewriting) => Rewriting {
  return ({ content, texts }) => ({ content: { ...content, ...change }, texts });
}

function needing(change: Partial<Rewriting['content']['needs']>): (rewriting: Rewriting) => Rewriting {
  return ({ content, texts }) => ({ content: { ...content, needs: { ...content.needs, ...change } }, texts });
}

function exposing(
  change: (exposes: Rewriting['content']['browser']['exposes']) => object,
): (rewriting: Rewriting) => Rewriting {
  return ({ content, texts }) => {
    const exposes = change(content.browser.exposes) as Rewriting['content']['browser']['exposes'];
    return { content: { ...content, browser: { ...content.browser, exposes } }, texts };
  };
}

const script = 'browser/container.js';
const asScript = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
const isScript = (path: string) => path.endsWith(script);
const cartPaths = workspaceRemote('cart').paths;

/** One that nothing is against. */
export const soundRelease = sound('nothing', 'a line more in its server file', () => {});

/** What can be seen in a second. */
const seenAtOnce: readonly BrokenRelease[] = [
  sound('a file is another where it lies', `a line more in \`${script}\``, (_shop, _version, place) =>
    appendFile(join(place, script), '//'),
  ),
  sound('a packed file is another where it lies', `junk in \`${script}.br\``, (_shop, _version, place) =>
    writeFile(join(place, `${script}.br`), 'junk'),
  ),
  sound(
    'it says something else than it was published with',
    'a path more in `release.json`',
    async (_shop, _version, place) => {
      const file = join(place, 'release.json');
      const release = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...release, paths: [...release.paths, '/free'] }));
    },
  ),
  served('its host lacks a file', `404 for \`${script}\``, (response, path, send) =>
    isScript(path) ? void response.writeHead(404).end() : send(),
  ),
  served('its host has another file', `another \`${script}\``, (response, path, send) =>
    isScript(path) ? response.writeHead(200, asScript).end('document.title = "taken over"') : send(),
  ),
  served('its host packs a file otherwise', `junk as \`br\` for \`${script}\``, (response, path, send) =>
    isScript(path) && String(response.req.headers['accept-encoding']).includes('br')
      ? void response.writeHead(200, { ...asScript, 'content-encoding': 'br' }).end('junk')
      : send(),
  ),
  served(
    'its host lets no other origin have its files',
    'no `access-control-allow-origin`',
    (response, _path, send) => {
      const { writeHead } = response;
      response.writeHead = function withoutOrigin(this: typeof response, status: number, headers: object) {
        const { 'access-control-allow-origin': _, ...others } = headers as Record<string, string>;
        return writeHead.call(this, status, others as never);
      } as typeof writeHead;
      return send();
    },
  ),
  served('its host sends scripts as text', '`text/plain` for scripts', (response, path, send) => {
    const { writeHead } = response;
    response.writeHead = function asText(this: typeof response, status: number, headers: object) {
      return writeHead.call(this, status, {
        ...headers,
        ...(path.endsWith('.js') && { 'content-type': 'text/plain' }),
      } as never);
    } as typeof writeHead;
    return send();
  }),
  served(
    'its host has moved',
    '302 for everything',
    (response) => void response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
  ),
  served(
    'its host hangs',
    'headers that no body follows',
    (response) => void response.writeHead(200).write('{'),
  ),
  rewritten(
    'it needs the next contract',
    `contract ${contractMajor + 1}.0`,
    needing({ contract: `${contractMajor + 1}.0` }),
  ),
  rewritten(
    'it needs a newer minor of the contract',
    `contract ${contractMajor}.${contractMinor + 1}`,
    needing({ contract: `${contractMajor}.${contractMinor + 1}` }),
  ),
  rewritten('it needs another React', 'react ^18.0.0', needing({ libraries: { react: '^18.0.0' } })),
  rewritten(
    'it needs another federation runtime',
    '@module-federation/runtime ~2.8.0',
    needing({ libraries: { '@module-federation/runtime': '~2.8.0' } }),
  ),
  built('it needs a name that the shell lacks', 'NeedyCartBadge.tsx'),
  rewritten(
    'it has a page at another remote’s path',
    '`/quote` among its paths',
    saying({ paths: [...cartPaths, '/quote'] }),
  ),
  rewritten(
    'it has a page at nobody’s path',
    '`/basket` among its paths',
    saying({ paths: [...cartPaths, '/basket'] }),
  ),
  rewritten(
    'it has lost a page',
    'without `/shop/compare`',
    saying({ paths: cartPaths.filter((path) => path !== '/shop/compare') }),
  ),
  rewritten(
    'it fills a place that there is not',
    '`./header-basket` exposed',
    exposing((exposes) => ({ ...exposes, './header-basket': exposes['./header-cart'] })),
  ),
  rewritten(
    'it exposes no pages',
    'without `./routes`',
    exposing(({ './routes': _, ...others }) => others),
  ),
  rewritten('it is too large', '30 KB more that nobody can pack', ({ content, texts }) => ({
    content,
    texts: { ...texts, [script]: `${texts[script]}\n// ${randomBytes(20_000).toString('hex')}` },
  })),
  rewritten('nobody has signed it', 'no signature', (rewriting) => withLine(rewriting, '// unsigned'), null),
  rewritten(
    'a stranger has signed it',
    'a key that the map does not trust',
    (rewriting) => withLine(rewriting, '// strange'),
    async () => generateKeyPairSync('ed25519').privateKey,
  ),
];

/** What a server shows. */
const seenOnServer: readonly BrokenRelease[] = [
  built('it loops for ever in its render', 'harm/loops-in-render.tsx'),
  built('it loops for ever in its evaluation', 'harm/loops-in-evaluation.tsx'),
  built('it takes 8 s to be evaluated', 'harm/evaluates-for-long.tsx'),
  built('it lets everybody wait for half a second', 'harm/blocks.tsx'),
  built('it ends the process', 'harm/exits.tsx'),
  built('it takes all memory', 'harm/allocates.tsx'),
  built('it throws in its evaluation', 'harm/throws-in-evaluation.tsx'),
  built('it throws in its render', 'ThrowingCartBadge.tsx'),
  built('it throws in some documents alone', 'harm/throws-sometimes.tsx'),
  built('it throws later, where nobody catches', 'harm/throws-later.tsx'),
  built('it leaves a rejection alone', 'harm/rejects.tsx'),
  built('it changes what belongs to all', 'harm/patches.tsx'),
  built('it writes 100,000 lines', 'harm/logs.tsx'),
  built('its loader never settles', 'harm/hangs-in-loader.tsx', 'cart-mfe/routes.tsx'),
  built('its page suspends for ever', 'hanging-routes.tsx', 'cart-mfe/routes.tsx'),
];

/** What a browser shows. */
const seenInBrowser: readonly BrokenRelease[] = [
  built('it throws in browsers', 'harm/throws-in-browser.tsx'),
  built('it leaves a rejection alone in browsers', 'harm/rejects-in-browser.tsx'),
  built('it loops for ever in browsers', 'harm/loops-in-browser.tsx'),
  built('its HTML is another in browsers', 'harm/differs-in-browser.tsx'),
  built('it writes to the console of visitors', 'harm/logs-in-browser.tsx'),
  built('a link of it has no name', 'harm/has-no-name.tsx'),
  built('it does not count the cart', 'harm/counts-nothing.tsx'),
  built('its drawer stays closed', 'harm/stays-closed.tsx', 'cart-mfe/drawer/CartDrawer.tsx'),
];

/** What going from one release to the other shows. */
const seenWhenCrossing: readonly BrokenRelease[] = [
  built('it writes the cart’s cookie in a form of its own', 'harm/writes-own-cookie.tsx'),
  built('it reads one form of the cart’s cookie', 'harm/reads-one-form.tsx'),
  built(
    'it keeps drafts of quotes elsewhere',
    'harm/forgets-drafts.ts',
    'quote-mfe/request/quote-draft.ts',
    'quote',
  ),
];

/** All of them, in the order of the checks that find them. */
export const brokenReleases: readonly BrokenRelease[] = [
  ...seenAtOnce,
  ...seenOnServer,
  ...seenInBrowser,
  ...seenWhenCrossing,
];
