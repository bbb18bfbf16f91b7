import { createHash } from 'node:crypto';

/** SHA-256 of a JSON value in hexadecimal; the order of its fields does not count. */
export function payloadDigest(payload: unknown): string {
  const ordered = JSON.stringify(payload, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest('hex');
}
