import { laid, pouch, ribs } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const bellied = 'M-22 -140L-24 -424Q-20 -440 -8 -430Q40 -384 40 -300Q40 -240 26 -196L16 -140Z';
const belly = 'M-8 -428Q38 -384 38 -300Q38 -240 26 -198L10 -206Q24 -250 22 -300Q20 -376 -8 -428Z';
const pointed = 'M-22 -140L-24 -430Q-20 -442 -14 -430L38 -200L16 -140Z';
const slope = 'M-14 -426L36 -200L20 -204L-16 -400Z';
const handle = 'M-24 -156H20L34 -60Q42 40 36 250L20 420Q0 446 -20 420L-36 250Q-42 40 -38 -60Z';

/** A blade on its own, tip up, with the slot by which it is held. */
const blade = (edge: string, ground: string) =>
  `<path d="${edge}" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="2.5"/>` +
  `<path d="${ground}" fill="#fff" opacity=".75"/>` +
  '<path d="M-16 -410V-150" stroke="#fff" stroke-width="4" opacity=".8"/><path d="M-8 -250Q-8 -264 0 -264Q8 -264 8 -250V-150H-8Z" fill="#59656d"/>';

const plasticGrip = ({ light, deep }: Tint) =>
  `<path d="${handle}" fill="${paint.accent}"/><path d="M-26 -60Q-30 40 -24 240" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="${ribs(-30, -66, 14, 13, 'h58')}" stroke="${deep}" stroke-width="5" stroke-linecap="round" opacity=".6"/><path d="${ribs(-12, 200, 9, 22, 'h24')}" stroke="${deep}" stroke-width="4" stroke-linecap="round" opacity=".35"/>`;

const steelGrip =
  `<path d="${handle}" fill="${paint.steel}" stroke="#6f7b83" stroke-width="2"/><path d="${ribs(-30, -66, 14, 13, 'h58')}" stroke="#59656d" stroke-width="4" stroke-linecap="round"/>` +
  '<path d="M-6 170H10V330H-6Z" fill="#8b979e"/><path d="M-6 170V330" stroke="#59656d" stroke-width="3"/>';

const scalpel = (placed: string, grip: string) =>
  laid(
    placed,
    `<path d="${bellied}"/><path d="${handle}"/>`,
    `${blade(bellied, belly)}<path d="M-7 -246Q0 -256 7 -246V-150H-7Z" fill="${paint.steel}"/>${grip}`,
  );

const loose = (placed: string, edge: string, ground: string) =>
  laid(placed, `<path d="${edge}"/>`, blade(edge, ground));

/** A scalpel: disposable, a steel handle with blades beside it, and in a sterile pouch. */
export const drawScalpel: Draw = (view, tint) => {
  if (view === 1) return scalpel('translate(500 500) rotate(46) scale(1.12)', plasticGrip(tint));
  if (view === 2)
    return (
      scalpel('translate(330 510) rotate(10) scale(1)', steelGrip) +
      loose('translate(560 640) rotate(10) scale(1.05)', pointed, slope) +
      loose('translate(740 660) rotate(10) scale(1.05)', bellied, belly)
    );
  const inside = `${blade(bellied, belly)}${plasticGrip(tint)}`;
  return pouch(
    'translate(500 505) rotate(14)',
    300,
    860,
    `<g transform="translate(0 60) scale(.82)">${inside}</g>`,
    tint,
  );
};
