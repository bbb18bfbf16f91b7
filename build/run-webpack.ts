import { readFileSync } from 'node:fs';
import type { MultiStats } from 'webpack';
import { BuildFailed, buildProblems } from './build-problems';
import type { BuildOptions, Federated } from './webpack-config';

/** Runs both builds of the shell or of a remote. @throws BuildFailed when one of them has an error */
export async function runWebpack(source: Federated, options: BuildOptions): Promise<MultiStats> {
  // Loaded late: where nothing has changed, loading webpack would take longer than all else.
  const [{ default: webpack }, { federated }] = await Promise.all([
    import('webpack'),
    import('./webpack-config'),
  ]);
  const compiler = webpack(federated(source, options));
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) {
    const problems = buildProblems(stats, (file) => readFileSync(file, 'utf8'));
    throw new BuildFailed(source === 'shell' ? source : source.name, problems);
  }
  return stats;
}
