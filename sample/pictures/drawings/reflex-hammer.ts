import { laid, ribs } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const rubber = 'M-178 -322Q-206 -300 -178 -278L60 -166Q104 -152 108 -196V-404Q104 -448 60 -434Z';
const shaft = 'M-21 -190H21L17 120Q34 180 34 240V400Q34 446 0 446Q-34 446 -34 400V240Q-34 180 -17 120Z';
const band = 'M-26 -470Q0 -492 26 -470V-146H-26Z';

/** A hammer with a wedge of rubber; its handle points down, the point of the wedge to the left. */
function hammer(placed: string, { light, dark, deep }: Tint): string {
  return laid(
    placed,
    `<path d="${rubber}"/><path d="${shaft}"/><path d="${band}"/>`,
    `<path d="${rubber}" transform="translate(8 14)" fill="${deep}"/><path d="${rubber}" fill="${paint.accentFront}" stroke="${dark}" stroke-width="2"/>` +
      `<path d="M-176 -308L54 -416Q84 -424 92 -400" fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round"/><path d="M-150 -284L50 -192" stroke="${dark}" stroke-width="6" stroke-linecap="round" opacity=".6"/>` +
      `<path d="${shaft}" transform="translate(7 9)" fill="#7d8991"/><path d="${shaft}" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="2.5"/>` +
      `<path d="M-18 250Q-18 232 0 232Q18 232 18 250V390Q18 408 0 408Q-18 408 -18 390Z" fill="#98a5ac" stroke="#6f7b83" stroke-width="2.5"/><path d="M-14 254V386" stroke="#59656d" stroke-width="5" opacity=".5"/>` +
      `<path d="${band}" fill="${paint.steel}" stroke="#6f7b83" stroke-width="2.5"/><circle cx="0" cy="-300" r="14" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="3"/>` +
      '<path d="M-13 -130L-9 110" stroke="#fff" stroke-width="6" opacity=".9" stroke-linecap="round"/>',
  );
}

/** A hammer with a round rubber buffer at each end of its head. */
function twoSided(placed: string, { dark, deep }: Tint): string {
  const buffer = 'M-60 -392Q-164 -392 -164 -330Q-164 -268 -60 -268Z';
  const grip = 'M-28 120Q-28 100 0 100Q28 100 28 120L32 420Q32 450 0 450Q-32 450 -32 420Z';
  const stem = 'M-13 -290H13V130H-13Z';
  const halves = ['', 'scale(-.8 1)'];
  return laid(
    placed,
    `<path d="${grip}"/><path d="${stem}"/>${halves.map((side) => `<path transform="${side}" d="${buffer}"/>`).join('')}<path d="M-60 -376H60V-284H-60Z"/>`,
    `<path d="${stem}" fill="${paint.steel}" stroke="#6f7b83" stroke-width="2"/>` +
      halves
        .map(
          (side) =>
            `<g transform="${side}"><path d="${buffer}" fill="${paint.accentFront}" stroke="${dark}" stroke-width="2"/><path d="M-88 -392Q-96 -330 -88 -268" fill="none" stroke="${deep}" stroke-width="5" opacity=".5"/></g>`,
        )
        .join('') +
      `<path d="M-66 -380H66V-280H-66Z" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="2.5"/><path d="M-58 -366H58" stroke="#fff" stroke-width="7"/>` +
      `<path d="${grip}" fill="${paint.dark}"/><path d="${ribs(-26, 140, 16, 18, 'h52')}" stroke="#1d252b" stroke-width="5" opacity=".7"/>`,
  );
}

/** Reflex hammers: the wedge, the wedge beside a two-sided one, and the wedge from near. */
export const drawReflexHammer: Draw = (view, tint) => {
  if (view === 1) return hammer('translate(480 500) rotate(34) scale(1)', tint);
  if (view === 3) return hammer('translate(560 900) rotate(12) scale(1.9)', tint);
  return (
    hammer('translate(330 520) rotate(-8) scale(.9)', tint) +
    twoSided('translate(700 540) rotate(8) scale(.88)', tint)
  );
};
