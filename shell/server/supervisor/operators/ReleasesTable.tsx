import { hashOf, numberOf } from '@storefront/shared/release/version';
import { count, partOf, percentText } from './figures';
import { failedDocuments } from './release-tallies';
import type { ReleaseView, RemoteView } from './shop-view';
import { WideTable } from './WideTable';

const columns = [
  'Release',
  'Traffic',
  'State',
  'Signed with',
  'Documents',
  'Failed',
  'Fell back',
  'Over 1 s',
  'Ended or blocked a worker',
];

/** The releases of all remotes with their traffic and state, and this shell's counts. */
export function ReleasesTable({ remotes }: { readonly remotes: readonly RemoteView[] }) {
  return (
    <WideTable id="releases" caption="Releases, and what this shell has counted of them" columns={columns}>
      {remotes.flatMap(({ name, releases, rollout }) =>
        releases.map(({ version, traffic, isDefault, quarantine, signing, counts }) => {
          const isRollingOut = rollout?.version === version;
          const isNothing = !isDefault && !isRollingOut && !quarantine;
          return (
            <tr key={`${name}-${version}`} id={`${name}-${version}`}>
              <th scope="row">
                {name} <strong>{numberOf(version)}</strong>
                <small>+{hashOf(version)}</small>
              </th>
              <td>{traffic === null ? 'none' : percentText(traffic)}</td>
              <td>
                {isDefault && <span className="state">default</span>}
                {isRollingOut && <span className="state">rolling out</span>}
                {quarantine && <span className="state bad">in quarantine</span>}
                {isNothing && '–'}
              </td>
              <td className="signed">{signedWith(signing)}</td>
              <td>{count(counts.documents)}</td>
              <td>{shareText(failedDocuments(counts), counts.documents)}</td>
              {(['fallbacks', 'slow', 'deaths'] as const).map((counted) => (
                <td key={counted}>{shareText(counts[counted], counts.documents)}</td>
              ))}
            </tr>
          );
        }),
      )}
    </WideTable>
  );
}

const shareText = (counted: number, of: number) => (counted === 0 ? 0 : partOf(counted, of));

/** The signing key, as `pnpm releases status` and `pnpm releases keys` show it. */
function signedWith(signing: ReleaseView['signing']) {
  if (!signing) return '–';
  if (signing.key !== null) return <code>{signing.key}</code>;
  return signing.isSigned ? 'no key of the remote' : 'unsigned';
}
