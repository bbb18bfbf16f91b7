import { markup } from './hostile-text';
import type { RawAnswer, RawRequest } from './raw-request';
import { wireText } from './raw-request';

/** Milliseconds within which every answer is complete. */
export const timeLimit = 5_000;

/** Bytes no answer exceeds. */
const sizeLimit = 2 * 1024 * 1024;

/**
 * Faults of an answer to a hostile request, one sentence each with the beginning of the request. Empty if it is on time, within the
 * size limit, not a server error, and repeats none of the sender's markup in a document.
 */
export function faultsOf(request: RawRequest, answer: RawAnswer): string[] {
  const { status, headers, body, bytes, inTime } = answer;
  const faults: string[] = [];
  if (!inTime) faults.push(`took more than ${timeLimit} ms`);
  if (inTime && status === null && !mayBeSilent(request)) faults.push('was not answered');
  if (status !== null && status >= 500) faults.push(`was answered ${status}`);
  if (bytes > sizeLimit) faults.push(`was answered with ${bytes} bytes`);
  if (headers.get('content-type')?.startsWith('text/html')) {
    if (!headers.has('content-security-policy')) faults.push('got a document without a policy');
    const found = markup.find((script) => body.includes(script));
    if (found) faults.push(`got ${found} back as it is`);
  }
  if (body.includes('    at ') && /\n {4}at .+:\d+:\d+/.test(body)) faults.push('got a stack trace');
  return faults.map((fault) => `${JSON.stringify(wireText(request).slice(0, 300))} ${fault}`);
}

/** Tunnels, other protocols and senders that are gone need no answer. */
function mayBeSilent({ method, headers, breaksOff }: RawRequest): boolean {
  return method === 'CONNECT' || breaksOff === true || headers.some(([name]) => /^upgrade$/i.test(name));
}
