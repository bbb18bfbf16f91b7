import { flask, marks } from '../glassware';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

/** A stopper for a flask standing on the origin. */
const stopper = (placed: string) =>
  `<g transform="${placed}"><path d="M-50 -500L-60 -590Q0 -604 60 -590L50 -500Q0 -488 -50 -500Z" fill="${paint.dark}"/><ellipse cy="-592" rx="60" ry="14" fill="#7a868e"/></g>`;

/** A volumetric flask standing on the origin: a pear with a long neck, one ring mark and a stopper. */
function volumetric(placed: string, { light, dark }: Tint): string {
  const wall =
    'M-26 -640V-330C-26 -270 -180 -250 -180 -126C-180 -60 -140 -20 -92 -2Q0 12 92 -2C140 -20 180 -60 180 -126C180 -250 26 -270 26 -330V-640';
  return (
    shadow(`<g transform="${placed}"><ellipse cx="0" cy="-4" rx="104" ry="22"/></g>`) +
    `<g transform="${placed}"><path d="M-20 -420V-326C-20 -262 -170 -244 -170 -126C-170 -64 -132 -28 -88 -10Q0 4 88 -10C132 -28 170 -64 170 -126C170 -244 20 -262 20 -326V-420Z" fill="${paint.liquid}"/><ellipse cy="-420" rx="20" ry="5" fill="${light}"/>` +
    `<path d="${wall}Z" fill="${paint.glass}"/><path d="${wall}" fill="none" stroke="#8499a3" stroke-width="4"/>` +
    `<path d="M-26 -424Q0 -414 26 -424" fill="none" stroke="${dark}" stroke-width="5"/><path d="M-34 -640Q0 -630 34 -640V-654Q0 -664 -34 -654Z" fill="#fff" fill-opacity=".6" stroke="#8499a3" stroke-width="4"/>` +
    `<path d="M-24 -650L-32 -712Q-34 -728 0 -728Q34 -728 32 -712L24 -650Q0 -642 -24 -650Z" fill="${paint.accent}"/>` +
    '<path d="M-13 -620V-336C-13 -280 -140 -246 -146 -140" fill="none" stroke="#fff" stroke-width="11" opacity=".75" stroke-linecap="round"/><path d="M148 -170Q158 -96 116 -48" fill="none" stroke="#fff" stroke-width="7" opacity=".5" stroke-linecap="round"/>' +
    `${marks([-150, -110], -20)}</g>`
  );
}

/** Conical flasks: one filled, one stoppered beside a volumetric flask, three sizes. */
export const drawFlask: Draw = (view, tint) => {
  const [near, left, right] = [
    'translate(350 820) scale(.92)',
    'translate(300 690) scale(.9)',
    'translate(650 720) scale(1)',
  ];
  if (view === 1) return flask('translate(500 800) scale(1.24)', tint);
  if (view === 2)
    return volumetric('translate(670 760) scale(.88)', tint) + flask(near, tint) + stopper(near);
  return (
    flask(right, tint) + flask(left, tint) + stopper(left) + flask('translate(480 860) scale(.62)', tint)
  );
};
