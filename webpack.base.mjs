import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { contractMajor } from './shared/contracts/contract-version.ts';
import { remotes } from './shared/contracts/remotes.ts';
import { sharedModules } from './shared/contracts/shared-modules.ts';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const reactVersion = createRequire(resolve(root, 'shell/package.json'))('react/package.json').version;

/**
 * The only webpack configuration: the browser build and the server build of the shell or of one remote.
 *
 * @param {'shell' | keyof typeof remotes} name
 * @param {{ mode: 'production' | 'development', folder: string, container?: string, alias?: Record<string, string> }} options
 *   folder: where the builds go (`browser/`, `server/`); container: the federation name of a remote's build, a
 *   JavaScript identifier; alias: modules to put in place of others (the bench's single bundle).
 * @returns {[import('webpack').Configuration, import('webpack').Configuration]} browser, server
 */
export function federated(name, options) {
  return [browserBuild(name, options), serverBuild(name, options)];
}

function browserBuild(name, options) {
  const shell = name === 'shell';
  return {
    ...common(name, options),
    name: `${name} browser`,
    target: ['web', 'es2022'],
    entry: shell ? { shell: './src/main.tsx' } : {},
    output: {
      path: resolve(options.folder, 'browser'),
      filename: shell ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: shell ? '[name].[contenthash:10].js' : '[name].js',
      // Without it, files of different builds that share the page would share webpack's global.
      uniqueName: options.container ?? name,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      chunkIds: 'named',
      minimizer: ['...', new CssMinimizerPlugin()],
      splitChunks: shell
        ? { cacheGroups: { library: { test: /node_modules/, name: 'library', chunks: 'initial' } } }
        : false,
    },
    module: { rules: [script, style([MiniCssExtractPlugin.loader, cssLoader({})])] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: shell ? '[name].[contenthash:10].css' : '[name].css',
      }),
      new ChunkIntegrityPlugin(),
      ...(shell ? [federationHost('web')] : [container(name, options, 'web')]),
    ],
  };
}

function serverBuild(name, options) {
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
    module: { rules: [script, style([cssLoader({ exportOnlyLocals: true })])] },
    plugins: [
      // One file can be verified whole before it runs, and needs no look-up of chunks afterwards.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(shell ? [federationHost('node')] : [container(name, options, 'node')]),
    ],
  };
}

function common(name, { mode, alias }) {
  return {
    mode,
    context: resolve(root, name === 'shell' ? 'shell' : remotes[name].folder),
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'], ...(alias && { alias }) },
    cache: { type: 'filesystem', cacheDirectory: resolve(root, '.local/webpack') },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

const script = { test: /\.tsx?$/, loader: require.resolve('swc-loader') };

const cssLoader = (modules) => ({
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

const style = (loaders) => ({
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
function federationHost(target) {
  return new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify(target),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  });
}

function container(name, options, target) {
  const server = target === 'node';
  return new ModuleFederationPlugin({
    name: options.container,
    filename: server ? 'container.cjs' : 'container.js',
    library: server
      ? { type: 'commonjs-module', name: options.container }
      : { type: 'var', name: options.container },
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
  apply(compiler) {
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
