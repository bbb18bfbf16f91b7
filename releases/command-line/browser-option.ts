import { Option } from 'commander';
import type { CheckDepth } from './cli';

/** Whether no browser looks at a release. */
export interface BrowserOption {
  readonly withoutBrowser?: boolean;
}

/** The option that says so, where no Chromium can be had. */
export function withoutBrowser(): Option {
  return new Option('--without-browser', 'checks no more than can be seen without a Chromium');
}

/** How closely the gate looks then. */
export function depthOf({ withoutBrowser }: BrowserOption): CheckDepth {
  return withoutBrowser ? 'without-browser' : 'whole';
}
