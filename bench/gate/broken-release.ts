import { join, resolve } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import { signingKey } from '@storefront/build/publishing/signing-key';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
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
export function built(kind: string, other: string, instead = badge, remote = 'cart'): BrokenRelease {
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
export function rewritten(
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

/** A sound release that something is done to then. */
export function sound(
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

/** A sound release that is served otherwise than it was published. */
export function served(kind: string, made: string, tampering: Tampering): BrokenRelease {
  return sound(kind, made, ({ hosts }, version) => hosts.cart?.tamper(version, tampering));
}

/** The same with a line more in its server file. */
export function withLine({ content, texts }: Rewriting, line: string): Rewriting {
  const { file } = content.server;
  return { content, texts: { ...texts, [file]: `${texts[file]}\n${line}\n` } };
}
