import type { ExposedModule, ExposedModules } from '@storefront/shared/contracts/exposed-modules';

/** Loads a module of another build; rejects when its release is missing, late, altered or broken. */
export type ModuleLoader = <Name extends ExposedModule>(name: Name) => Promise<ExposedModules[Name]>;
