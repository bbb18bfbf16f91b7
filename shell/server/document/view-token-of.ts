import type { Composition } from '../../src/page-data';
import { composedReleases } from '../../src/views/view-report';
import type { ViewReports } from '../containment/directions';
import { signViewToken } from '../security/view-token';

/** The token by which a browser may report about a document of this composition; null for documents that none reports about. */
export function viewTokenOf(composition: Composition, views: ViewReports | null): string | null {
  if (!views || Math.random() >= views.share) return null;
  return signViewToken(composedReleases(composition), Buffer.from(views.key, 'base64url'));
}
