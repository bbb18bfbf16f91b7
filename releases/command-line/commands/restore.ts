import { type Command, InvalidArgumentError } from 'commander';
import { quarantinedIn } from '../../quarantine/quarantine';
import { liveRemotes } from '../../release-map/release-map';
import { rolloutText } from '../../rollout/rollout';
import { type RestoredMap, restoreRevision } from '../../traffic/restore-revision';
import { unservedReleases } from '../../traffic/unserved-releases';
import { changeSeen } from '../change-seen';
import { type ChangeOptions, type Cli, changingCommand } from '../cli';

/** `restore`: brings back the release map of a revision, by the history. */
export function restoreCommand(cli: Cli): Command {
  return changingCommand(
    'restore',
    'brings back the traffic and paths of a revision, also where the release map is damaged or gone; rollouts are paused, and quarantine, keys, origins and freezes stay as they are',
    'restore 41 --why "the disk was full"',
  )
    .argument('<revision>', 'one that history shows', revisionFrom)
    .action(async (revision: number, options: ChangeOptions) => {
      await changeSeen(
        cli,
        options,
        (reason) => restoreRevision(cli, revision, reason),
        (restored) => warnings(restored, revision),
      );
    });
}

async function warnings({ map, revision, lacking }: RestoredMap, of: number): Promise<string[]> {
  const given = (remote: string, version: string) =>
    map.microFrontends[remote]?.find((one) => one.metadata.version === version)?.deployment.traffic ?? 0;
  return [
    revision === null
      ? `The release map is that of revision ${of} already: nothing changed.`
      : `Revision ${of} is in force again, as revision ${revision}.`,
    ...Object.entries(map.rollouts).map(
      ([remote, rollout]) =>
        `The rollout of ${remote} ${rollout.version} is at ${rolloutText(rollout)}: resume, promote or rollback says how it goes on.`,
    ),
    ...quarantinedIn(map)
      .filter(({ remote, version }) => given(remote, version) > 0)
      .map(
        ({ remote, version }) =>
          `${remote} ${version} is in quarantine: it gets no visitors until lift takes it out.`,
      ),
    ...(lacking.length > 0
      ? [
          `The history lacks revision ${lacking.join(', ')}: what was changed then, keys and quarantines included, is not in the map. Compare pnpm releases status and quarantined with what you know of them.`,
        ]
      : []),
    ...(await unservedReleases(liveRemotes(map).flatMap((remote) => map.microFrontends[remote] ?? []))),
  ];
}

function revisionFrom(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('releases history shows the revisions.');
  return Number(text);
}
