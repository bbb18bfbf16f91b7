import { readdirSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { guardedServer } from 'releases/serving/guarded-server';
import { sendFile } from 'releases/serving/send-file';
import type { LiveReload } from './development/live-reload';
import { answerDocument } from './document/answer-document';
import { answerBarePage, maxHeaderSize, unreadable } from './document/bare-page';
import { type DocumentHooks, type DocumentSources, plainHooks } from './document/document-inputs';
import { canonicalAddress, canonicalPath, pagePattern } from './http/canonical-address';
import { isSecure, toForwardedHost } from './http/forwarded';
import { inRequest, peerAddress } from './http/supervisor-headers';
import { BadRequest, refusedHost, toOriginForm } from './http/web-request';
import { officeHeaders } from './office/office-answers';
import { logError } from './process/log';
import type { SearchEngineFiles } from './search-engines/search-engine-files';
import { type AnswerPolicyReport, reportsPath } from './security/policy-reports';
import { commonHeaders } from './security/security-headers';
import { tracedDocument } from './tracing/traced';

interface WorkerServerOptions {
  /** The shell's build. */
  readonly folder: string;
  /** Folder with the browser files of other builds as well. */
  readonly recentBuildsFolder: string;
  readonly sources: DocumentSources;
  readonly searchEngineFiles: SearchEngineFiles;
  readonly answerPolicyReport: AnswerPolicyReport;
  /** Answers of the office before its documents; null in a worker for visitors. */
  readonly answerOffice?: ((message: IncomingMessage, response: ServerResponse) => Promise<boolean>) | null;
  /** For development only. */
  readonly liveReload: LiveReload | null;
}

/** A worker's HTTP server: the shell's files, and documents for every other address. */
export function createWorkerServer(options: WorkerServerOptions): Server {
  const { folder, recentBuildsFolder, sources, searchEngineFiles, answerPolicyReport, liveReload } = options;
  const { answerOffice = null } = options;
  const { visible } = sources;
  const builtFolders = [join(folder, 'browser'), recentBuildsFolder];
  // Where SHELL_ASSETS_ORIGIN is set, pages of another origin load them by CORS.
  const builtHeaders = { 'access-control-allow-origin': '*' };
  const namedFolder = join(folder, 'public');
  const hooks = () => liveReload?.registerPage() ?? plainHooks;
  // Listed once, so that other addresses do not touch the disk.
  const named = new Set(readdirSync(namedFolder, { recursive: true, encoding: 'utf8' }));

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    // Unread bytes of a body would block the connection's next request.
    response.once('finish', () => message.resume());
    response.setHeaders(new Map(Object.entries(commonHeaders(isSecure(message, visible)))));
    if (answerOffice) response.setHeaders(new Map(Object.entries(officeHeaders)));
    toOriginForm(message);
    toForwardedHost(message, visible.trustProxy);
    const refused = refusedHost(message, visible.origin);
    if (refused) return answerBarePage(response, refused.status, refused.sentence);
    if (liveReload?.answer(message, response)) return;
    const canonical = canonicalPath(message.url ?? '/');
    if (canonical) return void response.writeHead(301, { location: canonical }).end();
    const [pathname = '/'] = (message.url ?? '/').split('?');
    const reads = message.method === 'GET' || message.method === 'HEAD';
    if (pathname === reportsPath) return answerPolicyReport(message, response);
    if (pathname.startsWith('/_shell/')) {
      const file = { path: pathname.slice('/_shell/'.length), isImmutable: true, headers: builtHeaders };
      for (const builtFolder of reads ? builtFolders : []) {
        if (await sendFile(message, response, { folder: builtFolder, ...file })) return;
      }
      const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
      return void response.writeHead(404, headers).end('There is no such file.\n');
    }
    if (!answerOffice && reads && (await sources.previews.answer(message, response))) return;
    if (!answerOffice && searchEngineFiles.has(message)) return searchEngineFiles.answer(message, response);
    const path = pathname.slice(1);
    if (reads && named.has(path)) {
      const file = { folder: namedFolder, path, isImmutable: false, headers: {} };
      if (await sendFile(message, response, file)) return;
    }
    const address = reads ? canonicalAddress(sources.releaseMap().paths, message.url ?? '/') : null;
    if (address) return void response.writeHead(308, { location: address }).end();
    if (await answerOffice?.(message, response)) return;
    const about = {
      pattern: () => pagePattern(sources.releaseMap().paths, pathname),
      scheme: isSecure(message, visible) ? ('https' as const) : ('http' as const),
      isFromOurProxy: visible.trustProxy(peerAddress(message) ?? ''),
    };
    return tracedDocument(message, response, about, () =>
      answerDocument(message, response, sources, hooks()).catch((error) =>
        failed(error, message, response, hooks()),
      ),
    );
  }

  return guardedServer({
    // Leaves room for the supervisor's headers.
    maxHeaderSize: maxHeaderSize + 5 * 1024,
    // The shell answers a missing Host like an unreadable one; Node would answer it by itself.
    requireHostHeader: false,
    answer: (message, response) => inRequest(message, () => answer(message, response)),
    failed: (error, message, response) => inRequest(message, () => failed(error, message, response, hooks())),
    unreadable: unreadable(isSecure({ headers: {} }, visible)),
    logError: (error) => logError('connection', error),
  });
}

function failed(
  error: unknown,
  message: IncomingMessage,
  response: ServerResponse,
  { logError, script }: DocumentHooks,
): void {
  if (error instanceof BadRequest) {
    response.setHeaders(new Map(Object.entries(error.headers)));
    answerBarePage(response, error.status, error.message);
    return;
  }
  logError(`${message.method} failed`, error);
  if (response.headersSent) response.destroy();
  else
    answerBarePage(response, 500, 'This page could not be made. Please try again in a moment.', { script });
}
