import { resolve } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const entry = resolve(import.meta.dirname, 'container-entry.js');

/**
 * Makes containers independent of the repository's path. The federation plugin writes a module into a file named by the path of its import,
 * and names the container's own module by that file.
 */
export class SameBytesPlugin {
  apply(compiler: Compiler) {
    new webpack.NormalModuleReplacementPlugin(/[\\/]\.federation[\\/]entry\.\w+\.js$/, entry).apply(compiler);
    compiler.hooks.compilation.tap('SameBytesPlugin', (compilation) => {
      // The other modules get ids from their paths, in between.
      compilation.hooks.moduleIds.tap('SameBytesPlugin', (modules) => {
        for (const module of modules)
          if (module.identifier().startsWith('container entry '))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
    });
  }
}
