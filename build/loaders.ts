import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';

const require = createRequire(import.meta.url);

const swcOptions = { configFile: resolve(import.meta.dirname, '.swcrc') };

/** Compiles TypeScript. */
export const script: RuleSetRule = {
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: swcOptions,
};

/** Imports any file as its text with `?text`. */
export const text: RuleSetRule = { resourceQuery: /^\?text$/, type: 'asset/source' };

/** Lets unused components of a library be left out: swc marks React's pure calls. */
export const library = (folder: string): RuleSetRule => ({
  include: folder,
  use: [
    { loader: require.resolve('swc-loader'), options: swcOptions },
    resolve(import.meta.dirname, 'without-display-names.ts'),
  ],
});

/** CSS with local class names; `modules` are further options. */
export const cssLoader = (modules: Record<string, unknown>): RuleSetUseItem => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\./,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[local]_[hash:base64:4]',
      ...modules,
    },
  },
});

/** Sass for these loaders. */
export const style = (loaders: RuleSetUseItem[]): RuleSetRule => ({
  test: /\.scss$/,
  use: [
    ...loaders,
    {
      loader: require.resolve('sass-loader'),
      // Bootstrap 5.3 uses deprecated Sass rules; its warnings are not ours to fix.
      options: {
        sassOptions: {
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
  ],
});
