// This file of the library comes without its types.
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  import type { Federation } from '@module-federation/webpack-bundler-runtime';
  export const consumes: NonNullable<Federation['bundlerRuntime']>['consumes'];
}
