import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { maxParts } from './body-of';

/** Most characters of a boundary (RFC 2046, 5.1.1). */
const maxBoundary = 70;

/** Most bytes and lines of a part's headers: a browser writes two or three lines. */
const headerLimits = { headerSize: 8 * 1024, headerPairs: 20 };

/** Bytes parsed before the parser can stop: parts may be as short as ten. */
const pieceSize = 4 * 1024;

type Part = readonly [name: string, value: string | (() => File)];

/** A form has more fields and files than `maxParts`. */
export class TooManyParts extends Error {}

/**
 * Parses a form with files, as browsers send it (multipart/form-data).
 *
 * @param contentType names the boundary
 * @throws TooManyParts, before the rest is parsed, and the parser's errors for anything that is no such form
 */
export async function multipartForm(body: Buffer, contentType: string): Promise<FormData> {
  const parser = createParser(contentType);
  const parts: Part[] = [];
  const add = (name: string | undefined, value: Part[1]) => {
    if (name === undefined) parser.destroy(new Error('A part has no name.'));
    else parts.push([name, value]);
  };
  parser
    .on('field', add)
    .on('file', (name, file, filename, _encoding, type) => {
      const chunks: Buffer[] = [];
      file
        .on('data', (chunk: Buffer) => void chunks.push(chunk))
        .on('error', (error) => parser.destroy(error));
      add(name, () => new File(chunks as Buffer<ArrayBuffer>[], filename, { type }));
    })
    .once('partsLimit', () => parser.destroy(new TooManyParts()));
  await pipeline(Readable.from(piecesOf(body)), parser);
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value());
  }
  return form;
}

function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += pieceSize) yield body.subarray(at, at + pieceSize);
}

function createParser(contentType: string): BusboyInstance {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || boundary.length > maxBoundary) throw new Error('The boundary is missing, or is none.');
  return new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    limits: { parts: maxParts, fieldSize: Number.POSITIVE_INFINITY, ...headerLimits },
    preservePath: true,
    isPartAFile: (_name, _type, filename) => filename !== undefined,
  });
}
