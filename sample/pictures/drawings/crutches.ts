import { laid, rod, steelRod } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const sides = ['', 'scale(-1 1)'];
const strut = 'M70 -400C66 -160 40 -60 24 120V210';
const pad =
  'M-96 -424Q-98 -452 -70 -450Q0 -420 70 -450Q98 -452 96 -424Q92 -396 64 -392Q0 -374 -64 -392Q-92 -396 -96 -424Z';
const holes = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<circle cx="0" cy="${from + i * 26}" r="5.5" fill="#3f4a52"/>`,
  ).join('');
const ferrule = (y: number) =>
  `<path d="M-18 ${y - 44}H18L28 ${y}Q0 ${y + 16} -28 ${y}Z" fill="${paint.dark}"/><path d="M-23 ${y - 14}H23" stroke="#1d252b" stroke-width="4" opacity=".6"/>`;

/** A crutch that reaches to the armpit, upright around the origin, 910 long. */
function underarm(placed: string, tint: Tint): string {
  const struts = sides.map((side) => `<g transform="${side}">${rod(strut, 20, steelRod)}</g>`).join('');
  return laid(
    placed,
    `<path d="${pad}"/>${sides.map((side) => `<path transform="${side}" d="${strut}" fill="none" stroke-width="20"/>`).join('')}<path d="M-12 60H12V450H-12ZM-60 -130H60V-96H-60Z"/>`,
    `<path d="M-14 70H14V430H-14Z" fill="${paint.steel}" stroke="#76828a" stroke-width="2"/>${holes(236, 7)}${struts}` +
      `<path d="M-24 110H24M-24 190H24" stroke="#59656d" stroke-width="9" stroke-linecap="round"/><path d="M-64 -112H64" stroke="#59656d" stroke-width="14" stroke-linecap="round"/><rect x="-48" y="-134" width="96" height="44" rx="20" fill="${paint.accentFront}"/><path d="M-30 -124H30" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>` +
      `<path d="${pad}" fill="${paint.accentFront}" stroke="${tint.dark}" stroke-width="2"/><path d="M-78 -436Q0 -408 76 -436" fill="none" stroke="${tint.light}" stroke-width="9" stroke-linecap="round"/>${ferrule(450)}`,
  );
}

/** A crutch with a cuff for the forearm, from the side, upright around the origin, 910 long. */
function elbow(placed: string, tint: Tint): string {
  const tube = 'M36 -330L0 -130V440';
  const cuff =
    'M-34 -446Q-44 -452 -46 -438L-40 -352Q-28 -312 30 -308L66 -324Q88 -400 76 -440Q66 -452 58 -440Q62 -372 40 -350Q-8 -346 -20 -376Z';
  const grip = 'M-8 -156H-136Q-158 -156 -158 -134Q-158 -112 -136 -112H-8Z';
  return laid(
    placed,
    `<path d="${tube}" fill="none" stroke-width="28"/><path d="${cuff}"/><path d="${grip}"/>`,
    `${rod(tube, 32, steelRod)}<path d="M-19 60H19V110H-19Z" fill="${paint.dark}"/>${holes(150, 8)}` +
      `<path d="${grip}" fill="${tint.dark}"/><path d="M-10 -148H-132" stroke="${tint.light}" stroke-width="8" stroke-linecap="round"/><path d="M-36 -112v-24M-62 -112v-24M-88 -112v-24M-114 -112v-24" stroke="${tint.deep}" stroke-width="6" stroke-linecap="round"/><path d="M-24 -170H24V-92H-24Z" fill="${paint.accent}"/>` +
      `<path d="${cuff}" fill="${paint.accent}" stroke="${tint.dark}" stroke-width="2"/><path d="M-36 -430L-30 -360Q-18 -326 26 -322" fill="none" stroke="${tint.light}" stroke-width="7" stroke-linecap="round"/>${ferrule(452)}`,
  );
}

/** Crutches: a pair that reaches to the armpit, a pair with cuffs, and the armpit rest from near. */
export const drawCrutches: Draw = (view, tint) => {
  if (view === 1)
    return (
      underarm('translate(340 500) rotate(14) scale(.94)', tint) +
      underarm('translate(650 500) rotate(14) scale(.94)', tint)
    );
  if (view === 2)
    return (
      elbow('translate(370 500) rotate(-12) scale(.94)', tint) +
      elbow('translate(690 500) rotate(-12) scale(.94)', tint)
    );
  return underarm('translate(420 940) rotate(10) scale(1.8)', tint);
};
