import { createHash } from 'node:crypto';
import { connectBidi } from './connect-bidi';
import type { DrivenBrowser } from './driven-browser';
import { startProgram } from './start-program';

/** An entry of a page's console, or an uncaught error: https://www.w3.org/TR/webdriver-bidi/#types-log-logentry */
interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly text: string | null;
}

/** The integrity that Firefox reports for a script still loading when its page was left. */
const hashOfNothing = createHash('sha384').digest('base64');

/**
 * Starts Firefox without a window; it speaks WebDriver BiDi by itself.
 *
 * @param folder for its profile
 */
export async function startFirefox(folder: string): Promise<DrivenBrowser> {
  const program = startProgram(
    'firefox-esr',
    ['--headless', '--width', '1280', '--height', '900', '--profile', folder, '--remote-debugging-port', '0'],
    { HOME: folder },
  );
  const address = await program.waitForOutput(/WebDriver BiDi listening on (ws:\S*)/);
  const heard: string[] = [];
  const { call, close } = await connectBidi(`${address}/session`, ({ level, text }: LogEntry) => {
    if ((level === 'error' || level === 'warn') && !text?.includes(hashOfNothing))
      heard.push(`${level}: ${text}`);
  });
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  // In the first tab the address bar keeps the focus, so fields of a page get no focus events.
  const { context } = await call('browsingContext.create', { type: 'tab' });
  return {
    heard,
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(inPage, ...given) {
      const { result, exceptionDetails } = await call('script.callFunction', {
        target: { context },
        functionDeclaration: `async () => JSON.stringify(await (${inPage})(...${JSON.stringify(given)}))`,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value && JSON.parse(result.value);
    },
    async act(actions) {
      await call('input.performActions', { context, actions });
    },
    async close() {
      close();
      await program.end();
    },
  };
}
