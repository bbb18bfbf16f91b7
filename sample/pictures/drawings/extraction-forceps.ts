import { molar, molarOutline } from '../body-parts';
import { laid } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const grip =
  'M-34 -16Q-46 70 -92 150Q-138 250 -122 380Q-116 450 -92 470Q-60 480 -56 446Q-84 270 -44 180Q10 90 34 20Z';
const beak =
  'M-34 10Q-40 -60 4 -86Q46 -110 34 -150Q26 -180 6 -206Q2 -222 18 -222Q62 -200 80 -146Q92 -80 50 -40L40 30Z';
const texture = Array.from({ length: 15 }, (_, i) => {
  const y = 190 + i * 16;
  const x = -112 + Math.max(8 - i, 0) * 5;
  return `M${x} ${y}l46 22M${x} ${y + 20}l46 -18`;
}).join('');

/** One half of the pliers, beak up to the right, grip down to the left; the pivot is the origin. */
const half = (turned: string, { light }: Tint) =>
  `<g transform="${turned}"><path d="${grip}" transform="translate(6 8)" fill="#7d8991"/><path d="${grip}" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="2.5"/>` +
  `<clipPath id="grip"><path d="${grip}"/></clipPath><path d="${texture}" clip-path="url(#grip)" stroke="#59656d" stroke-width="3" opacity=".6"/><path d="M-88 168Q-128 260 -114 370" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".9"/>` +
  `<path d="M-112 404Q-104 452 -86 462" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="${beak}" fill="${paint.steel}" stroke="#6f7b83" stroke-width="2.5"/><path d="M24 -214Q60 -190 72 -146Q80 -96 50 -60" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"/></g>`;

const outline = (turned: string) => `<g transform="${turned}"><path d="${grip}"/><path d="${beak}"/></g>`;

/** Dental pliers opened by an angle, with whatever is held drawn between the beaks. */
function pliers(placed: string, opening: number, tint: Tint, held = '', heldOutline = ''): string {
  const left = `rotate(${opening})`;
  const right = `scale(-1 1) rotate(${opening})`;
  const joint = 'M-50 -30Q-40 -62 0 -62Q40 -62 50 -30V34Q36 62 0 62Q-36 62 -50 34Z';
  return laid(
    placed,
    outline(left) + outline(right) + heldOutline,
    `${half(right, tint)}${held}${half(left, tint)}<path d="${joint}" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="2.5"/>` +
      `<circle r="25" fill="${paint.steel}" stroke="#6f7b83" stroke-width="3"/><path d="M-13 8L13 -8" stroke="#59656d" stroke-width="5" stroke-linecap="round"/><path d="M-40 -32Q-28 -52 0 -52" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  );
}

const gripped = 'translate(0 -236) rotate(180) scale(.72)';

/** Dental extraction forceps: alone, lifting a molar, and the beaks on the tooth from near. */
export const drawExtractionForceps: Draw = (view, tint) => {
  const held = `<g transform="${gripped}">${molar}</g>`;
  const heldOutline = `<path transform="${gripped}" d="${molarOutline}"/>`;
  if (view === 1) return pliers('translate(570 400) rotate(34) scale(1.12)', 0, tint);
  if (view === 2) return pliers('translate(500 420) rotate(-12)', 4, tint, held, heldOutline);
  return pliers('translate(470 720) rotate(14) scale(1.9)', 4, tint, held, heldOutline);
};
