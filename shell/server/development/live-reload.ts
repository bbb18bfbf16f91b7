import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '@storefront/shared/release/parse-json';
import { bodyWithin } from '@storefront/shared/server/body-within';
import * as v from 'valibot';
import type { DocumentHooks } from '../document/document-inputs';
import { bodyOf } from '../http/body-of';
import { isFault, log, logError } from '../process/log';
import { pageScript } from './page-script';
import {
  createThrownProblems,
  ownScripts,
  type ScriptOrigins,
  type Side,
  type Thrown,
  type ThrownProblem,
  thrownProblem,
} from './thrown-problems';

/** Path where pages under development receive changes and report errors. */
const path = '/_dev/changes';

/** Most bytes of a report: React's message about differing HTML is long. */
const bodyLimit = 256 * 1024;

/** Interval of keep-alive comments, in milliseconds: connections without progress are closed after a minute. */
const quiet = 20_000;

const thrownSchema = v.object({ message: v.string(), stack: v.string() });

/** Reloads open pages on changes, and shows build problems and errors on them. */
export type LiveReload = ReturnType<typeof createLiveReload>;

interface LiveReloadOptions {
  readonly describe: (thrown: Thrown) => Promise<ThrownProblem>;
  readonly log: (problem: string) => void;
}

/** Makes a live reload by server-sent events. A page that loses the server to a restart connects to the next one. */
export function createLiveReload({ describe, log }: LiveReloadOptions) {
  const listeners = new Map<ServerResponse, string>();
  const thrownProblems = createThrownProblems(describe, log);
  let pages = 0;
  let changes = 0;
  let problems: readonly string[] = [];
  // Identifies the sources of a page: another process may have made it, or a change may have come while it was on its way.
  const state = () => `${process.pid}-${changes}`;
  const send = (response: ServerResponse, event: string, data: unknown) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const sendProblems = () => {
    for (const [response, page] of listeners)
      send(response, 'problems', [...problems, ...thrownProblems.of(page)]);
  };

  async function add(page: string, side: Side, thrown: Thrown, client?: string): Promise<void> {
    await thrownProblems.add(page, side, thrown, client);
    sendProblems();
  }

  function listen(response: ServerResponse, page: string, isCurrent: boolean): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 200\n\n');
    if (isCurrent) send(response, 'problems', [...problems, ...thrownProblems.of(page)]);
    else send(response, 'changed', null);
    listeners.set(response, page);
    const quietly = setInterval(() => response.write(':\n\n'), quiet).unref();
    response.once('close', () => {
      clearInterval(quietly);
      listeners.delete(response);
    });
  }

  async function receiveReport(message: IncomingMessage, response: ServerResponse, page: string) {
    const body = await bodyWithin(bodyLimit, bodyOf(message, response));
    if (!body) response.setHeader('connection', 'close');
    response.writeHead(body ? 204 : 413).end();
    if (body)
      await add(page, 'in the browser', parseJson(thrownSchema, body.toString(), 'What a page tells'));
  }

  return {
    /** Registers a page: its script reloads it after a later change. Errors reported for it are shown there and in the terminal. */
    registerPage(): DocumentHooks {
      pages += 1;
      const page = String(pages);
      return {
        logError: (what, error, { remote } = {}) => {
          if (!isFault(error)) return;
          add(page, 'on the server', asThrown(error), remote).catch((failure) => logError(what, failure));
        },
        script: pageScript(`${path}?since=${state()}-${page}`),
      };
    },
    reload(): void {
      changes += 1;
      thrownProblems.forget();
      for (const response of listeners.keys()) send(response, 'changed', null);
    },
    /** Shows the build problems, in place of those shown before. */
    show(found: readonly string[]): void {
      problems = found;
      sendProblems();
    },
    /** Answers a page's subscription or report; false when the request is for something else. */
    answer(message: IncomingMessage, response: ServerResponse): boolean {
      const [pathname, query] = (message.url ?? '').split('?');
      if (pathname !== path) return false;
      const [, made, page = ''] = /^since=(\d+-\d+)-(\d+)$/.exec(query ?? '') ?? [];
      const isCurrent = made === state();
      if (message.method !== 'POST') listen(response, page, isCurrent);
      else if (isCurrent) receiveReport(message, response, page).catch((error) => logError(path, error));
      // The page is about to reload.
      else response.writeHead(204).end();
      return true;
    },
  };
}

function asThrown(error: unknown): Thrown {
  return error instanceof Error
    ? { message: error.message, stack: error.stack ?? '' }
    : { message: String(error), stack: '' };
}

/** Interval of checking the file, in milliseconds. */
const interval = 100;

/** Follows the file of build problems that `pnpm dev` writes; there is none while all builds. @returns stops following */
export function followProblems(
  file: string,
  onChange: (problems: readonly string[]) => void,
  onError: (error: unknown) => void,
): () => void {
  const look = async () => {
    try {
      const text = await readFile(file, 'utf8');
      onChange(parseJson(v.array(v.string()), text, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') onChange([]);
      else onError(error);
    }
  };
  watchFile(file, { interval, persistent: false }, look);
  void look();
  return () => unwatchFile(file, look);
}

/** Reloads the pages of a shell under development, and shows problems on them. @param problemsFile file of build problems */
export function openLiveReload(problemsFile: string, origins: ScriptOrigins): LiveReload {
  const scripts = ownScripts(origins);
  const liveReload = createLiveReload({
    describe: (thrown) => thrownProblem(thrown, scripts),
    log: (problem) => log('info', problem),
  });
  followProblems(problemsFile, liveReload.show, (error) => logError('problems', error));
  return liveReload;
}
