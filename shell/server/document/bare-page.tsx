import type { ServerResponse } from 'node:http';
import { renderToStaticMarkup } from 'react-dom/server';
import type { UnreadableAnswer, UnreadableStatus } from 'releases/serving/answer-unreadable';
import { commonHeaders, inlineStyle, sourceHash } from '../security/security-headers';

const style = inlineStyle(
  '',
  `@view-transition{navigation:auto}
:root{color-scheme:light dark}
body{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.2}
a{display:inline-block;padding-block:.5rem}`,
);

/** An empty `href` loads the same page again, with its query. */
const thisAddress = '';

interface BarePageParts {
  /** For development only. */
  readonly script?: string;
  /** Offers 'Try again' instead of 'Back to shop'. */
  readonly isRetryable?: boolean;
}

/** Renders a page of one sentence that depends on nothing else, with its headers. */
export function barePage(sentence: string, { script, isRetryable = false }: BarePageParts = {}) {
  const scripts = script ? sourceHash(script) : 'none';
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'self'; script-src '${scripts}'; style-src '${style.hash}'; base-uri 'none'; frame-ancestors 'none'`,
  };
  const page = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>This did not work</title>
        <link rel="icon" href="/favicon.svg" />
        <style>{style.text}</style>
      </head>
      <body>
        <main>
          <h1>This did not work</h1>
          <p>{sentence}</p>
          <p>{isRetryable ? <a href={thisAddress}>Try again</a> : <a href="/shop">Back to shop</a>}</p>
        </main>
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  );
  return { headers, body: `<!DOCTYPE html>${page}` };
}

/** Answers with a bare page when the shop's own cannot be made. */
export function answerBarePage(
  response: ServerResponse,
  status: number,
  sentence: string,
  parts?: BarePageParts,
): void {
  const { headers, body } = barePage(sentence, parts);
  response.writeHead(status, headers).end(body);
}

/** Largest headers of a request, in bytes; more is answered with 431. Cookies may be large (P35). */
export const maxHeaderSize = 32 * 1024;

const sentences: Readonly<Record<UnreadableStatus, string>> = {
  400: 'Your request cannot be read.',
  408: 'Your request took too long to arrive.',
  413: 'Your request is too large.',
  431: 'Your browser sends more than this shop can read, most likely too many cookies. Delete the cookies of this site in your browser, and come back.',
};

/** Makes the answers to requests that are not readable as HTTP. @param secure whether visitors use https */
export function unreadable(secure: boolean): (status: UnreadableStatus) => UnreadableAnswer {
  return (status) => {
    const { headers, body } = barePage(sentences[status]);
    return { headers: { ...commonHeaders(secure), ...headers }, body };
  };
}

/** The pages for requests that no worker answers. Rendered once, since they are for moments of overload. */
export const refusals = {
  busy: barePage(
    'The shop has more visitors right now than it can serve. Please try again in a few seconds.',
    { isRetryable: true },
  ),
  uploads: barePage(
    'More is being sent to the shop right now than it can take in, so what you sent was not taken. Your browser’s Back button leads to what you typed; please send it again in a few seconds.',
  ),
  unsure: barePage(
    'What you sent may not have arrived. Your browser’s Back button leads to what you typed; look whether it was taken before you send it again.',
  ),
  unavailable: barePage('This shop is not available right now. Please try again in a moment.'),
  failed: barePage('This page could not be made. Please try again in a moment.'),
};
