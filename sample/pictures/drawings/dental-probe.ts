import { molar, molarOutline } from '../body-parts';
import { laid, ribs, rod, steelRod } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const handle = 'M-15 -210L-22 -186V186L-15 210H15L22 186V-186L15 -210Z';

interface End {
  readonly neck: string;
  readonly point: string;
}

const shepherd: End = {
  neck: 'M0 -205V-310Q4 -360 28 -392',
  point:
    'M22 -392Q56 -452 106 -438Q146 -420 132 -372Q122 -346 96 -336Q122 -368 116 -394Q108 -420 82 -416Q58 -412 36 -384Z',
};
const backwards: End = {
  neck: 'M0 -205V-290Q-4 -330 -40 -348',
  point: 'M-38 -341Q-76 -356 -72 -392L-26 -462Q-58 -396 -56 -380Q-54 -364 -34 -355Z',
};
const straight: End = { neck: 'M0 -205V-310L22 -356', point: 'M16 -358L68 -480L29 -352Z' };

/** A double-ended instrument around the origin, one end up and the other end down. */
function probe(placed: string, ends: readonly [End, End], { deep }: Tint): string {
  const turned = (i: number, drawing: string) => `<g transform="rotate(${i * 180})">${drawing}</g>`;
  const outline = ends
    .map((end, i) =>
      turned(i, `<path d="${end.neck}" fill="none" stroke-width="14"/><path d="${end.point}"/>`),
    )
    .join('');
  const steel = ends
    .map((end, i) =>
      turned(
        i,
        `<path d="${end.point}" fill="#aab5bb" stroke="#6f7b83" stroke-width="2.5" stroke-linejoin="round"/>${rod(end.neck, 15, steelRod)}<path d="M-21 -120H21V-150H-21Z" fill="${paint.accent}"/><path d="${ribs(-20, -104, 8, 9, 'l40 -7')}" stroke="${deep}" stroke-width="2.5" opacity=".45"/>`,
      ),
    )
    .join('');
  return laid(
    placed,
    `<path d="${handle}"/>${outline}`,
    `<path d="${handle}" fill="${paint.steel}" stroke="#76828a" stroke-width="2"/>${steel}`,
  );
}

const tooth = (placed: string) => laid(placed, `<path d="${molarOutline}"/>`, molar);

/** Double-ended dental probes: one, a row of three, and a hook at work on a molar. */
export const drawDentalProbe: Draw = (view, tint) => {
  if (view === 1) return probe('translate(500 500) rotate(44) scale(1.12)', [shepherd, backwards], tint);
  if (view === 2)
    return (
      probe('translate(270 500) rotate(6) scale(.92)', [shepherd, straight], tint) +
      probe('translate(500 500) rotate(6) scale(.92)', [backwards, shepherd], tint) +
      probe('translate(730 500) rotate(6) scale(.92)', [straight, backwards], tint)
    );
  return (
    tooth('translate(340 660) scale(1.8)') +
    probe('translate(694 96) rotate(225) scale(1.15)', [backwards, shepherd], tint)
  );
};
