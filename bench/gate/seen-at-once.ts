import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { contractMajor, contractMinor } from '@storefront/shared/contracts/contract-version';
import { type BrokenRelease, built, rewritten, served, sound, withLine } from './broken-release';
import type { Rewriting } from './rewritten-release';

const script = 'browser/container.js';
const asScript = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
const isScript = (path: string) => path.endsWith(script);
const cartPaths = workspaceRemote('cart').paths;

/** What can be seen of a release in a second, without a shop. */
export const seenAtOnce: readonly BrokenRelease[] = [
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
