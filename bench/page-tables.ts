import type { ComparedPage } from './compare-pages';
import type { Audit } from './lighthouse';
import type { PageFiles } from './page-files';
import { table } from './table';

/** Lighthouse's figures, one row for each audit. */
export function auditTable(audits: readonly (readonly [name: string, audit: Audit])[]): string {
  return table(
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'failed'],
    audits.map(([name, audit]) => [
      name,
      whole(audit.performance),
      whole(audit.accessibility),
      whole(audit.bestPractices),
      whole(audit.seo),
      whole(audit.largestPaint),
      whole(audit.blockingTime),
      audit.layoutShift.toFixed(3),
      audit.failed.join(', '),
    ]),
  );
}

/** What each page fetches and when it is painted, in all three ways. */
export function fileTable(pages: readonly ComparedPage[]): string {
  return table(
    ['page', 'JS sent', 'JS gzip', 'CSS sent', 'CSS gzip', 'scripts, manifests', 'serial chain', 'LCP ms'],
    pages.flatMap(({ name, files, paints }) => [
      fileRow(`${name}, federated`, files.federated, paints.federated),
      fileRow(`${name}, single bundle`, files.singleBundle, paints.singleBundle),
      fileRow(`${name}, static copy`, files.staticCopy, paints.staticCopy),
    ]),
  );
}

function fileRow(name: string, { scripts, styles, requests, chain }: PageFiles, paint: number): string[] {
  return [
    name,
    kilobytes(scripts.sent),
    kilobytes(scripts.gzipped),
    kilobytes(styles.sent),
    kilobytes(styles.gzipped),
    whole(requests),
    whole(chain),
    whole(paint),
  ];
}

/** What federation costs in script bytes as sent, and how far the paint is from the limit. */
export function costTable(pages: readonly ComparedPage[]): string {
  return table(
    ['page', 'federation tax KB', 'LCP, times the single bundle', 'LCP, times the static copy'],
    pages.map(({ name, files, paints }) => [
      name,
      kilobytes(files.federated.scripts.sent - files.singleBundle.scripts.sent),
      (paints.federated / paints.singleBundle).toFixed(2),
      (paints.federated / paints.staticCopy).toFixed(2),
    ]),
  );
}

function whole(figure: number): string {
  return figure.toFixed(0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
