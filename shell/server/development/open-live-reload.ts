import { report } from '../process/report';
import { say } from '../process/say';
import { createLiveReload, followProblems, type LiveReload } from './live-reload';
import { ownScripts, type ScriptOrigins } from './own-scripts';
import { thrownProblem } from './thrown-problems';

/**
 * Keeps the pages of a shell that is developed up to date, and shows on them what is wrong.
 *
 * @param problemsFile says what does not build
 */
export function openLiveReload(problemsFile: string, origins: ScriptOrigins): LiveReload {
  const scripts = ownScripts(origins);
  const liveReload = createLiveReload({
    describe: (thrown) => thrownProblem(thrown, scripts),
    log: (problem) => say('info', problem),
  });
  followProblems(problemsFile, liveReload.show, (error) => report('problems', error));
  return liveReload;
}
