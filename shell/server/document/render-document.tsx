import { Writable } from 'node:stream';
import { inlineData } from '@storefront/shared/ui/inline-data';
import type { ReactNode } from 'react';
import { preinit } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import { App } from '../../src/App';
import { type MenuPanelName, MenuPanelsContext } from '../../src/menus/MenuPanel';
import type { PageData } from '../../src/page-data';
import { PageBeginsContext } from '../../src/remotes/RemotePage';
import type { PageSlots } from '../../src/slots/page-slots';
import { hideOtherLists } from '../assets/hide-other-lists';
import { sendOnce, startScripts } from '../assets/start-scripts';
import { unmark } from '../containment/mark';
import type { PageFile } from '../remotes/compose';
import { type InlineStyle, sourceHash } from '../security/security-headers';
import type { AskedDocument } from './document-inputs';

interface RenderOptions extends Pick<AskedDocument, 'storefront' | 'lists'> {
  readonly page: PageData;
  readonly extraScript: string;
  readonly slots: PageSlots;
  /** Called before code of the page's remote renders. */
  readonly pageBegins: () => void;
  readonly panels: Readonly<Record<MenuPanelName, string>>;
  readonly dataRoutes: Parameters<typeof createStaticRouter>[0];
  readonly context: StaticHandlerContext;
  /** The theme comes first, so that a remote's rules win where both are equally specific. */
  readonly styles: readonly InlineStyle[];
  /** Files of remotes: scripts to prefetch, and stylesheets that are not inlined. */
  readonly files: { readonly scripts: readonly PageFile[]; readonly styles: readonly PageFile[] };
  /** Aborts pending rendering: the slot stays empty, and its error is the signal's reason. */
  readonly signal: AbortSignal;
}

/** A document that is ready to be sent. */
interface RenderedDocument {
  readonly html: Buffer;
  /** `sha256-…` of its scripts, for the content security policy. */
  readonly scriptHashes: readonly string[];
  /** Errors that boundaries contained. */
  readonly errors: readonly unknown[];
}

/** Renders a whole document, since its status depends on the parts that are missing. @throws errors of the shell itself */
export function renderDocument(options: RenderOptions): Promise<RenderedDocument> {
  const { page, extraScript, storefront, lists, slots, pageBegins, panels } = options;
  const { dataRoutes, context, styles, files, signal } = options;
  const { assets } = page;
  const router = createStaticRouter(dataRoutes, context);

  function WithFiles({ children }: { readonly children: ReactNode }) {
    for (const { url, integrity } of files.styles) {
      preinit(url, { as: 'style', precedence: 'remote', integrity, crossOrigin: 'anonymous' });
    }
    return children;
  }

  const errors: unknown[] = [];
  return new Promise((resolve, reject) => {
    const scripts = startScripts({
      run: assets.scripts.map((url) => ({ url, integrity: assets.files[url] ?? '' })),
      fetch: files.scripts,
    });
    // Escaped as React would: the hash is not taken from the HTML, which code of a release can influence.
    const script = `storefrontPage=${inlineData(page)};${sendOnce};${scripts}${extraScript}`.replace(
      /(<\/?)s(?=cript)/g,
      '$1\\u0073',
    );
    const firstScript = hideOtherLists(lists);
    const { pipe, abort } = renderToPipeableStream(
      <WithFiles>
        <MenuPanelsContext value={panels}>
          <PageBeginsContext value={pageBegins}>
            <App storefront={storefront} slots={slots} styles={styles} page={page}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </App>
          </PageBeginsContext>
        </MenuPanelsContext>
      </WithFiles>,
      {
        // Without JavaScript the HTML must be in reading order.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        bootstrapScriptContent: script,
        onAllReady: () => {
          unmark();
          const chunks: Buffer[] = [];
          const html = new Writable({
            // Unlimited, so that React never waits.
            highWaterMark: Number.MAX_SAFE_INTEGER,
            write(chunk: Buffer, _encoding, taken) {
              chunks.push(chunk);
              taken();
            },
          });
          html.once('finish', () => {
            const made = Buffer.concat(chunks);
            const at = made.indexOf('<head>') + '<head>'.length;
            const first = Buffer.from(`<script>${firstScript}</script>`);
            const whole = Buffer.concat([made.subarray(0, at), first, made.subarray(at)]);
            resolve({ html: whole, scriptHashes: [firstScript, script].map(sourceHash), errors });
          });
          html.once('error', reject);
          // React may call this from within abort(), which must return first.
          queueMicrotask(() => pipe(html));
        },
        onShellError: (error) => {
          unmark();
          reject(error);
        },
        onError: (error) => void errors.push(error),
      },
    );
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
