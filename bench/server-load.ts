import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** How a server answers a stream of visitors. */
export interface Load {
  readonly documents: number;
  /** Documents answered in a second. */
  readonly perSecond: number;
  /** Milliseconds until half of the documents were complete. */
  readonly p50: number;
  /** Milliseconds until all but one in a hundred were. */
  readonly p99: number;
}

interface LoadOptions {
  /** Document number `n`; no two numbers may give the same address. */
  readonly path: (n: number) => string;
  /** A product that is in every visitor's cart. */
  readonly product: string;
  /** Requests a second, evenly spaced; as many as can be answered, eight at a time, when it is not given. */
  readonly rate?: number;
  /** Called when the server is warm and the measuring begins. */
  readonly onWarm?: () => Promise<void>;
}

const seconds = 10;

/** How long a server is asked before that, so that its code is compiled. */
const warmUpSeconds = 3;

/**
 * Asks for documents for ten seconds, each as another visitor (bucket and cart) and under another
 * address, in the encoding browsers ask for.
 *
 * @throws Error in one sentence when a document was not answered with a success
 */
export async function serverLoad(
  address: string,
  { path, product, rate, onWarm }: LoadOptions,
): Promise<Load> {
  let n = 0;
  const ask = (duration: number) =>
    autocannon({
      url: address,
      // Several connections would keep a low rate in step: a burst of all of them at a time.
      ...(rate ? { connections: 1, overallRate: rate } : { connections: 8 }),
      duration,
      requests: [
        {
          setupRequest(request) {
            n += 1;
            const cookie = `bucket=${randomUUID()}; cart=${product}*${1 + (n % 99)}`;
            return {
              ...request,
              path: path(n),
              headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', cookie },
            };
          },
        },
      ],
    });
  await ask(warmUpSeconds);
  await onWarm?.();
  const result = await ask(seconds);
  const failed = result.errors + result.non2xx;
  if (failed > 0)
    throw new Error(`${failed} of ${n} requests for ${path(1)} were not answered with a document.`);
  return {
    documents: result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
