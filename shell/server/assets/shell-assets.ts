import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ShellAssets } from '../../src/page-data';
import type { InlineStyle } from './inline-style';
import { inlineStyle } from './inline-style';

/**
 * What the build of the shell in `folder` consists of; written by the same build, so it is trusted as it is.
 *
 * @param origin where browsers get its files, at the same paths, when that is not the shop's own
 */
export function shellAssets(folder: string, origin = ''): ShellAssets {
  const built = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as ShellAssets;
  const address = (path: string) => origin + path;
  const files = Object.entries(built.files).map(([path, integrity]) => [address(path), integrity]);
  return {
    scripts: built.scripts.map(address),
    styles: built.styles.map(address),
    files: Object.fromEntries(files),
  };
}

/** The theme of the build of the shell in `folder`, to be put into documents. */
export function themeStyles(folder: string, { styles }: ShellAssets): InlineStyle[] {
  return styles.map((href) =>
    inlineStyle(href, readFileSync(join(folder, 'browser', basename(href)), 'utf8')),
  );
}
