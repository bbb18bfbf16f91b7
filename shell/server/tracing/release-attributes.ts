/** Code of a release. */
interface ReleaseCode {
  readonly remote: string;
  readonly version: string;
  /** What it exposes that is run: `routes`, or a place's name. */
  readonly exposed: string;
}

/**
 * What a trace says of code of a release that runs, by names of our own: no convention has any.
 *
 * @param pattern of the page that it runs for, where it is a page's
 */
export function releaseAttributes({ remote, version, exposed }: ReleaseCode, pattern?: string) {
  return {
    'storefront.remote': remote,
    'storefront.release': version,
    'storefront.exposed': exposed,
    ...(pattern && { 'storefront.pattern': pattern }),
  };
}
