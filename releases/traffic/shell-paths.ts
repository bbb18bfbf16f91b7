import { aliases, contentPaths, shellFiles } from '@storefront/shared/contracts/shell-paths';

const own = [...contentPaths, ...Object.keys(aliases), ...shellFiles].map(segmentsOf);

/**
 * Whether a path pattern stands for nothing but paths that the shell answers by itself, so that giving it to a remote would be in
 * vain. `/post/*` is more than the posts.
 */
export function isShellPattern(pattern: string): boolean {
  const segments = segmentsOf(pattern);
  return own.some((shells) => {
    const isWhole = shells.at(-1) === '*';
    if (isWhole ? segments.length < shells.length : segments.length !== shells.length) return false;
    return shells.every((segment, at) =>
      segment.startsWith(':') ? segments[at] !== '*' : segment === '*' || segment === segments[at],
    );
  });
}

function segmentsOf(pattern: string): string[] {
  return pattern.toLowerCase().split('/').slice(1);
}
