import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import webpack from 'webpack';
import { contractMajor } from './shared/contracts/contract-version';
import type { RemoteName } from './shared/contracts/remotes';
import { remotes } from './shared/contracts/remotes';
import { sharedModules } from './shared/contracts/shared-modules';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const routerDom = createRequire(
  createRequire(resolve(root, 'shell/package.json')).resolve('react-router-dom'),
);
const routerBuilds = resolve(dirname(routerDom.resolve('react-router/package.json')), 'dist');
const reactVersion = createRequire(resolve(root, 'shell/package.json'))('react/package.json').version;

/** A package that has a browser build and a server build. */
export type FederatedName = 'shell' | RemoteName;

/** What differs from build to build. */
export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** Where the builds go: `browser/` and `server/` below it. Absolute. */
  readonly folder: string;
  /** Federation name of a remote's build, a JavaScript identifier. */
  readonly container?: string;
  /** Modules to put in place of others: the bench's single bundle. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
}

/** The only webpack configuration: the browser build and the server build of the shell or of one remote, in this order. */
export function federated(name: FederatedName, options: BuildOptions): [Configuration, Configuration] {
  return [browserBuild(name, options), serverBuild(name, options)];
}

/** React starts in a script, and so a task, of its own: evaluating everything at once would keep a phone from answering. */
const shellEntries = {
  react: ['react', 'react/jsx-runtime', 'react-dom/client'],
  shell: { import: './src/main.tsx', dependOn: 'react' },
};

function browserBuild(name: FederatedName, options: BuildOptions): Configuration {
  const shell = name === 'shell';
  return {
    ...common(name, options),
    name: `${name} browser`,
    target: ['web', 'es2022'],
    entry: shell ? shellEntries : {},
    output: {
      path: resolve(options.folder, 'browser'),
      filename: shell ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: shell ? '[name].[contenthash:10].js' : '[name].js',
      // Without it, files of different builds that share the page would share webpack's global.
      uniqueName: options.container ?? name,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      clean: true,
    },
    optimization: {
      chunkIds: 'named',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
      splitChunks: shell
        ? { chunks: 'initial', cacheGroups: { library: { test: /node_modules/, name: 'library' } } }
        : false,
    },
    module: { rules: [script, style([MiniCssExtractPlugin.loader, cssLoader({})])] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: shell ? '[name].[contenthash:10].css' : '[name].css',
      }),
      new ChunkIntegrityPlugin(),
      name === 'shell' ? federationHost('web') : container(name, options, 'web'),
    ],
  };
}

function serverBuild(name: FederatedName, options: BuildOptions): Configuration {
  const shell = name === 'shell';
  return {
    ...common(name, options),
    name: `${name} server`,
    target: 'async-node20',
    entry: shell ? { shell: './server/main.ts' } : {},
    output: {
      path: resolve(options.folder, 'server'),
      filename: '[name].cjs',
      uniqueName: options.container ?? name,
      clean: true,
    },
    optimization: { minimize: false, splitChunks: false },
    module: { rules: [script, style([cssLoader({ auto: () => true, exportOnlyLocals: true })])] },
    plugins:
      name === 'shell'
        ? [federationHost('node')]
        : [
            // One file can be verified whole before it runs, and needs no look-up of chunks afterwards.
            new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
            container(name, options, 'node'),
          ],
  };
}

function common(name: FederatedName, { mode, alias }: BuildOptions): Configuration {
  return {
    mode,
    context: resolve(root, name === 'shell' ? 'shell' : remotes[name].folder),
    devtool: mode === 'production' ? false : 'inline-cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // rxjs keeps its modern build, without helpers for ES5, behind this condition.
      conditionNames: ['es2015', '...'],
      alias: {
        // The package's exports name only its development build, with warnings and checks inside.
        'react-router/dom$': resolve(routerBuilds, mode, 'dom-export.mjs'),
        'react-router$': resolve(routerBuilds, mode, 'index.mjs'),
        ...alias,
      },
    },
    cache: alias
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: resolve(root, '.local/webpack'),
          // How modules are found is decided here: the cache must not outlive a change of it.
          buildDependencies: { config: [import.meta.filename] },
        },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

const script: RuleSetRule = { test: /\.tsx?$/, loader: require.resolve('swc-loader') };

const cssLoader = (modules: Record<string, unknown>): RuleSetUseItem => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\./,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[name]_[local]_[hash:base64:4]',
      ...modules,
    },
  },
});

const style = (loaders: RuleSetUseItem[]): RuleSetRule => ({
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

/** The shell provides the shared modules through the runtime's own interface; the build only leaves out what it does not use. */
function federationHost(target: 'web' | 'node') {
  return new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify(target),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  });
}

function container(name: RemoteName, { container: federationName }: BuildOptions, target: 'web' | 'node') {
  if (!federationName) throw new Error(`The build of ${name} needs a federation name.`);
  const server = target === 'node';
  return new ModuleFederationPlugin({
    name: federationName,
    filename: server ? 'container.cjs' : 'container.js',
    library: server
      ? { type: 'commonjs-module', name: federationName }
      : { type: 'var', name: federationName },
    exposes: remotes[name].exposes,
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([request, shareKey]) => [
        request,
        {
          import: false,
          singleton: true,
          shareKey,
          requiredVersion: request.startsWith('@storefront/') ? `^${contractMajor}.0.0` : `^${reactVersion}`,
        },
      ]),
    ),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: !server,
    experiments: {
      externalRuntime: !server,
      optimization: { target, disableSnapshot: true, disableRemote: true },
    },
  });
}

/** Gives every script and style that webpack's run time loads the integrity the document knows for it. */
class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime ?? {};
      LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}\nscript.integrity = globalThis.storefrontIntegrity(url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, variables) =>
          `${source}\n${variables.tag}.integrity = globalThis.storefrontIntegrity(${variables.tag}.href);`,
      );
    });
  }
}
