import { init } from '@module-federation/enhanced/runtime';
import type { WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

type InitOptions = Parameters<typeof init>[0];

declare global {
  /** Where the containers of remotes find the federation runtime (build/federation.ts). */
  var storefrontFederation: typeof runtimeForContainers;
}

/** The parts of the federation runtime that containers use. The whole would add remote loading, eager modules and fallbacks. */
export const runtimeForContainers = {
  runtime: { init },
  bundlerRuntime: {
    init: ({ webpackRequire: { federation } }: { webpackRequire: WebpackRequire }) =>
      init(federation.initOptions as InitOptions),
    initContainerEntry,
    I: initializeSharing,
    consumes,
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
