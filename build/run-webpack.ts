import type { Configuration, MultiStats } from 'webpack';
import webpack from 'webpack';

/**
 * Runs builds to their end.
 *
 * @throws Error with webpack's own report when one of them has an error
 */
export async function runWebpack(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return stats;
}
