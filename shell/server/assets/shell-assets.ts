import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ShellAssets } from '../../src/page-data';
import type { InlineStyle } from './inline-style';
import { inlineStyle } from './inline-style';

/** What the build of the shell in `folder` consists of; written by the same build, so it is trusted as it is. */
export function shellAssets(folder: string): ShellAssets {
  return JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as ShellAssets;
}

/** The theme of the build of the shell in `folder`, to be put into documents. */
export function themeStyles(folder: string, { styles }: ShellAssets): InlineStyle[] {
  return styles.map((href) =>
    inlineStyle(href, readFileSync(join(folder, 'browser', basename(href)), 'utf8')),
  );
}
