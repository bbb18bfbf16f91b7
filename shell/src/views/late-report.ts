import type { PageData } from '../page-data';
import type { View } from './view';

/** How long after the page's scripts have started its report is thought of, in milliseconds: nothing of it is to be in anybody's way. */
const delay = 3_000;

/** Has the shell told, later on, what has become of this page, where its document has a token for that. */
export function lateReport(page: PageData, view: View): void {
  const { viewToken } = page;
  if (!viewToken) return;
  setTimeout(async () => {
    if (!navigator.onLine) return;
    const loading = import(/* webpackChunkName: "report-view" */ './report-view');
    await loading.then(({ reportView }) => reportView(viewToken, page, view)).catch(() => {});
  }, delay);
}
