import { barrel } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

/** A round head seen obliquely from below, light side towards the lower left; the joint is the origin. */
function head(placed: string, { base, dark, light }: Tint): string {
  const diodes = Array.from({ length: 7 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    const [x, y] = i === 6 ? [0, 0] : [Math.cos(turn) * 82, Math.sin(turn) * 82];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="32" fill="#fffdf2" stroke="#d9dfe2" stroke-width="4"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="17" fill="#fff6cf"/>`;
  });
  return (
    `<g transform="${placed}"><path d="M-30 -40H20V30H-30Z" fill="${paint.dark}"/>` +
    `<g transform="translate(-96 62) rotate(36) scale(.62 1)"><circle cx="46" r="150" fill="${dark}"/><circle cx="34" r="152" fill="${base}"/><circle cx="20" r="153" fill="${light}"/>` +
    `<circle r="154" fill="${paint.plastic}"/><circle r="136" fill="#e7ecee" stroke="#b4bfc5" stroke-width="4"/>${diodes.join('')}</g></g>`
  );
}

const neck = (path: string) => {
  const joints = `<path d="${path}" fill="none" stroke="#5d6971" stroke-width="20" stroke-dasharray="3 9"/>`;
  return (
    `<path d="${path}" fill="none" stroke="#8f9ba2" stroke-width="24" stroke-linecap="round"/>${joints}` +
    `<path d="${path}" transform="translate(-5 -3)" fill="none" stroke="#fff" stroke-width="6" opacity=".75"/>`
  );
};

const desk = (tint: Tint) => {
  const path = 'M640 760C660 560 680 300 560 240C500 210 460 240 440 268';
  return (
    shadow('<ellipse cx="640" cy="790" rx="170" ry="46"/>') +
    `<path d="${barrel(640, 770, 796, 170, 46)}" fill="${paint.accent}"/><ellipse cx="640" cy="770" rx="170" ry="46" fill="${paint.cardFront}"/><ellipse cx="640" cy="766" rx="44" ry="13" fill="${paint.steel}"/>` +
    `<circle cx="566" cy="786" r="11" fill="${tint.base}"/>${neck(path)}${head('translate(430 282)', tint)}`
  );
};

const floor = (tint: Tint) => {
  const foot = 'M610 850L470 912M610 850L770 902M610 850L500 826M610 850L740 824M610 850L640 930';
  return (
    shadow(`<path d="${foot}" fill="none" stroke-width="34" stroke-linecap="round"/>`) +
    `<path d="${foot}" fill="none" stroke="#7d8991" stroke-width="26" stroke-linecap="round"/><path d="${foot}" transform="translate(-2 -5)" fill="none" stroke="#dfe5e8" stroke-width="12" stroke-linecap="round"/>` +
    `<path d="${barrel(610, 460, 850, 15, 5)}" fill="${paint.steel}"/><path d="${barrel(610, 600, 856, 22, 7)}" fill="${paint.dark}"/>` +
    `${neck('M610 470C612 330 620 190 520 150C460 130 420 160 404 190')}${head('translate(396 200) scale(.86)', tint)}`
  );
};

/** An examination light on a flexible neck: for the desk, on a floor stand, and its head from near. */
export const drawExamLamp: Draw = (view, tint) => {
  if (view === 1) return desk(tint);
  if (view === 2) return floor(tint);
  return `${neck('M1040 900C980 420 900 240 640 330')}${head('translate(630 350) scale(1.9)', tint)}`;
};
