import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { contractMajor } from '@storefront/shared/contracts/contract-version';
import { sharedModules } from '@storefront/shared/contracts/shared-modules';
import webpack, { type ExternalItem } from 'webpack';
import type { WorkspaceRemote } from './read-remotes';
import { exposedModules } from './workspace-remotes';

const require = createRequire(import.meta.url);
/** The shared package's versions, which remotes do not bundle. */
const shared = createRequire(require.resolve('@storefront/shared/package.json'));
const reactVersion: string = shared('react/package.json').version;
const runtimeVersion: string = require('@module-federation/webpack-bundler-runtime/package.json').version;

/** Version ranges of libraries that the shell provides. A minor version may change the used parts of the federation runtime. */
export const libraryRanges = {
  react: `^${reactVersion}`,
  'react-dom': `^${reactVersion}`,
  '@module-federation/runtime': `~${runtimeVersion}`,
};

/** The shell provides shared modules through the runtime's own interface; this build only leaves out unused parts. */
export function federationHost(target: 'web' | 'node') {
  return new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify(target),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    // The shell opens containers itself (shell/src/federation/exposed-module.ts).
    FEDERATION_OPTIMIZE_NO_REMOTE: true,
  });
}

const runtime = '@module-federation/webpack-bundler-runtime/bundler';

/** The federation runtime under the name that `container-entry.js` imports. */
export const federationRuntime = { [`${runtime}$`]: require.resolve(runtime) };

/** The shell's federation runtime, which remotes use. */
export const externalRuntime: ExternalItem = { [runtime]: 'var storefrontFederation' };

/** The container of a remote's build; `federationName` is a JavaScript identifier. */
export function container(
  remote: WorkspaceRemote,
  federationName: string | undefined,
  target: 'web' | 'node',
) {
  if (!federationName) throw new Error(`The build of ${remote.name} needs a federation name.`);
  const server = target === 'node';
  return new ModuleFederationPlugin({
    name: federationName,
    filename: server ? 'container.cjs' : 'container.js',
    library: server
      ? { type: 'commonjs-module', name: federationName }
      : { type: 'var', name: federationName },
    exposes: exposedModules(remote),
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([request, shareKey]) => [
        request,
        {
          import: false,
          singleton: true,
          shareKey,
          requiredVersion: request.startsWith('@storefront/') ? `^${contractMajor}.0.0` : libraryRanges.react,
        },
      ]),
    ),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: !server,
    experiments: {
      optimization: { target, disableSnapshot: true, disableRemote: true },
    },
  });
}
