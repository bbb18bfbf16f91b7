import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { acceptsEncoding } from './accepts-encoding';
import { isRelativePath } from './relative-path';

/** A running artefact host. */
export interface ArtefactHost {
  /** Port it listens on, the one asked for unless that was 0. */
  readonly port: number;
  /** Takes no more connections and resolves when the last answer is out. */
  close(): Promise<void>;
}

/**
 * Serves a folder of immutable releases (`1.4.2/release.json` and the files beside it) to any origin on 127.0.0.1. Files
 * are read when asked for, so a release is served as soon as it is published. A file `x.br` or `x.gz` is sent for `x` to
 * those who accept it.
 *
 * @throws the error of `listen`, `EADDRINUSE` say, when the port cannot be had
 */
export async function startArtefactHost({
  folder,
  port,
}: {
  folder: string;
  port: number;
}): Promise<ArtefactHost> {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error) => {
      console.error(`${request.url} could not be read: ${error.message}`);
      plain(response, 500, 'The file could not be read.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
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

const methods = 'GET, HEAD, OPTIONS';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

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
  const found = isRelativePath(path)
    ? await firstFile(join(folder, path), request.headers['accept-encoding'] ?? '')
    : null;
  if (!found) {
    plain(response, 404, 'There is no such file.');
    return;
  }
  response
    .writeHead(200, {
      ...forEveryone,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': found.bytes.length,
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      vary: 'accept-encoding',
      ...(found.encoding && { 'content-encoding': found.encoding }),
    })
    .end(found.bytes);
}

/** The file in the best encoding that was made of it and is accepted; null when there is no such file. */
async function firstFile(
  file: string,
  accepted: string,
): Promise<{ bytes: Buffer; encoding?: string } | null> {
  for (const [encoding, extension] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!acceptsEncoding(accepted, encoding)) continue;
    const bytes = await readIfThere(file + extension);
    if (bytes) return { bytes, encoding };
  }
  const bytes = await readIfThere(file);
  return bytes && { bytes };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
    throw error;
  });
}

function plain(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, {
      ...forEveryone,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    })
    .end(`${sentence}\n`);
}
