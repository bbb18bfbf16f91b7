import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession } from 'playwright-core';
import type { ScriptRequest } from './serial-chain';
import { serialChain } from './serial-chain';

/** Bytes of all files of one kind on a page. */
export interface Weight {
  /** As they came over the network, with their headers, in the encoding the server chose. */
  readonly sent: number;
  /** The same files gzipped at level 9, to compare with servers that encode otherwise. */
  readonly gzipped: number;
}

/** What a page fetches until it is at rest. */
export interface PageFiles {
  readonly scripts: Weight;
  readonly styles: Weight;
  /** Requests for scripts and for manifests (JSON files, whatever their name). */
  readonly requests: number;
  /** Most scripts that had to arrive one after the other. */
  readonly chain: number;
}

/** Opens a page with an empty cache and follows every file it fetches. */
export async function pageFiles(browser: Browser, url: string): Promise<PageFiles> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const fetched = await followFetches(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    const ofType = (type: string) => [...fetched.values()].filter((one) => one.type === type);
    const scripts = ofType('Script');
    const manifests = [...fetched.values()].filter((one) => /\.json$/.test(new URL(one.url).pathname));
    return {
      scripts: await weigh(scripts),
      styles: await weigh(ofType('Stylesheet')),
      requests: scripts.length + manifests.length,
      chain: serialChain(scripts),
    };
  } finally {
    await context.close();
  }
}

interface Fetched extends ScriptRequest {
  readonly type: string | undefined;
  sent: number;
}

/** Requests by id, in the order they were made; those answered from memory are left out. */
async function followFetches(session: CDPSession): Promise<ReadonlyMap<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    fetched.set(requestId, { url: request.url, type, causes: scriptsIn(initiator.stack), sent: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => fetched.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.sent = encodedDataLength;
  });
  await session.send('Network.enable');
  // Without it, a request made after an `await` would seem to have no cause.
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
  return fetched;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

function scriptsIn(stack: Stack | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...scriptsIn(stack.parent)] : [];
}

async function weigh(files: readonly Fetched[]): Promise<Weight> {
  let sent = 0;
  let gzipped = 0;
  for (const file of files) {
    const answer = await fetch(file.url);
    sent += file.sent;
    gzipped += gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
  }
  return { sent, gzipped };
}
