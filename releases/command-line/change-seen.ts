import { afterwards } from '../partly-done';
import type { Reason } from '../release-map/change-remote';
import { SoAlready } from '../so-already';
import { type ChangeOptions, type Cli, reasonOf } from './cli';
import { seenRevision } from './seen-revision';
import { showStatus } from './status';

/**
 * Makes a change for an operator who has seen the map as it was shown last, and shows them what it says then; whoever was shown nothing
 * yet is not asked. Of what is so already that is said, and is no error.
 *
 * @param warnings says what they should know besides of the map that was made
 * @throws Error in one sentence as the change does, and where the remote was changed since; PartlyDone where it cannot be shown
 */
export async function changeSeen<Made>(
  cli: Cli,
  options: ChangeOptions,
  change: (reason: Reason) => Promise<Made>,
  warnings: (made: Made) => readonly string[] | Promise<readonly string[]> = () => [],
): Promise<void> {
  let made: Made;
  try {
    made = await change(reasonOf(cli, options, await seenRevision(cli)));
  } catch (error) {
    if (!(error instanceof SoAlready)) throw error;
    return showStatus(cli, options.json, [error.message]);
  }
  await afterwards('The change is made, but what the release map says now cannot be shown', async () =>
    showStatus(cli, options.json, await warnings(made)),
  );
}
