import { count, partOf, percentText } from './numbers';
import type { ReleaseView, RemoteView, SigningView } from './shop-view';
import { Version } from './Version';
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
  'Took a worker',
];

/** The releases of a remote with what becomes of them, and what this shell has counted. */
export function ReleasesTable({ name, releases, rollout }: RemoteView) {
  return (
    <WideTable
      id={`${name}-releases`}
      caption={`Releases of ${name}, and what this shell has counted`}
      columns={columns}
    >
      {releases.map((release) => (
        <tr key={release.version} id={`${name}-${release.version}`}>
          <th scope="row">
            <Version version={release.version} />
          </th>
          <td className="number">
            {release.traffic === null ? 'none' : percentText(release.traffic)}
            <svg className="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={release.traffic ?? 0} height={4} />
            </svg>
          </td>
          <td>
            <States {...release} isRolledOut={rollout?.rollout.version === release.version} />
          </td>
          <td className="signed">{signedWith(release.signing)}</td>
          <td className="number">{count(release.counts.documents)}</td>
          {(['failures', 'fallbacks', 'slow', 'deaths'] as const).map((counted) => (
            <td key={counted} className="number">
              {release.counts[counted] === 0 ? 0 : partOf(release.counts[counted], release.counts.documents)}
            </td>
          ))}
        </tr>
      ))}
    </WideTable>
  );
}

/** The key, as `pnpm releases status` and `pnpm releases key` show it. */
function signedWith(signing: SigningView | null) {
  if (!signing) return '–';
  if (signing.key !== null) return <code>{signing.key}</code>;
  return signing.isSigned ? 'no key of the remote' : 'unsigned';
}

function States({ isDefault, quarantine, isRolledOut }: ReleaseView & { readonly isRolledOut: boolean }) {
  if (!isDefault && !quarantine && !isRolledOut) return '–';
  return (
    <span className="states">
      {isDefault && <span className="state">default</span>}
      {isRolledOut && <span className="state">rolled out</span>}
      {quarantine && <span className="state bad">in quarantine</span>}
    </span>
  );
}
