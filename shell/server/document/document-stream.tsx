import type { Readable } from 'node:stream';
import type { Storefront } from '@storefront/shared/router';
import { inlineData } from '@storefront/shared/ui/inline-data';
import type { ReactNode } from 'react';
import { preinit } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import type { StaticHandlerContext } from 'react-router-dom';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../../src/App';
import type { MenuPanelName } from '../../src/menus/menu-panels';
import { MenuPanelsContext } from '../../src/menus/menu-panels';
import type { PageData } from '../../src/page-data';
import type { PagePlaces } from '../../src/places/page-places';
import { PageRenderedContext } from '../../src/remotes/PageRendered';
import type { InlineStyle } from '../assets/inline-style';
import { startScripts } from '../assets/start-scripts';
import type { PageFile } from '../remotes/compose';
import { batchChunks } from './batch-chunks';

/** Milliseconds after which what is still rendering is left to the browser: a remote must not hold a document open. */
const renderTimeout = 5_000;

interface DocumentStreamOptions {
  readonly page: PageData;
  readonly extraScript: string;
  readonly nonce: string;
  readonly storefront: Storefront;
  readonly places: PagePlaces;
  /** HTML of the menus' panels. */
  readonly panels: Readonly<Record<MenuPanelName, string>>;
  readonly dataRoutes: Parameters<typeof createStaticRouter>[0];
  readonly context: StaticHandlerContext;
  /** Stylesheets to put into the document, the theme first, so that a remote's rules win where both are as specific. */
  readonly styles: readonly InlineStyle[];
  /** Files of remotes for the browser to fetch: scripts ahead of their use, stylesheets that are not in the document. */
  readonly files: { readonly scripts: readonly PageFile[]; readonly styles: readonly PageFile[] };
  /** Ends rendering when the visitor is gone. */
  readonly signal: AbortSignal;
  /** Called for an error inside a boundary; the rest of the document is not affected. */
  readonly report: (error: unknown) => void;
}

/** A document that is ready to be sent. */
export interface RenderedDocument {
  readonly stream: Readable;
  /** Whether the page of a remote is in it; else another stands in its place, or the page is the shell's own. */
  readonly hasRemotePage: boolean;
}

/**
 * Renders a document.
 *
 * @throws whatever the shell itself throws while rendering
 */
export function documentStream(options: DocumentStreamOptions): Promise<RenderedDocument> {
  const {
    page,
    extraScript,
    nonce,
    storefront,
    places,
    panels,
    dataRoutes,
    context,
    styles,
    files,
    signal,
    report,
  } = options;
  const { assets } = page;
  const router = createStaticRouter(dataRoutes, context);

  function WithFiles({ children }: { readonly children: ReactNode }) {
    for (const { url, integrity } of files.styles) {
      preinit(url, { as: 'style', precedence: 'remote', integrity, crossOrigin: 'anonymous' });
    }
    return children;
  }

  let hasRemotePage = false;
  const onPageRendered = () => {
    hasRemotePage = true;
  };

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <WithFiles>
        <MenuPanelsContext value={panels}>
          <PageRenderedContext value={onPageRendered}>
            <App
              storefront={storefront}
              places={places}
              styles={styles}
              previewed={page.previewed}
              notice={page.notice ?? null}
            >
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </App>
          </PageRenderedContext>
        </MenuPanelsContext>
      </WithFiles>,
      {
        nonce,
        // Nothing suspends, so nothing is to be taken out of line: the HTML reads in order without JavaScript.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        bootstrapScriptContent: `storefrontPage=${inlineData(page)};${startScripts({
          run: assets.scripts.map((url) => ({ url, integrity: assets.files[url] ?? '' })),
          fetch: files.scripts,
        })}${extraScript}`,
        onShellReady: () => resolve({ stream: pipe(batchChunks()), hasRemotePage }),
        onShellError: reject,
        onAllReady: () => clearTimeout(limit),
        onError: report,
      },
    );
    signal.addEventListener('abort', () => abort(), { once: true });
    const limit = setTimeout(abort, renderTimeout);
  });
}
