import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { DocumentSources } from './answer-document';
import { answerDocument } from './answer-document';
import { answerBarePage } from './bare-page';
import { canonicalPath } from './canonical-path';
import type { LiveReload } from './live-reload';
import { report } from './report';
import type { SearchEngineFiles } from './search-engines/search-engine-files';
import { themePagePath } from './theme-page/theme-page-sources';
import { BadRequest } from './web-request';

interface ShellServerOptions {
  /** The shell's build. */
  readonly folder: string;
  readonly sources: DocumentSources;
  /** What the page of the theme is made from, where there is one. */
  readonly themePage: DocumentSources | null;
  readonly searchEngineFiles: SearchEngineFiles;
  /** For development only. */
  readonly liveReload: LiveReload | null;
}

/** Cookies of every kind may be large (decision 4); beyond this Node answers 431 by itself. */
const maxHeaderSize = 32 * 1024;

/** The shell's HTTP server: its own files, and documents for every other address. */
export function createShellServer({
  folder,
  sources,
  themePage,
  searchEngineFiles,
  liveReload,
}: ShellServerOptions): Server {
  const built = sirv(join(folder, 'browser'), {
    immutable: true,
    maxAge: 31_536_000,
    brotli: true,
    gzip: true,
  });

  const named = sirv(join(folder, 'public'), { maxAge: 3_600, etag: true });

  return createServer({ maxHeaderSize }, (message, response) => {
    if (liveReload?.answer(message, response)) return;
    const canonical = canonicalPath(message.url ?? '/');
    if (canonical) {
      response.writeHead(301, { location: canonical }).end();
    } else if (message.url?.startsWith('/_shell/')) {
      message.url = message.url.slice('/_shell'.length);
      built(message, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.\n');
      });
    } else if (searchEngineFiles.has(message)) {
      searchEngineFiles.answer(message, response).catch((error: unknown) => fail(error, message, response));
    } else {
      named(message, response, () => {
        const isThemePage = message.url?.split('?')[0] === themePagePath;
        const from = isThemePage && themePage ? themePage : sources;
        answerDocument(message, response, from).catch((error: unknown) => fail(error, message, response));
      });
    }
  });
}

function fail(error: unknown, message: IncomingMessage, response: ServerResponse): void {
  if (error instanceof BadRequest) {
    answerBarePage(response, error.status, error.message);
    return;
  }
  report(`${message.method} ${message.url}`, error);
  if (response.headersSent) response.destroy();
  else answerBarePage(response, 500, 'This page could not be made. Please try again in a moment.');
}
