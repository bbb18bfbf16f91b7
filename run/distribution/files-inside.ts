import { realpathSync } from 'node:fs';
import type { MultiStats, StatsModule } from 'webpack';

/** Absolute paths of the source files inside webpack's builds. */
export function filesInside({ stats }: MultiStats): readonly string[] {
  return stats.flatMap((one) => {
    const { modules = [] } = one.toJson({
      all: false,
      modules: true,
      nestedModules: true,
      // Whatever came from webpack's cache is inside all the same.
      cachedModules: true,
      dependentModules: true,
      modulesSpace: Infinity,
      nestedModulesSpace: Infinity,
    });
    // Sass reads these itself.
    const styles = [...one.compilation.fileDependencies].filter((file) => file.endsWith('.scss'));
    return [...modules.flatMap(filesOf), ...styles.map((file) => realpathSync(file))];
  });
}

/** A concatenated module holds others. */
function filesOf({ nameForCondition, modules = [] }: StatsModule): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(filesOf)];
}
