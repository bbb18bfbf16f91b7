import { laid, pouch, ribs } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

/** Right arm of tweezers 860 long around the origin, tips up; `open` is how far its tip stands off the middle. */
const arm = (open: number) =>
  `M0 430Q16 430 22 412C44 300 ${84 + open} 150 ${82 + open} 30C${80 + open} -60 ${40 + open} -240 ${16 + open} -400Q${12 + open} -428 ${2 + open} -424L${open} -396C${14 + open} -240 ${44 + open} -60 ${46 + open} 30C${44 + open} 150 24 300 0 392Z`;

const sides = ['', 'scale(-1 1)'];

const outline = (open: number) =>
  sides.map((side) => `<path transform="${side}" d="${arm(open)}"/>`).join('');

function tweezers(open: number, { base }: Tint): string {
  const grip = ribs(45 + open, -46, 13, 11, 'l33 3');
  const shade = [paint.steel, paint.steelSheet];
  return (
    sides
      .map(
        (side, i) =>
          `<g transform="${side}"><path d="${arm(open)}" transform="translate(7 9)" fill="#7d8991"/><path d="${arm(open)}" fill="${shade[i]}" stroke="#76828a" stroke-width="2"/>` +
          `<path d="M${9 + open} -398Q${26 + open} -220 ${50 + open} -90M${58 + open} 130Q44 270 12 400" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".9"/>` +
          `<path d="${grip}" stroke="#59656d" stroke-width="4.5" stroke-linecap="round"/></g>`,
      )
      .join('') +
    `<path d="M-22 408L-16 350H16L22 408Q16 434 0 434Q-16 434 -22 408Z" fill="${paint.steel}" stroke="#76828a" stroke-width="2"/><circle cx="0" cy="392" r="8" fill="${base}"/>`
  );
}

const forceps = (placed: string, open: number, tint: Tint) =>
  laid(placed, outline(open), tweezers(open, tint));

const puffs = [
  [-40, -22, 58],
  [38, -30, 60],
  [-2, -44, 62],
  [-32, 30, 60],
  [40, 30, 58],
  [4, 48, 56],
] as const;

function cottonBall(placed: string): string {
  const round = puffs.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  const lit = puffs
    .map(([x, y, r]) => `<circle cx="${x - 10}" cy="${y - 14}" r="${r * 0.9}" fill="${paint.sheen}"/>`)
    .join('');
  const wisps =
    'M-70 -10Q-40 -44 -6 -30M10 -70Q44 -70 62 -44M-60 46Q-20 24 6 50M22 10Q50 -2 70 22M-24 86Q6 96 34 80M-30 -70Q-50 -64 -60 -48';
  return laid(
    placed,
    round,
    `<g fill="#ebe7df">${round}</g>${lit}${lit}<path d="${wisps}" fill="none" stroke="#cfc9bc" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
  );
}

/** Thumb forceps: laid out, holding a ball of cotton, and in a sterile pouch. */
export const drawForceps: Draw = (view, tint) => {
  if (view === 1) return forceps('translate(500 510) rotate(42) scale(1.08)', 0, tint);
  if (view === 3)
    return pouch(
      'translate(500 505) rotate(-16)',
      350,
      850,
      `<g transform="translate(0 50) scale(.8)">${tweezers(0, tint)}</g>`,
      tint,
    );
  return (
    cottonBall('translate(310 262) scale(.86)') +
    forceps('translate(575 580) rotate(-38) scale(1.02)', 34, tint)
  );
};
