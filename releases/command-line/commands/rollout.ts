import { type Command, InvalidArgumentError, Option } from 'commander';
import { changeRemote, requireUnchanged } from '../../release-map/change-remote';
import { nothingLive, type RemoteState, stateOf } from '../../release-map/release-map';
import { defaultPlan } from '../../rollout/rollout';
import { startRollout } from '../../rollout/start-rollout';
import { advance, pause, resume } from '../../rollout/transitions';
import { isRaise, shareChange } from '../../traffic/share-change';
import { changeSeen, changeTraffic, changingCommand, trafficWarnings } from '../changing';
import type { Cli } from '../cli';
import { releaseNamed } from '../names';
import { type GatedOptions, gatedCommand, passGate, withoutBrowser } from './check';

interface RolloutOptions extends GatedOptions {
  readonly withoutBrowser?: boolean;
  readonly steps: readonly number[];
  readonly every: number;
  readonly now?: boolean;
  readonly hold?: number;
  readonly promote?: boolean;
  readonly pause?: boolean;
  readonly resume?: boolean;
}

/** `rollout`: gives a release visitors: in steps while it does no harm, a lasting share, or all at once. */
export function rolloutCommand(cli: Cli): Command {
  const made = changingCommand(
    'rollout',
    'gives a release visitors, in steps or --now',
    'rollout cart@1.0.4 --steps 5,50,100 --every 1h --why "the new badge"',
    'The shells advance it, pause it, or take it back. A step needs 60 visitors with the release and 60 without, and waits for them up to three times its duration, at least ten minutes. --now and --hold end a rollout.',
  );
  return gatedCommand(made)
    .argument('<release>', 'as cart@1.0.4, or only cart with --promote, --pause and --resume')
    .addOption(
      new Option('--steps <percents>', 'percent of the visitors at each step, rising')
        .argParser(stepsFrom)
        .default(defaultPlan.steps, defaultPlan.steps.join(',')),
    )
    .addOption(
      new Option('--every <span>', 'how long a step lasts at least, as 90s, 5m or 1h')
        .argParser(secondsFrom)
        .default(defaultPlan.stepDuration, `${defaultPlan.stepDuration / 60}m`),
    )
    .addOption(new Option('--now', 'gives it all visitors at once').conflicts(['hold', 'steps', 'every']))
    .addOption(
      new Option('--hold <share>', 'gives it a share that stays, as 10%; other live releases share the rest')
        .argParser(shareFrom)
        .conflicts(['steps', 'every']),
    )
    .option(...withoutBrowser)
    .addOption(transition('promote', 'starts the next step of the rollout now'))
    .addOption(transition('pause', 'pauses the rollout; a harmful release is still taken back'))
    .addOption(transition('resume', 'resumes a paused rollout'))
    .action((word: string, options: RolloutOptions) => {
      const change = transitionOf(options);
      if (!change) return give(cli, word, options);
      return changeTraffic(cli, word, options, ({ store }, remote, reason) =>
        changeRemote(store, remote, change, reason),
      );
    });
}

const transitions = { promote: advance, pause, resume };

function transition(name: keyof typeof transitions, does: string): Option {
  const others = Object.keys(transitions).filter((other) => other !== name);
  return new Option(`--${name}`, does).conflicts([...others, 'now', 'hold', 'steps', 'every', 'force']);
}

function transitionOf(options: RolloutOptions): ((state: RemoteState | null) => RemoteState) | undefined {
  const name = (['promote', 'pause', 'resume'] as const).find((one) => options[one]);
  return name && transitions[name];
}

async function give(cli: Cli, word: string, options: RolloutOptions): Promise<void> {
  const { steps, every: stepDuration, now, hold = now ? 100 : undefined } = options;
  const release = await releaseNamed(cli, word);
  const { remote, version } = release;
  await changeSeen(
    cli,
    options,
    async (reason) => {
      const { map, revision } = await cli.store.read();
      const state = stateOf(map ?? nothingLive, remote);
      const expect = reason.expect ?? revision;
      const change = () =>
        hold === undefined
          ? startRollout(cli, remote, version, { steps, stepDuration })
          : shareChange(cli, remote, version, hold);
      // First, to avoid a long gate for a change that will be refused.
      await requireUnchanged(cli.store.history, remote, expect, revision);
      (await change())(state);
      const isAsked = hold === undefined || isRaise(state, version, hold);
      const depth = options.withoutBrowser ? 'without-browser' : 'whole';
      const gated = isAsked ? await passGate(cli, release, options, { depth }) : {};
      return changeRemote(cli.store, remote, await change(), { ...reason, expect, ...gated });
    },
    (map) => trafficWarnings(cli, map, remote),
  );
}

function stepsFrom(text: string): number[] {
  const steps = text.split(',').map(Number);
  const isRising = steps.every((step, nth) => step > (steps[nth - 1] ?? 0));
  if (!isRising || steps.some((step) => step > 100))
    throw new InvalidArgumentError('Write rising percents, as 1,10,50,100.');
  return steps;
}

const secondsIn: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

function secondsFrom(text: string): number {
  const [, count, unit = ''] = /^(\d{1,5})([smh])$/.exec(text) ?? [];
  const seconds = Number(count) * (secondsIn[unit] ?? Number.NaN);
  if (!(seconds > 0)) throw new InvalidArgumentError('Write it as 90s, 5m or 1h.');
  return seconds;
}

function shareFrom(text: string): number {
  const [, digits] = /^(\d{1,2}(?:\.\d{1,2})?)%?$/.exec(text) ?? [];
  if (digits === undefined) throw new InvalidArgumentError('Write it as 10% or 0.5%; --now gives all.');
  return Number(digits);
}
