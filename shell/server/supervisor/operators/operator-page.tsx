import { renderToStaticMarkup } from 'react-dom/server';
import { describeChange } from 'releases/release-map/describe-change';
import plotStyle from 'uplot/dist/uPlot.min.css?text';
import { inlineStyle } from '../../security/security-headers';
import { instantText } from './figures';
import type { OperatorAnswer } from './operator-answers';
import pageStyle from './operator-page.css?text';
import { pageScript } from './page-script';
import { ReleasesTable } from './ReleasesTable';
import { RemotePart } from './RemotePart';
import { type RecentChanges, type ShopView, type ShopViewSources, shopView } from './shop-view';

const style = inlineStyle('', `${plotStyle}\n${pageStyle}`);

/** The page may only run scripts of this origin, show its own style and icon, and request itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
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

const scriptAddress = '/_releases/page.js';

const thisAddress = '';

/** The answers of the operators' page of releases, by address. */
export function operatorPageAnswers(sources: ShopViewSources): Readonly<Record<string, OperatorAnswer>> {
  return {
    '/_releases': async (_, response) => {
      const { headers, body } = operatorPage(await shopView(sources));
      response.writeHead(200, headers).end(body);
    },
    [scriptAddress]: (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(pageScript),
  };
}

/** Renders the operators' page of releases, with its headers. */
export function operatorPage(view: ShopView) {
  const page = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Releases</title>
        <link rel="icon" href="/favicon.svg" />
        <style>{style.text}</style>
        <script src={scriptAddress} defer />
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
      </body>
    </html>,
  );
  return { headers, body: `<!DOCTYPE html>${page}` };
}

function Shop({ at, revision, unreadableSince, remotes, history }: ShopView) {
  return (
    <>
      <p>
        Revision <strong>{revision}</strong> of the release map, as of {instantText(at)}
      </p>
      {unreadableSince !== null && (
        <p className="note bad">
          The newest release map cannot be read since {instantText(unreadableSince)}: the last good one stays
          in force.
        </p>
      )}
      {remotes.length > 0 ? <ReleasesTable remotes={remotes} /> : <p>The release map has no remote.</p>}
      {remotes.map((remote) => (
        <RemotePart key={remote.name} {...remote} />
      ))}
      <section aria-labelledby="history">
        <h2 id="history">History</h2>
        <Changes {...history} />
      </section>
    </>
  );
}

function Changes(history: RecentChanges) {
  if ('problem' in history) return <p className="note bad">{history.problem}</p>;
  if (history.changes.length === 0) return <p>Nothing has been changed yet.</p>;
  return (
    <ol className="changes">
      {history.changes.map(({ revision, at, who, why, forced, ...what }) => (
        <li key={`${revision} ${what.remote}`} id={`revision-${revision}-${what.remote}`}>
          <p className="soft">
            <strong>{revision}</strong> by <strong>{who || 'nobody named'}</strong>, {instantText(at)}
          </p>
          {/* A number stays with its sign. */}
          <p>{describeChange(what).replaceAll(' %', '\u00a0%')}</p>
          <p className="soft">
            {forced &&
              (forced.length > 0 ? `Findings accepted or overridden: ${forced.length}. ` : 'Forced. ')}
            {why ? `Reason: ${why}` : 'No reason was given.'}
          </p>
        </li>
      ))}
    </ol>
  );
}
