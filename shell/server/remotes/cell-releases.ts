import type { ReleaseMap } from 'releases/release-map/release-map';
import { releasesByCell } from 'releases/traffic/pick';

/** The ids of the releases that all visitors of a cell get, by cell; null for a cell whose visitors get different ones. */
export type CellReleases = readonly (string | null)[];

/** Follows the releases of the cells. @returns gives the present ones, computed once for each map and quarantine */
export function followCellReleases(
  map: () => ReleaseMap,
  quarantined: () => readonly string[],
): () => CellReleases {
  let known: { map: ReleaseMap; quarantine: string; byCell: CellReleases } | undefined;
  return () => {
    const names = quarantined();
    const now = { map: map(), quarantine: names.join() };
    if (known?.map !== now.map || known.quarantine !== now.quarantine)
      known = { ...now, byCell: releasesByCell(now.map, new Set(names)) };
    return known.byCell;
  };
}

/** The cells with these releases, as in `PageData`; null for all cells, and where no cell has them. */
export function cellsWith(ids: string, byCell: CellReleases): string | null {
  if (!byCell.includes(ids) || byCell.every((one) => one === ids)) return null;
  const digits = Array.from({ length: byCell.length / 4 }, (_, digit) =>
    [0, 1, 2, 3].reduce((sum, bit) => sum + (byCell[4 * digit + bit] === ids ? 1 << bit : 0), 0).toString(16),
  );
  return digits.join('');
}
