import * as v from 'valibot';

/** What a browser refused to run or load on one of the shop's pages. */
export interface PolicyReport {
  /** The page, without its query. */
  readonly page: string;
  /** The directive that was broken, `script-src-elem` say. */
  readonly directive: string;
  /** What was refused: an address without its query, or `inline`, `eval` and the like. */
  readonly refused: string;
  /** Where in which file, when the browser says so. */
  readonly source: string | null;
}

/** Text of a browser as it may stand in a log: short, in one line, without what visitors have in addresses. */
const text = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .replace(/[?#].*/s, '')
      .replace(/[^\x21-\x7e]+/g, ' ')
      .trim()
      .slice(0, 200),
  ),
);

const line = v.nullish(v.number());

/** Content-Type `application/csp-report` (CSP level 2, `report-uri`). */
const byAddress = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'violated-directive': text,
      'effective-directive': v.optional(text),
      'blocked-uri': v.optional(text, ''),
      'source-file': v.nullish(text),
      'line-number': line,
    }),
  }),
  v.transform(({ 'csp-report': report }): PolicyReport[] => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      refused: report['blocked-uri'],
      source: sourceOf(report['source-file'], report['line-number']),
    },
  ]),
);

/** Content-Type `application/reports+json` (Reporting API, `report-to`): reports of every kind, several at a time. */
const byEndpoint = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      url: text,
      body: v.unknown(),
    }),
  ),
  v.transform((reports): PolicyReport[] => reports.flatMap(({ type, url, body }) => ofKind(type, url, body))),
);

const violation = v.object({
  effectiveDirective: text,
  blockedURL: v.optional(text, ''),
  sourceFile: v.nullish(text),
  lineNumber: line,
});

/**
 * Reads what a browser reports of a content security policy; reports of other kinds are left out.
 *
 * @param body as it was posted
 * @returns null when it is no report
 */
export function parseReports(body: string): PolicyReport[] | null {
  const result = v.safeParse(v.union([byAddress, byEndpoint]), json(body));
  return result.success ? result.output : null;
}

function ofKind(type: string, page: string, body: unknown): PolicyReport[] {
  const report = type === 'csp-violation' ? v.safeParse(violation, body) : null;
  if (!report?.success) return [];
  const { effectiveDirective, blockedURL, sourceFile, lineNumber } = report.output;
  return [
    { page, directive: effectiveDirective, refused: blockedURL, source: sourceOf(sourceFile, lineNumber) },
  ];
}

function sourceOf(file: string | null | undefined, lineNumber: number | null | undefined): string | null {
  return file ? `${file}:${lineNumber ?? 0}` : null;
}

function json(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
