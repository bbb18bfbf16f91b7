import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where a page under development hears of changes. */
const path = '/_dev/changes';

/** Reloads pages during development when a release or the shell itself has changed. */
export interface LiveReload {
  /** Put into every document's first script. */
  readonly script: string;
  /** Tells every open page to reload. */
  reload(): void;
  /** Answers a page that listens; false when the request is for something else. */
  answer(message: IncomingMessage, response: ServerResponse): boolean;
}

/** Pages listen to server-sent events; one that loses the server for a restart reloads when it is back. */
export function createLiveReload(): LiveReload {
  const pages = new Set<ServerResponse>();
  return {
    script: `;{let lost=false;const s=new EventSource('${path}');s.onerror=()=>{lost=true};s.onopen=()=>{if(lost)location.reload()};s.onmessage=()=>location.reload()}`,
    reload() {
      for (const page of pages) page.write('data: changed\n\n');
    },
    answer(message, response) {
      if (message.url !== path) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 200\n\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
      return true;
    },
  };
}
