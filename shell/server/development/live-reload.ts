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

/** Where a page under development hears of changes, and tells what it throws. */
const path = '/_dev/changes';

/** Bytes of the largest body: what React says of HTML that differs is long. */
const bodyLimit = 256 * 1024;

/** How often a page that hears nothing is told so, in milliseconds: connections without progress are closed after a minute. */
const quiet = 20_000;

const thrownSchema = v.object({ message: v.string(), stack: v.string() });

/** Keeps open pages as they would be if they were asked for now, and shows on them what does not build and what they throw. */
export interface LiveReload {
  /**
   * Begins a page: its script reloads it as soon as something has changed since, and what is reported of it is shown on it, and
   * said in the terminal.
   */
  page(): DocumentHooks;
  reload(): void;
  /** Says what does not build, in place of what was said before. */
  show(problems: readonly string[]): void;
  /** Answers a page that listens or tells; false when the request is for something else. */
  answer(message: IncomingMessage, response: ServerResponse): boolean;
}

interface LiveReloadOptions {
  readonly describe: (thrown: Thrown) => Promise<ThrownProblem>;
  readonly log: (problem: string) => void;
}

/** Pages listen to server-sent events; one that loses the server for a restart connects to the next. */
export function createLiveReload({ describe, log }: LiveReloadOptions): LiveReload {
  const listeners = new Map<ServerResponse, string>();
  const thrownProblems = createThrownProblems(describe, log);
  let pages = 0;
  let changes = 0;
  let problems: readonly string[] = [];
  // A page may have been made by another process, or before a change that came while it was on its way.
  const state = () => `${process.pid}-${changes}`;
  const send = (response: ServerResponse, event: string, data: unknown) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const sendProblems = () => {
    for (const [response, page] of listeners)
      send(response, 'problems', [...problems, ...thrownProblems.of(page)]);
  };

  async function take(page: string, side: Side, thrown: Thrown, client?: string): Promise<void> {
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

  async function takeFromPage(message: IncomingMessage, response: ServerResponse, page: string) {
    const body = await bodyWithin(bodyLimit, bodyOf(message, response));
    if (!body) response.setHeader('connection', 'close');
    response.writeHead(body ? 204 : 413).end();
    if (body)
      await take(page, 'in the browser', parseJson(thrownSchema, body.toString(), 'What a page tells'));
  }

  return {
    page() {
      pages += 1;
      const page = String(pages);
      return {
        logError: (what, error, { remote } = {}) => {
          if (!isFault(error)) return;
          take(page, 'on the server', asThrown(error), remote).catch((failure) => logError(what, failure));
        },
        script: pageScript(`${path}?since=${state()}-${page}`),
      };
    },
    reload() {
      changes += 1;
      thrownProblems.forget();
      for (const response of listeners.keys()) send(response, 'changed', null);
    },
    show(found) {
      problems = found;
      sendProblems();
    },
    answer(message, response) {
      const [pathname, query] = (message.url ?? '').split('?');
      if (pathname !== path) return false;
      const [, made, page = ''] = /^since=(\d+-\d+)-(\d+)$/.exec(query ?? '') ?? [];
      const isCurrent = made === state();
      if (message.method !== 'POST') listen(response, page, isCurrent);
      else if (isCurrent) takeFromPage(message, response, page).catch((error) => logError(path, error));
      // It is about to be made anew.
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

/** How often the file is looked at, in milliseconds. */
const interval = 100;

/**
 * Follows the file in which `pnpm dev` says what does not build, a list of texts; none is there while all does.
 *
 * @param onError gets why the file cannot be read
 * @returns ends following
 */
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

/**
 * Keeps the pages of a shell that is developed up to date, and shows on them what is wrong.
 *
 * @param problemsFile says what does not build
 */
export function openLiveReload(problemsFile: string, origins: ScriptOrigins): LiveReload {
  const scripts = ownScripts(origins);
  const liveReload = createLiveReload({
    describe: (thrown) => thrownProblem(thrown, scripts),
    log: (problem) => log('info', problem),
  });
  followProblems(problemsFile, liveReload.show, (error) => logError('problems', error));
  return liveReload;
}
