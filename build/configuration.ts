import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(import.meta.url);

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

/** Absolute paths of configuration files that decide webpack's output, with the versions of its tools. */
export const configuration: readonly string[] = [
  ...readdirSync(import.meta.dirname)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => resolve(import.meta.dirname, name)),
  resolve(import.meta.dirname, '.swcrc'),
  require.resolve('@storefront/shared/package.json'),
  require.resolve('@storefront/shared/contracts/contract-version'),
  require.resolve('@storefront/shared/contracts/shared-modules'),
  ...tools.map(packageFile),
];

function packageFile(name: string): string {
  const places = require.resolve.paths(name) ?? [];
  const found = places.map((place) => resolve(place, name, 'package.json')).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not installed.`);
  return found;
}
