import { wellFormed } from './well-formed';

/** An id as a path segment; null for an id that cannot be one (browsers resolve '..'). */
export function pathSegment(id: string): string | null {
  return id === '' || id === '.' || id === '..' || id !== wellFormed(id) ? null : encodeURIComponent(id);
}
