import { chargePlace } from 'releases/quarantine/charge-place';
import {
  liftQuarantine,
  type QuarantinedRelease,
  quarantine,
  quarantinedReleases,
} from 'releases/quarantine/quarantine';
import { releaseId } from 'releases/traffic/pick';
import type { SourceStacks } from '../containment/source-stacks';
import { say } from '../process/say';

/** How often the releases folder is looked into, in milliseconds. */
const interval = 500;

/** The releases in quarantine, as this shell knows them. */
export interface Quarantine {
  /** Each as `lab@1.4.2+0a1b2c3d4e5f`. */
  names(): readonly string[];
  /** Puts one in quarantine, here at once and for every shell of the folder; for so many milliseconds, or until it is lifted. */
  add(release: QuarantinedRelease, term: number | null): void;
}

/**
 * Follows which releases of a folder are in quarantine, and says which come and go, and why.
 *
 * @param withSources makes the stacks of charges what people can look up
 * @param changed called when they are others than at first
 */
export async function followQuarantine(
  folder: string,
  withSources: SourceStacks,
  changed: () => void,
): Promise<Quarantine> {
  let inFolder: readonly string[] = [];
  // Of this shell, until they are in the folder; where it cannot be written it is tried again.
  const own = new Map<string, QuarantinedRelease>();
  const names = () => [...new Set([...inFolder, ...own.keys()])];

  const write = async () => {
    for (const [name, release] of own) {
      try {
        await quarantine(folder, await sourced(release));
        inFolder = [...inFolder, name];
        own.delete(name);
      } catch (error) {
        say('error', `${name} is in quarantine for this shell alone`, {
          ...aboutRelease(release),
          err: error,
        });
      }
    }
  };
  const look = async () => {
    const before = names();
    try {
      const releases = await quarantinedReleases(folder);
      for (const release of releases)
        if (!before.includes(nameOf(release))) say('error', sentenceOf(release), aboutRelease(release));
      const found = releases.map(nameOf);
      for (const name of inFolder)
        if (!found.includes(name)) say('info', `${name} is no longer in quarantine`);
      inFolder = found;
    } catch (error) {
      say('error', 'which releases are in quarantine cannot be read', { err: error });
    }
    return before;
  };
  const follow = () => {
    setTimeout(async () => {
      await write();
      const before = await look();
      if (names().join() !== before.join()) changed();
      follow();
    }, interval).unref();
  };
  const sourced = async (release: QuarantinedRelease): Promise<QuarantinedRelease> => {
    const charges = release.charges.map(async (charge) => ({
      ...charge,
      stack: await withSources(charge.stack),
    }));
    return { ...release, charges: await Promise.all(charges) };
  };
  await look();
  follow();

  return {
    names,
    add(release, term) {
      const name = nameOf(release);
      if (names().includes(name)) return;
      own.set(name, release);
      say('error', sentenceOf(release), aboutRelease(release));
      changed();
      if (term === null) return;
      setTimeout(() => {
        own.delete(name);
        liftQuarantine(folder, release).catch((error) =>
          say('error', `${name} stays in quarantine`, { ...aboutRelease(release), err: error }),
        );
      }, term).unref();
    },
  };
}

const aboutRelease = ({ remote, version }: QuarantinedRelease) => ({ remote, release: version });

const nameOf = ({ remote, version }: QuarantinedRelease) => releaseId(remote, version);

function sentenceOf(release: QuarantinedRelease): string {
  const reasons = release.charges.map((charge) => `${chargePlace(charge)}: ${charge.message}`);
  return `${nameOf(release)} is in quarantine since ${release.since}: ${reasons.join(' ')}`;
}
