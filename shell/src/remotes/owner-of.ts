import type { ExposedModule } from '@storefront/shared/contracts/exposed-modules';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { remoteNames, remotes } from '@storefront/shared/contracts/remotes';
import { matchPath } from '@storefront/shared/router';

/** The remote that owns a path, or null when the path is the shell's own or nobody's. */
export function ownerOf(pathname: string): RemoteName | null {
  return (
    remoteNames.find((name) => remotes[name].paths.some((pattern) => matchPath(pattern, pathname))) ?? null
  );
}

/** The remote that exposes a module. */
export function remoteOf(module: ExposedModule): RemoteName {
  return module.slice(0, module.indexOf('/')) as RemoteName;
}
