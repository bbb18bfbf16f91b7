import { type QuarantinedRelease, quarantine, quarantinedReleases } from 'releases/quarantine/quarantine';
import { releaseId } from 'releases/traffic/pick';
import type { SourceStacks } from '../containment/source-stacks';
import { say } from '../process/say';

/** How often the releases folder is looked into, in milliseconds. */
const interval = 500;

/** The releases in quarantine, as this shell knows them. */
export interface Quarantine {
  /** Each as `cart@1.4.2+0a1b2c3d4e`. */
  names(): readonly string[];
  /** Puts one in quarantine, here at once and for every shell of the folder. */
  add(release: QuarantinedRelease): void;
}

/**
 * Follows which releases of a folder are in quarantine, and says which come and go, and why.
 *
 * @param changed called when they are others than at first
 * @param withSources makes the stacks of charges what people can look up
 */
export async function followQuarantine(
  folder: string,
  changed: () => void,
  withSources: SourceStacks,
): Promise<Quarantine> {
  let inFolder: readonly string[] = [];
  // Of this shell, until they are in the folder; where it cannot be written for as long as this process lives.
  const own = new Set<string>();
  const names = () => [...new Set([...inFolder, ...own])];

  const look = async () => {
    const before = names();
    try {
      const releases = await quarantinedReleases(folder);
      for (const release of releases) {
        if (!before.includes(nameOf(release))) say('error', sentenceOf(release), aboutRelease(release));
      }
      for (const name of inFolder) {
        if (!releases.some((release) => nameOf(release) === name))
          say('info', `${name} is no longer in quarantine`);
      }
      inFolder = releases.map(nameOf);
    } catch (error) {
      say('error', 'which releases are in quarantine cannot be read', { err: error });
    }
    return names().join() !== before.join();
  };
  const follow = () => {
    setTimeout(async () => {
      if (await look()) changed();
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
    add(release) {
      const name = nameOf(release);
      if (names().includes(name)) return;
      own.add(name);
      say('error', sentenceOf(release), aboutRelease(release));
      changed();
      sourced(release)
        .then((told) => quarantine(folder, told))
        .then(
          () => {
            // From now on it is the folder's to say.
            inFolder = [...inFolder, name];
            own.delete(name);
          },
          (error) =>
            say('error', `${name} is in quarantine for this shell alone`, {
              ...aboutRelease(release),
              err: error,
            }),
        );
    },
  };
}

const aboutRelease = ({ remote, version }: QuarantinedRelease) => ({ remote, release: version });

const nameOf = ({ remote, version }: QuarantinedRelease) => releaseId(remote, version);

function sentenceOf(release: QuarantinedRelease): string {
  const reasons = release.charges.map(({ reason, phase, exposed, address, message }) => {
    const place = [phase, exposed, address].filter(Boolean).join(' ');
    return `${reason}${place && ` (${place})`}: ${message}`;
  });
  return `${nameOf(release)} is in quarantine since ${release.since}: ${reasons.join(' ')}`;
}
