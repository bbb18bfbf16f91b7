import type { FindingText } from 'releases/gate/gate-report';

/** A fault of the candidate that the live release does not have. */
export interface Fault {
  /** The fault, as a predicate. */
  readonly what: string;
  /** Address, contents of the visitor's lists, and width of the screen. */
  readonly where: string;
  /** Path pattern of the address. */
  readonly address: string;
  /** Whether its numbers change each time, as in console texts. */
  readonly hasPassingNumbers?: boolean;
  /** Screenshots of both. */
  readonly pictures?: readonly string[];
}

/** Merges equal faults into one sentence, with the first place and all addresses. Accepting it covers these addresses alone. */
export function mergeFaults(faults: readonly Fault[]): FindingText[] {
  const kinds = new Set(faults.map(kindOf));
  return [...kinds].map((kind) => {
    const alike = faults.filter((fault) => kindOf(fault) === kind);
    const [{ what = '', where = '' } = {}] = alike;
    const addresses = [...new Set(alike.map(({ address }) => address))];
    const elsewhere = addresses.length > 1 ? ` (all of ${addresses.join(', ')})` : '';
    const places = new Set(alike.map((fault) => fault.where));
    const more = places.size > 1 ? ` and ${places.size - 1} more${elsewhere}` : '';
    const [pictures] = alike.flatMap((fault) => (fault.pictures ? [fault.pictures] : []));
    const shown = pictures ? ` (${pictures.join(', ')})` : '';
    return {
      sentence: `${where}${more}: ${shortened(what)}${shown}.`,
      about: `${addresses.sort().join(', ')}: ${kind}`,
    };
  });
}

/** A text cut to some lines: stored data are long. */
function shortened(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

/** Key of equal faults: another price is another fault. */
function kindOf({ what, hasPassingNumbers }: Fault): string {
  return hasPassingNumbers ? lastingText(what) : withoutIds(what);
}

/**
 * A text without what differs between any two releases or visits: versions, hashes in the names of files and fields, React's
 * position-dependent ids, generated keys and times.
 */
export function withoutIds(text: string): string {
  return text
    .replaceAll(/\d+\.\d+\.\d+(?:\+|%2B)[0-9a-f]{12}(?![0-9a-f])/gi, '')
    .replaceAll(/_r_[0-9a-z]*_/gi, '_r_')
    .replaceAll(/\b(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{12,})\b/gi, '');
}

/** A text without ids (`withoutIds`) and numbers. */
export function lastingText(text: string): string {
  return withoutIds(text).replaceAll(/\d+/g, '#');
}
