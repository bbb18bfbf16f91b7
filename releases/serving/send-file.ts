import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type SendResult, send } from '@fastify/send';
import { isRelativePath } from '@storefront/shared/release/release';

interface SendFileOptions {
  readonly folder: string;
  /** Path as requested, without the leading slash. */
  readonly path: string;
  /** Whether the bytes at this path never change: cached for a year, otherwise for an hour. */
  readonly isImmutable: boolean;
  /** Headers besides those that describe the file. */
  readonly headers: OutgoingHttpHeaders;
}

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

/**
 * Answers GET and HEAD with a file, a range of it, or 304. Sends `x.br` or `x.gz` for `x` to clients that accept it.
 *
 * @returns false when there is no such file; no response is sent then
 * @throws the file system's error when the file cannot be read
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path, isImmutable, headers }: SendFileOptions,
): Promise<boolean> {
  if (!isRelativePath(path)) return false;
  for (const { encoding, extension } of encodings(request)) {
    const found = await opened(request, { folder, path: path + extension, isImmutable });
    if (!found) continue;
    const { statusCode, stream } = found;
    response.writeHead(statusCode, {
      ...headers,
      'cache-control': `public, max-age=${isImmutable ? '31536000, immutable' : '3600'}`,
      ...described(found),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(statusCode < 300 && {
        'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
        ...(encoding && { 'content-encoding': encoding }),
      }),
    });
    if (stream instanceof ReadStream) await pipeline(stream, response).catch(unlessGone);
    else response.end();
    return true;
  }
  return false;
}

function encodings({ headers }: IncomingMessage): { encoding?: string; extension: string }[] {
  const accepted = String(headers['accept-encoding'] ?? '');
  const made = [
    { encoding: 'br', extension: '.br' },
    { encoding: 'gzip', extension: '.gz' },
  ];
  return [...made.filter(({ encoding }) => acceptsEncoding(accepted, encoding)), { extension: '' }];
}

type WantedFile = Omit<SendFileOptions, 'headers'>;

/** Null when there is no such file. */
async function opened(request: IncomingMessage, file: WantedFile): Promise<SendResult | null> {
  const found = await look(request, file);
  if (found.statusCode === 404 || found.type === 'directory') return null;
  if (found.type === 'error' && found.statusCode >= 500) throw found.metadata.error;
  if (!(found.stream instanceof ReadStream)) return found;
  try {
    await once(found.stream, 'open');
    return found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function look(
  request: IncomingMessage,
  { folder: root, path, isImmutable }: WantedFile,
): Promise<SendResult> {
  // Every script is sent with these headers: immutable files need no validator, and an ETag is enough for the rest.
  const options = {
    root,
    index: false,
    cacheControl: false,
    contentType: false,
    lastModified: false,
    etag: !isImmutable,
  };
  const found = await send(request, path, options);
  // A suffix longer than the file means all of it (RFC 9110, 14.1.2); the library refuses it.
  const isSuffix = /^\s*bytes=-0*[1-9]\d*\s*$/.test(request.headers.range ?? '');
  return found.statusCode === 416 && isSuffix
    ? send(request, path, { ...options, acceptRanges: false })
    : found;
}

/** Headers without 'Accept-Ranges', which clients do not need, and without the library's page for a failed condition. */
function described({ type, headers }: SendResult): OutgoingHttpHeaders {
  if (type !== 'error') {
    const { 'Accept-Ranges': _, ...rest } = headers;
    return rest;
  }
  const range = headers['Content-Range'];
  return { 'content-length': 0, 'cache-control': 'no-store', ...(range && { 'content-range': range }) };
}

/** A visitor who leaves mid-response is no error. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

/** Whether an Accept-Encoding header accepts the encoding. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, weight] = part.split(';').map((text) => text.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
  });
}
