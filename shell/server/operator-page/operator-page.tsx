import { renderToStaticMarkup } from 'react-dom/server';
import { inlineStyle } from '../assets/inline-style';
import { sourceHash } from '../security/source-hash';
import { HistoryPart } from './HistoryPart';
import { Instant } from './Instant';
import { pageScript } from './page-script';
import { pageStyle } from './page-style';
import { RemotePart } from './RemotePart';
import type { ShopView } from './shop-view';

const style = inlineStyle('', pageStyle);

/** What the page may do: run its own script, show its own style and icon, and ask for itself. */
const policy = [
  "default-src 'none'",
  `script-src '${sourceHash(pageScript)}'`,
  `style-src '${style.hash}'`,
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

/** A link to it loads the same page again. */
const thisAddress = '';

/** The page that shows operators a shop's releases, with the headers of its own. */
export function operatorPage(view: ShopView) {
  const page = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Releases</title>
        <link rel="icon" href="/favicon.svg" />
        <style>{style.text}</style>
      </head>
      <body>
        <header>
          <h1>Releases</h1>
          <p id="status" role="status" />
          <p className="actions">
            <a href={thisAddress}>Refresh</a>
            <button type="button" id="pause" hidden>
              Pause
            </button>
          </p>
        </header>
        <main id="shop">
          <Shop {...view} />
        </main>
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
      </body>
    </html>,
  );
  return { headers, body: `<!DOCTYPE html>${page}` };
}

function Shop({ at, revision, unreadableSince, remotes, history }: ShopView) {
  return (
    <>
      <p className="as-of">
        Revision <strong>{revision}</strong> of the release map, as of <Instant at={at} />
      </p>
      {unreadableSince !== null && (
        <p className="note bad">
          The newest release map cannot be read since <Instant at={unreadableSince} />: what is in force is
          the last one that could be.
        </p>
      )}
      {remotes.length === 0 && <p>The release map has no remote.</p>}
      {remotes.map((remote) => (
        <RemotePart key={remote.name} {...remote} />
      ))}
      <HistoryPart history={history} />
    </>
  );
}
