import { createServer } from 'node:http';
import { answerBarePage } from 'shell/bare-page';
import { createLiveReload, followProblems } from 'shell/live-reload';

/** tsx wraps functions in calls of this helper, which browsers lack. */
const nameHelper = 'globalThis.__name=(named)=>named;';

/**
 * Serves a page in place of a shell that does not build or start: it shows the reason, and reloads when the shell is back.
 *
 * @returns the function that ends it
 */
export async function openStandIn(port: number, problemsFile: string): Promise<() => void> {
  const liveReload = createLiveReload({
    describe: async ({ message }) => ({ text: message, by: null }),
    log: () => {},
  });
  const stopFollowing = followProblems(problemsFile, liveReload.show, () => {});
  const server = createServer((message, response) => {
    if (liveReload.answer(message, response)) return;
    const script = nameHelper + liveReload.registerPage().script;
    answerBarePage(response, 503, 'The shell does not build or does not start.', { script });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return () => {
    stopFollowing();
    server.close();
    server.closeAllConnections();
  };
}
