import { maxParts } from './body-of';

/** Most bytes of all parts' headers, which are slow to parse: a browser writes about a hundred for each. */
const maxHeaders = 256 * 1024;

/** A boundary that needs no escapes (RFC 2046). */
const boundaries = /^[\w'()+,./:=? -]{1,70}$/;

/** A form has more fields and files than `maxParts`. */
export class TooManyParts extends Error {}

/** Parses a form with files (multipart/form-data), after a check of its parts, since the parser has no limits. @throws any error */
export async function multipartForm(body: Buffer, contentType: string): Promise<FormData> {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
  const name = quoted ?? plain;
  if (!boundaries.test(name)) throw new Error('Its boundary is none.');
  const boundary = `--${name}`;
  let parts = -1;
  let headers = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    const end = body.indexOf('\r\n\r\n', at);
    parts += 1;
    headers += (end < 0 ? body.length : end) - at;
    if (parts > maxParts) throw new TooManyParts();
    if (headers > maxHeaders) throw new Error('The headers of its parts are too long.');
  }
  // Of the sender's header the parser may read another boundary than was counted.
  const headersOfOwn = { 'content-type': `multipart/form-data; boundary="${name}"` };
  return new Response(body as Buffer<ArrayBuffer>, { headers: headersOfOwn }).formData();
}
