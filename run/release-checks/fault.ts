import type { Told } from 'releases/gate/gate-report';

/** Something that is wrong with the shop with a release, and is not with what is live. */
export interface Fault {
  /** What, as the end of a sentence. */
  readonly what: string;
  /** The address, what the visitor's lists have, and the width of the screen. */
  readonly where: string;
  /** Pattern of the address. */
  readonly address: string;
  /** Whether its numbers are others each time, as those of a text of the console. */
  readonly hasPassingNumbers?: boolean;
  /** Files with a picture of both. */
  readonly pictures?: readonly string[];
}

/**
 * Faults for people: the same one wherever it is in one sentence, with the first place that has it and all addresses. Who accepts it
 * accepts it at these addresses alone.
 */
export function toldFaults(faults: readonly Fault[]): Told[] {
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

/** A text of at most some lines: what is kept on a device is long. */
function shortened(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

/** What makes two faults the same: another price is another fault. */
function kindOf({ what, hasPassingNumbers }: Fault): string {
  return hasPassingNumbers ? lastingText(what) : withoutIds(what);
}

/**
 * A text without what differs between any two releases, or visits: versions, which files and fields have in their names, React's own
 * ids, which count what is before an element, keys that are made up and times.
 */
export function withoutIds(text: string): string {
  return text
    .replaceAll(/\d+\.\d+\.\d+(?:\+|%2B)[0-9a-f]{12}(?![0-9a-f])/gi, '')
    .replaceAll(/_r_[0-9a-z]*_/gi, '_r_')
    .replaceAll(/\b(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{12,})\b/gi, '');
}

/** The same without numbers, too. */
export function lastingText(text: string): string {
  return withoutIds(text).replaceAll(/\d+/g, '#');
}
