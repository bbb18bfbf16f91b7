import { once } from 'node:events';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

/** Characters of a boundary at most (RFC 2046, 5.1.1). */
const maxBoundary = 70;

/** Bytes and lines of one part's headers at most: a browser writes two or three lines. */
const headerLimits = { headerSize: 8 * 1024, headerPairs: 20 };

/** Bytes that are parsed before anybody looks whether it is over: parts may be as short as ten. */
const pieceSize = 4 * 1024;

type Part = readonly [name: string, value: string | (() => File)];

/**
 * A form as browsers send one that has files (multipart/form-data); null for what is none, or as soon as it turns out to have more
 * fields and files than `maxParts`.
 *
 * @param contentType names the boundary
 */
export async function multipartForm(
  body: AsyncIterable<Buffer>,
  contentType: string,
  maxParts: number,
): Promise<FormData | null> {
  const parser = createParser(contentType, maxParts);
  if (!parser) return null;
  const parts: Part[] = [];
  let isOver = false;
  const end = new Promise<boolean>((resolve) => {
    const isNone = () => {
      isOver = true;
      resolve(false);
    };
    const add = (name: string | undefined, value: Part[1]) => {
      if (name === undefined) isNone();
      else parts.push([name, value]);
    };
    parser
      .on('field', add)
      .on('file', (name, file, filename, _encoding, type) => {
        const chunks: Buffer[] = [];
        file.on('data', (chunk: Buffer) => void chunks.push(chunk)).on('error', isNone);
        add(name, () => new File(chunks as Buffer<ArrayBuffer>[], filename, { type }));
      })
      .once('partsLimit', isNone)
      .on('error', isNone)
      .once('finish', () => resolve(true));
  });
  for await (const chunk of body) {
    for (let at = 0; at < chunk.length && !isOver; at += pieceSize) {
      if (!parser.write(chunk.subarray(at, at + pieceSize))) await Promise.race([once(parser, 'drain'), end]);
    }
    if (isOver) return null;
  }
  parser.end();
  if (!(await end)) return null;
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value());
  }
  return form;
}

/** Null where the boundary is missing, or none. */
function createParser(contentType: string, maxParts: number): BusboyInstance | null {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || boundary.length > maxBoundary) return null;
  return new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    limits: { parts: maxParts, fieldSize: Number.POSITIVE_INFINITY, ...headerLimits },
    preservePath: true,
    isPartAFile: (_name, _type, filename) => filename !== undefined,
  });
}
