import { federated } from '@storefront/build/webpack-config';
import { writeShellAssets } from '../shell-assets';
import { followBuilds, type WatchOptions } from './follow-builds';

/**
 * Builds the shell at every change; resolves when the first build has been dealt with, whether it is one or not.
 *
 * @param onBuild called after every build that is one
 */
export function watchShell({
  onBuild,
  ...options
}: WatchOptions & { readonly onBuild: () => Promise<void> }): Promise<void> {
  const { build } = options;
  const configurations = federated('shell', { mode: 'development', folder: build });
  const { begun } = followBuilds('shell', configurations, options, async (stats) => {
    await writeShellAssets(build, stats, 'development');
    await onBuild();
  });
  return begun;
}
