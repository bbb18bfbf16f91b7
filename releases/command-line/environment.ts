import os from 'node:os';
import { httpOrigin } from '../traffic/http-origin';
import { oneLine } from './terminal-text';

/** The operator's name in the history: `OPERATOR`, or the system's user. */
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

/** Origin of the running shop, for previews and checks. @throws Error in one sentence when PUBLIC_ORIGIN is no origin */
export function shopOrigin(): string {
  const text = process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
  return httpOrigin('PUBLIC_ORIGIN', text, 'https://shop.example.com');
}
