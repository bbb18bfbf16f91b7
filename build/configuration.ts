import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The packages that make a build. */
const tools = [
  '@module-federation/enhanced',
  '@swc/core',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'mini-css-extract-plugin',
  'sass',
  'sass-loader',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
];

/** Files that decide what webpack makes of sources and are none, and which versions of its tools there are; absolute. */
export const configuration: readonly string[] = [
  ...readdirSync(import.meta.dirname)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => resolve(import.meta.dirname, name)),
  ...['.swcrc', 'shared/contracts/contract-version.ts', 'shared/contracts/shared-modules.ts'].map((path) =>
    resolve(root, path),
  ),
  ...tools.map((name) => resolve(root, 'node_modules', name, 'package.json')),
];
