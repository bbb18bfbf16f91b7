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

/** Any file as its text, where it is imported with `?text`. */
export const text: RuleSetRule = { resourceQuery: /^\?text$/, type: 'asset/source' };

/** Lets a library's unused components be left out: swc marks what of React's is pure. */
export const library = (folder: string): RuleSetRule => ({
  include: folder,
  use: [
    { loader: require.resolve('swc-loader'), options: swcOptions },
    resolve(import.meta.dirname, 'without-display-names.ts'),
  ],
});

/** CSS with local class names, and further options of its modules. */
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
      // Bootstrap 5.3 is written with Sass rules that are going away; its warnings are not ours to mend.
      options: {
        sassOptions: {
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
  ],
});
