import { userInfo } from 'node:os';

/** Name of whoever runs a command, for the history: `OPERATOR`, or the system's user. */
export function operatorName({ OPERATOR }: NodeJS.ProcessEnv): string {
  if (OPERATOR) return OPERATOR.slice(0, 100);
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return 'unknown';
  }
}
