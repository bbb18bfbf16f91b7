import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageScript } from './page-script';

/** Where a page under development hears of changes. */
const path = '/_dev/changes';

/** Keeps open pages as they would be if they were asked for now, and shows on them what does not build. */
export interface LiveReload {
  /** JavaScript for a page that is being made: it reloads the page as soon as something has changed since. */
  script(): string;
  /** Says that pages made from now on differ from those of before. */
  reload(): void;
  /** Says what does not build, in place of what was said before. */
  show(problems: readonly string[]): void;
  /** Answers a page that listens; false when the request is for something else. */
  answer(message: IncomingMessage, response: ServerResponse): boolean;
}

/** Pages listen to server-sent events; one that loses the server for a restart connects to the next. */
export function createLiveReload(): LiveReload {
  const pages = new Set<ServerResponse>();
  let changes = 0;
  let problems: readonly string[] = [];
  // A page may have been made by another process, or before a change that came while it was on its way.
  const state = () => `${process.pid}-${changes}`;
  const send = (page: ServerResponse, event: string, data: unknown) =>
    page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    script: () => pageScript(`${path}?since=${state()}`),
    reload() {
      changes += 1;
      for (const page of pages) send(page, 'changed', null);
    },
    show(found) {
      problems = found;
      for (const page of pages) send(page, 'problems', problems);
    },
    answer({ url = '' }, response) {
      const [pathname, query] = url.split('?');
      if (pathname !== path) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 200\n\n');
      if (query === `since=${state()}`) send(response, 'problems', problems);
      else send(response, 'changed', null);
      pages.add(response);
      response.once('close', () => pages.delete(response));
      return true;
    },
  };
}
