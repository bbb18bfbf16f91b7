import { pathProblems } from '@storefront/build/publishing/path-problems';
import { routePaths } from '@storefront/build/publishing/route-paths';
import type { WorkspaceRemote } from '@storefront/build/workspace-remotes';

/** Holds the routes of a server build, a file, against what its remote declares. */
export type CheckPaths = (remote: WorkspaceRemote, container: string) => Promise<void>;

/**
 * Gives what checks the paths of one remote's builds.
 *
 * @param onChecked gets what is wrong with the build that was asked about last
 */
export function pathCheck(onChecked: (problems: readonly string[]) => void): CheckPaths {
  let asked = 0;
  return async (remote, container) => {
    asked += 1;
    const mine = asked;
    const problems = await problemsOf(remote, container);
    if (mine === asked) onChecked(problems);
  };
}

async function problemsOf(remote: WorkspaceRemote, container: string): Promise<string[]> {
  try {
    const { missing, undeclared } = pathProblems(remote, await routePaths(remote.name, container));
    return [missing, undeclared].filter((problem) => problem !== null);
  } catch (error) {
    return [(error as Error).message];
  }
}
