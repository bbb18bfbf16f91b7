import { type Command, InvalidArgumentError } from 'commander';
import { AlreadyDone, completeChange } from '../command-errors';
import { readPublished } from '../published/published-anywhere';
import type { Reason } from '../release-map/change-remote';
import { type ReleaseMap, switchedOff, withVisitors } from '../release-map/release-map';
import { unassignedPaths } from '../traffic/assign-paths';
import { unservedReleases } from '../traffic/unserved-releases';
import { type Cli, command, type JsonOption } from './cli';
import { knownRemote } from './names';
import { seenRevision, showStatus } from './show-status';
import { oneLine } from './terminal-text';

/** Options of a command that changes the release map. */
export interface ChangeOptions extends JsonOption {
  readonly why?: string;
  readonly expect?: number;
}

/** A command that changes the release map, with its help page; `json` describes its answer with --json. */
export function changingCommand(
  name: string,
  does: string,
  example: string,
  more?: string,
  json = 'what status --json shows, with warnings',
): Command {
  return command(name, does, example, more)
    .option('--why <reason>', 'shown in the history')
    .option('--json', `answers with one JSON object: ${json}`)
    .option(
      '--expect <revision>',
      'refuse if the remote was changed since this revision; default: the revision that you were last shown; if there is none, rollout uses the one in force when the command starts, and other commands do not check',
      revisionFrom,
    );
}

function revisionFrom(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('pnpm releases status shows a revision.');
  return Number(text);
}

/**
 * Makes an operator's change, and shows the map afterwards. It is refused where the remote was changed since the operator last saw the map,
 * unless they never saw it. A change already in force is reported, and is no error.
 *
 * @throws Error in one sentence as the change does, and where the remote was changed since; PartialFailure where the map cannot be shown
 */
export async function changeSeen<Made>(
  cli: Cli,
  { why = '', expect, json }: ChangeOptions,
  change: (reason: Reason) => Promise<Made>,
  warnings: (made: Made) => readonly string[] | Promise<readonly string[]> = () => [],
): Promise<void> {
  let made: Made;
  try {
    const expected = expect ?? (await seenRevision(cli));
    const seen = expected === null ? {} : { expect: expected };
    made = await change({ who: cli.operator, why: oneLine(why), ...seen });
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
    return showStatus(cli, json, [error.message]);
  }
  await completeChange(
    'The change is made, but the release map cannot be read to show the result',
    async () => showStatus(cli, json, await warnings(made)),
  );
}

/** Changes the traffic of an existing remote, with warnings about what its visitors miss. */
export async function changeTraffic(
  cli: Cli,
  name: string,
  options: ChangeOptions,
  change: (cli: Cli, remote: string, reason: Reason) => Promise<ReleaseMap>,
): Promise<void> {
  const remote = await knownRemote(cli, name);
  await changeSeen(
    cli,
    options,
    (reason) => change(cli, remote, reason),
    (map) => trafficWarnings(cli, map, remote),
  );
}

/** Warnings about what a remote's visitors miss, and about failed checks. */
export async function trafficWarnings(cli: Cli, map: ReleaseMap, remote: string): Promise<string[]> {
  const live = map.microFrontends[remote] ?? [];
  const read = await Promise.allSettled(
    withVisitors(live).map(({ metadata }) => readPublished(cli, remote, metadata.version)),
  );
  const paths = read.flatMap((one) => (one.status === 'fulfilled' ? one.value.release.paths : []));
  // A release that is unreadable here may be published only elsewhere.
  const unread = read.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  const off = `${remote} is switched off: its paths are unavailable, and its slots empty.`;
  return [
    ...(switchedOff(map).includes(remote) ? [off] : []),
    ...(await unservedReleases(live)),
    ...unassignedPaths(map, remote, [...new Set(paths)]),
    ...unread.map((reason) => `The assignment of its paths was not checked: ${reason}`),
  ];
}
