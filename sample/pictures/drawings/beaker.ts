import { flask, marks } from '../glassware';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

/** A straight glass of the given radius standing on the origin. */
function beaker(placed: string, level: number, { light }: Tint): string {
  const wall =
    'M-196 -440Q-170 -430 -170 -400V-40Q-170 0 -128 6Q0 22 128 6Q170 0 170 -40V-400Q170 -430 184 -440';
  return (
    shadow(`<g transform="${placed}"><ellipse cx="0" cy="-8" rx="160" ry="30"/></g>`) +
    `<g transform="${placed}"><path d="M-172 -436Q0 -400 176 -436Q0 -476 -172 -436Z" fill="#fff" opacity=".35"/>` +
    `<path d="M-162 ${-level}V-44Q-162 -8 -124 -2Q0 14 124 -2Q162 -8 162 -44V${-level}Z" fill="${paint.liquid}"/>` +
    `<ellipse cx="0" cy="${-level}" rx="162" ry="32" fill="${light}" stroke="#fff" stroke-width="4" stroke-opacity=".7"/>` +
    `<path d="${wall}Z" fill="${paint.glass}"/><path d="${wall}" fill="none" stroke="#8499a3" stroke-width="4"/>` +
    `<path d="M-196 -440Q-150 -470 0 -472Q150 -470 184 -440Q150 -408 0 -406Q-150 -408 -196 -440Z" fill="none" stroke="#8499a3" stroke-width="5"/>` +
    '<path d="M-190 -438Q-150 -410 0 -408Q150 -410 180 -438" fill="none" stroke="#fff" stroke-width="4" opacity=".9"/>' +
    '<path d="M-138 -380V-60" stroke="#fff" stroke-width="20" opacity=".75" stroke-linecap="round"/><path d="M-108 -370V-190" stroke="#fff" stroke-width="7" opacity=".6" stroke-linecap="round"/>' +
    `<path d="M148 -330V-70" stroke="#fff" stroke-width="6" opacity=".5" stroke-linecap="round"/>${marks([-330, -285, -240, -195, -150, -105], 20)}` +
    '<path d="M-110 2Q0 14 110 2" fill="none" stroke="#fff" stroke-width="7" opacity=".8" stroke-linecap="round"/></g>'
  );
}

function cylinder(placed: string, { light }: Tint): string {
  return (
    shadow(`<g transform="${placed}"><ellipse cx="0" cy="-8" rx="116" ry="26"/></g>`) +
    `<g transform="${placed}"><path d="M-116 -14Q-116 -34 -54 -48H54Q116 -34 116 -14Q0 26 -116 -14Z" fill="${paint.glass}" stroke="#8499a3" stroke-width="4"/>` +
    `<path d="M-50 -300V-56Q0 -44 50 -56V-300Z" fill="${paint.liquid}"/><ellipse cx="0" cy="-300" rx="50" ry="11" fill="${light}"/>` +
    `<path d="M-56 -600V-52Q0 -38 56 -52V-600Z" fill="${paint.glass}" stroke="#8499a3" stroke-width="4"/>` +
    '<path d="M-78 -612Q-30 -622 60 -604Q30 -588 -40 -594Z" fill="#fff" fill-opacity=".45" stroke="#8499a3" stroke-width="5"/>' +
    '<path d="M-36 -570V-80" stroke="#fff" stroke-width="11" opacity=".75" stroke-linecap="round"/>' +
    `${marks([-540, -500, -460, -420, -380, -340, -300, -260, -220, -180, -140], -4)}</g>`
  );
}

/** Laboratory glass: a beaker, a beaker with a conical flask, and a set with a measuring cylinder. */
export const drawBeaker: Draw = (view, tint) => {
  if (view === 1) return beaker('translate(500 780) scale(1.26)', 230, tint);
  if (view === 2)
    return flask('translate(640 730) scale(1.08)', tint) + beaker('translate(340 820) scale(.82)', 200, tint);
  return (
    cylinder('translate(300 770) scale(1.02)', tint) +
    flask('translate(600 720) scale(.86)', tint) +
    beaker('translate(690 850) scale(.5)', 240, tint)
  );
};
