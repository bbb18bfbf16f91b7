import { createServer } from 'node:http';
import { answerBarePage } from 'shell/bare-page';
import { createLiveReload, followProblems } from 'shell/live-reload';

/** tsx, which runs this and no shell, has functions call it: as text for a browser they would miss it. */
const nameHelper = 'globalThis.__name=(named)=>named;';

/**
 * Answers in place of a shell that does not build or does not start: with a page that says why, and reloads itself when the shell
 * is there.
 *
 * @returns ends it
 */
export async function openStandIn(port: number, problemsFile: string): Promise<() => void> {
  // Its page has no code that could throw anything.
  const liveReload = createLiveReload({
    describe: async ({ message }) => ({ text: message, by: null }),
    log: () => {},
  });
  const stopFollowing = followProblems(problemsFile, liveReload.show, () => {});
  const server = createServer((message, response) => {
    if (liveReload.answer(message, response)) return;
    const script = nameHelper + liveReload.page().script;
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
