import { type Command, InvalidArgumentError, Option } from 'commander';
import { completeChange } from '../../command-errors';
import {
  liftQuarantine,
  type QuarantinedRelease,
  quarantinedIn,
  quarantinedReleases,
} from '../../quarantine/quarantine';
import { strikeSummary } from '../../quarantine/strike';
import { changeRemote } from '../../release-map/change-remote';
import { liveRemotes } from '../../release-map/release-map';
import { rolloutText } from '../../rollout/rollout';
import { freeze, unfreeze } from '../../rollout/transitions';
import { type RestoredMap, restoreRevision } from '../../traffic/restore-revision';
import { rollBack } from '../../traffic/roll-back';
import { removeRemote, switchOff, switchOn } from '../../traffic/switch';
import { unservedReleases } from '../../traffic/unserved-releases';
import { type ChangeOptions, changeSeen, changeTraffic, changingCommand } from '../changing';
import { type Cli, command, type JsonOption, WrongUsage } from '../cli';
import { parseRemoteName, releaseNamed } from '../names';
import { showStatus } from '../show-status';
import { oneLine } from '../terminal-text';

interface RollbackOptions extends ChangeOptions {
  readonly to?: number;
}

/** `rollback`: takes back a remote's last traffic change, or restores the map of a revision. */
export function rollbackCommand(cli: Cli): Command {
  return changingCommand(
    'rollback',
    'takes back the last change of a remote’s traffic',
    'rollback cart --why "the badge is gone"',
    'Skips an off that an on has ended; after off alone, brings the visitors back. Repeated, it takes back the change before. --to restores the traffic and paths of the whole shop at a revision, also if the release map is damaged or gone. It pauses rollouts, and keeps quarantine, keys, origins and freezes.',
  )
    .argument('[remote]')
    .option('--to <revision>', 'a revision that pnpm releases history shows', revisionFrom)
    .action((name: string | undefined, { to, ...options }: RollbackOptions) => {
      if ((name === undefined) === (to === undefined))
        throw new WrongUsage('Name a remote, or use --to with a revision for the whole shop.');
      if (name !== undefined) return changeTraffic(cli, name, options, rollBack);
      const revision = Number(to);
      return changeSeen(
        cli,
        options,
        (reason) => restoreRevision(cli, revision, reason),
        (restored) => restoreWarnings(restored, revision),
      );
    });
}

function revisionFrom(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('pnpm releases history shows them.');
  return Number(text);
}

async function restoreWarnings({ map, revision, lacking }: RestoredMap, of: number): Promise<string[]> {
  const given = (remote: string, version: string) =>
    map.microFrontends[remote]?.find((one) => one.metadata.version === version)?.deployment.traffic ?? 0;
  return [
    revision === null
      ? `The release map is that of revision ${of} already: nothing changed.`
      : `Revision ${of} is in force again, as revision ${revision}.`,
    ...Object.entries(map.rollouts).map(
      ([remote, rollout]) =>
        `The rollout of ${remote} ${rollout.version} is at ${rolloutText(rollout)}: continue with pnpm releases rollout ${remote} --resume or --promote, or end it with pnpm releases rollback ${remote}.`,
    ),
    ...quarantinedIn(map)
      .filter(({ remote, version }) => given(remote, version) > 0)
      .map(
        ({ remote, version }) =>
          `${remote} ${version} is in quarantine: it gets no visitors until pnpm releases quarantine --lift ends that.`,
      ),
    ...(lacking.length > 0
      ? [
          `The history lacks revision ${lacking.join(', ')}, so the map lacks those changes, keys and quarantines included. Check it with pnpm releases status and pnpm releases quarantine.`,
        ]
      : []),
    ...(await unservedReleases(liveRemotes(map).flatMap((remote) => map.microFrontends[remote] ?? []))),
  ];
}

/** `off`: takes all visitors from a remote, or the remote out of the release map. */
export function offCommand(cli: Cli): Command {
  return changingCommand(
    'off',
    'switches a remote off; pnpm releases on brings it back',
    'off cart --why "it charges twice"',
    'Its paths are then unavailable, and its slots are empty.',
  )
    .argument('<remote>')
    .option('--for-good', 'takes it out of the release map, with its paths and keys')
    .action((name: string, { forGood, ...options }: ChangeOptions & { readonly forGood?: boolean }) => {
      if (!forGood)
        return changeTraffic(cli, name, options, ({ store }, remote, reason) =>
          switchOff(store, remote, reason),
        );
      const remote = parseRemoteName(name);
      return changeSeen(
        cli,
        options,
        (reason) => removeRemote(cli.store, remote, reason),
        () => [`${remote} is no longer in the release map.`],
      );
    });
}

/** `on`: ends `off`. */
export function onCommand(cli: Cli): Command {
  return changingCommand(
    'on',
    'gives a remote back the traffic it had before it was switched off',
    'on cart --why "it was the bank"',
  )
    .argument('<remote>')
    .action((name: string, options: ChangeOptions) => changeTraffic(cli, name, options, switchOn));
}

/** `freeze`: freezes a remote's traffic. */
export function freezeCommand(cli: Cli): Command {
  return changingCommand(
    'freeze',
    'stops changes of a remote’s traffic',
    'freeze cart --why "until the audit is over"',
    'The commands off, on and rollback still work.',
  )
    .argument('<remote>')
    .option('--off', 'lets its traffic be changed again')
    .action((name: string, { off, ...options }: ChangeOptions & { readonly off?: boolean }) =>
      changeTraffic(cli, name, options, ({ store }, remote, reason) =>
        changeRemote(store, remote, off ? unfreeze : freeze, reason),
      ),
    );
}

interface QuarantineOptions extends JsonOption {
  readonly lift?: string;
  readonly why?: string;
}

/** `quarantine`: lists the quarantined releases, or lifts a quarantine. */
export function quarantineCommand(cli: Cli): Command {
  const { store, log } = cli;
  return command(
    'quarantine',
    'shows which releases harmed the shop, and how',
    'quarantine --lift cart@1.0.4 --why "the backend was to blame"',
    'Releases in quarantine get no visitors.',
  )
    .option('--lift <release>', 'ends the quarantine of one, as cart@1.0.4')
    .addOption(new Option('--why <reason>', 'shown in the history, with --lift'))
    .option('--json', 'as one JSON list; with --lift one object: what status --json shows, with warnings')
    .action(async ({ lift, why = '', json }: QuarantineOptions) => {
      if (lift !== undefined) return liftOne(cli, lift, why, json);
      const releases = await quarantinedReleases(store);
      if (json) return log(JSON.stringify(releases));
      for (const release of releases) log(quarantineText(release));
      if (releases.length === 0) log('No release is in quarantine.');
    });
}

async function liftOne(cli: Cli, word: string, why: string, json?: boolean): Promise<void> {
  const release = await releaseNamed(cli, word);
  const lifted = await liftQuarantine(cli.store, release, { who: cli.operator, why: oneLine(why) });
  const { remote, version } = release;
  const sentence = lifted
    ? `${remote} ${version} is no longer in quarantine: it gets the visitors that the release map gives it.`
    : `${remote} ${version} is not in quarantine: nothing changed.`;
  await completeChange(sentence, async () => (json ? showStatus(cli, json, [sentence]) : cli.log(sentence)));
}

/** A quarantined release for the terminal: a line for each strike, with its stack. */
function quarantineText({ remote, version, since, until, charges }: QuarantinedRelease): string {
  const lines = charges.flatMap((strike) => [
    `  ${strike.at}  ${strikeSummary(strike)}: ${strike.message}`,
    ...strike.stack.split('\n').filter(Boolean),
  ]);
  const span = `since ${since || 'nobody knows when'}${until ? `, until ${until}` : ''}`;
  return [`${remote} ${version}, ${span}`, ...lines].join('\n');
}
