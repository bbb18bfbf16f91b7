import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { configuration } from './configuration';
import { container, externalRuntime, federationHost, federationRuntime } from './federation';
import { cssLoader, library, script, style, text } from './loaders';
import { NeedsPlugin } from './needs-plugin';
import type { WorkspaceRemote } from './read-remotes';
import { SameBytesPlugin } from './same-bytes-plugin';

const root = resolve(import.meta.dirname, '..');
const shared = createRequire(createRequire(import.meta.url).resolve('@storefront/shared/package.json'));
const routerDom = createRequire(shared.resolve('react-router-dom'));
const routerBuilds = resolve(dirname(routerDom.resolve('react-router/package.json')), 'dist');

/** A source with a browser build and a server build. */
export type Federated = 'shell' | WorkspaceRemote;

/** Options of a build. */
export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** Absolute; gets `browser/` and `server/`. */
  readonly folder: string;
  /** Federation name of a remote's build, a JavaScript identifier. */
  readonly container?: string;
  /** Replacement modules, as in the bench's single bundle. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
}

/** The only webpack configuration: browser build and server build of the shell or of one remote, in this order. */
export function federated(source: Federated, options: BuildOptions): [Configuration, Configuration] {
  return [browserBuild(source, options), serverBuild(source, options)];
}

/** React has a script, and so a task, of its own: evaluating everything at once would make a phone unresponsive. */
const shellEntries = {
  react: ['react', 'react/jsx-runtime', 'react-dom/client'],
  shell: { import: './src/main.tsx', dependOn: 'react' },
};

/** Paths from the repository, so that source maps of all builds agree. */
const developedSources = {
  devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
    `webpack:///${relative(root, absoluteResourcePath)}`,
};

function browserBuild(source: Federated, options: BuildOptions): Configuration {
  const shell = source === 'shell';
  const name = shell ? source : source.name;
  return {
    ...common(source, options),
    name: `${name} browser`,
    target: ['web', 'es2022'],
    entry: shell ? shellEntries : {},
    externals: shell ? [] : [externalRuntime],
    output: {
      ...developedSources,
      path: resolve(options.folder, 'browser'),
      filename: shell ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: shell ? '[name].[contenthash:10].js' : '[name].js',
      // Without it, builds that share the page would share webpack's global.
      uniqueName: options.container ?? name,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    optimization: {
      chunkIds: 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 } },
          extractComments: false,
          parallel: false,
        }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
      splitChunks: shell
        ? { chunks: 'initial', cacheGroups: { library: { test: /node_modules/, name: 'library' } } }
        : false,
    },
    module: {
      // It generates code that names functions; nobody reads those names.
      parser: { javascript: { anonymousDefaultExportName: false } },
      rules: [
        script,
        library(resolve(routerBuilds, 'production')),
        style([MiniCssExtractPlugin.loader, cssLoader({})]),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: shell ? '[name].[contenthash:10].css' : '[name].css',
      }),
      new ChunkIntegrityPlugin(),
      ...(shell
        ? [federationHost('web')]
        : [container(source, options.container, 'web'), new SameBytesPlugin(), new NeedsPlugin()]),
    ],
  };
}

/** The supervisor, which runs no remote's code, the workers that render documents, and the thread that watches a worker. */
const shellPrograms = {
  shell: './server/supervisor/main.ts',
  worker: './server/worker.ts',
  watchdog: './server/containment/watchdog.ts',
};

function serverBuild(source: Federated, options: BuildOptions): Configuration {
  const shell = source === 'shell';
  const name = shell ? source : source.name;
  return {
    ...common(source, options),
    name: `${name} server`,
    // Kept beside the release; stack traces need only the line.
    ...(!shell && options.mode === 'production' && { devtool: 'hidden-nosources-cheap-module-source-map' }),
    target: 'async-node20',
    entry: shell ? shellPrograms : {},
    output: {
      ...developedSources,
      path: resolve(options.folder, 'server'),
      // A remote's chunks become one, which may be named unlike the container.
      filename: shell ? '[name].cjs' : 'container.cjs',
      uniqueName: options.container ?? name,
      clean: true,
    },
    optimization: { minimize: false, splitChunks: false },
    module: { rules: [script, text, style([cssLoader({ auto: () => true, exportOnlyLocals: true })])] },
    plugins: shell
      ? [federationHost('node')]
      : [
          // A single file can be verified whole before it runs.
          new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
          container(source, options.container, 'node'),
          new SameBytesPlugin(),
        ],
  };
}

function common(source: Federated, { mode, alias }: BuildOptions): Configuration {
  return {
    mode,
    context: source === 'shell' ? resolve(root, 'shell') : source.folder,
    // Inline: the script is all that a shell gets of a release.
    devtool: mode === 'production' ? false : 'inline-cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // rxjs keeps its modern build, without helpers for ES5, behind this condition.
      conditionNames: ['es2015', '...'],
      alias: {
        // The package's exports name only its development build, with warnings and checks inside.
        'react-router/dom$': resolve(routerBuilds, mode, 'dom-export.mjs'),
        'react-router$': resolve(routerBuilds, mode, 'index.mjs'),
        ...federationRuntime,
        ...alias,
      },
    },
    cache: alias
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: resolve('.local/webpack'),
          // This file decides how modules are resolved: a change of it must invalidate the cache.
          buildDependencies: { config: [...configuration] },
        },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
