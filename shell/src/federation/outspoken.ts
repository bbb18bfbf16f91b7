import type { ModuleLoader } from './module-loader';

/**
 * Has the console told why a module cannot be loaded, for whoever develops it: its place on the page goes without, and nobody
 * says why.
 */
export function outspoken(load: ModuleLoader): ModuleLoader {
  return (name) => {
    const loading = load(name);
    loading.catch((error) => console.error(error));
    return loading;
  };
}
