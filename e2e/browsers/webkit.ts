import { expect } from '@playwright/test';
import { firstPort } from '../support/storefront-test';
import type { DrivenBrowser } from './driven-browser';
import { startProgram } from './start-program';

// Not 3659, which fetch refuses: https://fetch.spec.whatwg.org/#port-blocking
const port = firstPort + 58;

/**
 * Starts WebKitGTK's small browser on a screen that nobody sees, by its driver, which speaks WebDriver. The console of a page that
 * is driven cannot be read.
 *
 * @param folder for its profile
 */
export async function startWebKit(folder: string): Promise<DrivenBrowser> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const display = await screen.waitForOutput(/^(\d+)$/m);
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    HOME: folder,
    DISPLAY: `:${display}`,
  });
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(`http://localhost:${port}${path}`, { method, ...sent });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  await expect.poll(() => call('GET', '/status').catch(String)).toHaveProperty('ready', true);
  const { sessionId } = await call('POST', '/session', { capabilities: {} });
  const command = (name: string, body: object) => call('POST', `/session/${sessionId}/${name}`, body);
  return {
    heard: [],
    open: (url) => command('url', { url }),
    run: (inPage, ...args) => command('execute/sync', { script: `return (${inPage})(...arguments)`, args }),
    act: (actions) => command('actions', { actions }),
    async close() {
      await driver.end();
      await screen.end();
    },
  };
}
