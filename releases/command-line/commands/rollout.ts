import { type Command, InvalidArgumentError, Option } from 'commander';
import { requireStartable, startRollout } from '../../rollout/start-rollout';
import { type BrowserOption, depthOf, withoutBrowser } from '../browser-option';
import { changeSeen } from '../change-seen';
import { type Cli, changingCommand } from '../cli';
import { type GatedOptions, gatedCommand, passGate } from '../gated';
import { releaseNamed } from '../named-releases';
import { trafficWarnings } from './traffic';

interface RolloutOptions extends GatedOptions, BrowserOption {
  readonly steps: readonly number[];
  readonly every: number;
}

/** `rollout`: gives a release more and more of the visitors, as long as it does no harm. */
export function rolloutCommand(cli: Cli): Command {
  const made = changingCommand(
    'rollout',
    'gives a release the visitors in steps; the shells advance it, pause it, or take it back. A step takes 60 visitors with the release and 60 without, and waits for them three times as long as it lasts, ten minutes at least',
    'rollout cart@1.0.4 --steps 1,10,50,100 --every 5m --why "the new badge"',
  );
  return gatedCommand(made)
    .argument('<release>', 'as cart@1.0.4')
    .addOption(
      new Option('--steps <percents>', 'percent of the visitors at each step, rising')
        .argParser(stepsFrom)
        .default([1, 10, 50, 100], '1,10,50,100'),
    )
    .addOption(
      new Option('--every <span>', 'how long a step lasts at least, as 90s, 5m or 1h')
        .argParser(secondsFrom)
        .default(300, '5m'),
    )
    .addOption(withoutBrowser())
    .action(async (word: string, { steps, every, ...options }: RolloutOptions) => {
      const { remote, version } = await releaseNamed(cli.folder, word);
      await changeSeen(
        cli,
        options,
        async (reason) => {
          await requireStartable(cli, remote, version, { steps, every });
          const gated = await passGate(cli, remote, [version], depthOf(options), options);
          return startRollout(cli, remote, version, { steps, every }, { ...reason, ...gated });
        },
        (map) => trafficWarnings(cli, map, remote),
      );
    });
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
