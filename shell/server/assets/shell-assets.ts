import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ShellAssets } from '../../src/page-data';
import { fetchVerified } from '../remotes/fetch-verified';
import { type InlineStyle, inlineStyle } from '../security/security-headers';

/** The assets of the shell's build in `folder`. The same build wrote the list, so it is not validated. */
export function shellAssets(folder: string): ShellAssets {
  return JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as ShellAssets;
}

/** The theme of the shell's build in `folder`, for inlining. */
export function themeStyles(folder: string, { styles }: ShellAssets): InlineStyle[] {
  return styles.map((href) =>
    inlineStyle(href, readFileSync(join(folder, 'browser', basename(href)), 'utf8')),
  );
}

/** The shell's assets at another origin, or at the shop's own if that origin lacks one; then `failed` is called with the reason. */
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
      new Error(`The files of this build are not at ${origin}, so documents use the shop's own: ${reason}`),
    );
    return assets;
  }
  return {
    scripts: assets.scripts.map(address),
    styles: assets.styles.map(address),
    files: Object.fromEntries(files),
  };
}
