import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ShellAssets } from '../../src/page-data';
import { fetchVerified } from '../remotes/fetch-verified';
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

/**
 * The shell's assets at another origin, at the paths they have at the shop's own. As long as that origin lacks one of them no
 * document must refer to it, so they stay where they are then: the shop's own origin has them always.
 *
 * @param origin without a slash at its end
 * @param failed hears why they stay
 */
export async function assetsAt(
  origin: string,
  assets: ShellAssets,
  failed: (error: Error) => void,
): Promise<ShellAssets> {
  const address = (path: string) => origin + path;
  const files = Object.entries(assets.files).map(([path, integrity]) => [address(path), integrity] as const);
  try {
    await Promise.all(files.map(([url, integrity]) => fetchVerified(url, integrity)));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    failed(
      new Error(`The files of this build are not at ${origin}, so documents take the shop's own: ${reason}`),
    );
    return assets;
  }
  return {
    scripts: assets.scripts.map(address),
    styles: assets.styles.map(address),
    files: Object.fromEntries(files),
  };
}
