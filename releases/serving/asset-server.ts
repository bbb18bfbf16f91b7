import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { limitConnectionsWithoutRequest } from '@storefront/shared/server/limit-connections-without-request';
import type { TrustProxy } from '@storefront/shared/server/trusted-proxies';
import { createLog } from 'log/create-log';
import { guardedServer } from './guarded-server';
import { sendFile } from './send-file';

/** The asset server's log. */
export const log = createLog('artefacts');

/** A running asset server. */
export interface AssetServer {
  /** The requested port; a free one where that was 0. */
  readonly port: number;
  /** Resolves once the last response is sent. */
  close(): Promise<void>;
}

/**
 * Serves a folder of immutable releases (`1.4.2+9f2c01d4e7ab/release.json` and the files beside it) to any origin, as soon as they are
 * published.
 *
 * @param trustProxy our proxies; none by default
 * @throws the error of `listen`, such as `EADDRINUSE`, when the port cannot be used
 */
export async function startAssetServer({
  folder,
  port,
  host = '127.0.0.1',
  trustProxy = () => false,
}: {
  folder: string;
  port: number;
  host?: string;
  trustProxy?: TrustProxy;
}): Promise<AssetServer> {
  const server = guardedServer({
    answer: (request, response) => answer(folder, request, response),
    failed: (err, { url = '' }, response) => {
      log.error({ address: url.split('?')[0], err }, 'could not be read');
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'The file could not be read.');
    },
    unreadable: () => ({ headers: plainHeaders, body: 'Your request cannot be read.\n' }),
    logError: (err) => log.error({ err }, 'connection'),
  });
  limitConnectionsWithoutRequest(server, trustProxy);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        setTimeout(() => server.closeAllConnections(), 1000).unref();
      }),
  };
}

const forEveryone = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const plainHeaders = {
  ...forEveryone,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
};

const methods = 'GET, HEAD, OPTIONS';

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...forEveryone, 'access-control-allow-methods': methods }).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', methods);
    plain(response, 405, 'Only reading is possible here.');
    return;
  }
  const [path = ''] = (request.url ?? '').slice(1).split('?');
  if (!(await sendFile(request, response, { folder, path, isImmutable: true, headers: forEveryone }))) {
    plain(response, 404, 'There is no such file.');
  }
}

function plain(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, plainHeaders).end(`${sentence}\n`);
}

/** A remote's port: `ARTEFACT_PORT` (0: any), or the default run's. @throws Error in one sentence when it is invalid, or unknown */
export function assetServerPort(remote: string, env: NodeJS.ProcessEnv = process.env): number {
  const text = env.ARTEFACT_PORT;
  if (!text) return workspaceRemote(remote).port;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`ARTEFACT_PORT must be a port from 0 to 65535, not '${text}'.`);
}
