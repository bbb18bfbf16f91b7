import { createHash, timingSafeEqual } from 'node:crypto';

/** Tells whether a request is the shell's, by its `X-Shell-Secret`; without a secret none is. */
export function fromShell(
  shellSecret: string | null,
): (headers: Readonly<Record<string, unknown>>) => boolean {
  const expected = shellSecret === null ? null : digest(shellSecret);
  return (headers) => {
    const secret = headers['x-shell-secret'];
    return expected !== null && typeof secret === 'string' && timingSafeEqual(digest(secret), expected);
  };
}

/** Of equal length, whatever was sent. */
function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
