import os from 'node:os';
import { oneLine } from './terminal-text';

/** Name of whoever runs a command, for the history: `OPERATOR`, or the system's user. */
export function operatorName({ OPERATOR }: NodeJS.ProcessEnv): string {
  const named = [...oneLine(OPERATOR ?? '')].slice(0, 100).join('');
  if (named) return named;
  try {
    return os.userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return 'unknown';
  }
}
