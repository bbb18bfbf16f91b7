import type { Command } from 'commander';
import { changeRemote } from '../../release-map/change-remote';
import type { RemoteState } from '../../release-map/release-map';
import { freeze, unfreeze } from '../../rollout/freeze';
import { advance, pause, resume } from '../../rollout/transitions';
import { type Cli, changingCommand } from '../cli';
import { remoteTrafficCommand } from './traffic';

interface Transition {
  readonly name: string;
  readonly does: string;
  readonly example: string;
  readonly change: (state: RemoteState | null, remote: string) => RemoteState | null;
}

const transitions: readonly Transition[] = [
  {
    name: 'promote',
    does: 'gives the release of a rollout the visitors of its next step now',
    example: 'promote cart --why "the night is quiet"',
    change: advance,
  },
  {
    name: 'pause',
    does: 'leaves the release of a rollout the visitors it has; it is still taken back when it does harm',
    example: 'pause cart --why "the sale begins"',
    change: pause,
  },
  {
    name: 'resume',
    does: 'lets a paused rollout go on',
    example: 'resume cart',
    change: resume,
  },
  {
    name: 'freeze',
    does: 'leaves the traffic of a remote as it is, until unfreeze; off, on and rollback work all the same',
    example: 'freeze cart --why "until the audit is over"',
    change: freeze,
  },
  {
    name: 'unfreeze',
    does: 'lets the traffic of a remote be changed again',
    example: 'unfreeze cart',
    change: unfreeze,
  },
];

/** The commands that need a remote and nothing else. */
export function transitionCommands(cli: Cli): Command[] {
  return transitions.map(({ name, does, example, change }) =>
    remoteTrafficCommand(cli, changingCommand(name, does, example), ({ store }, remote, reason) =>
      changeRemote(store, remote, change, reason),
    ),
  );
}
