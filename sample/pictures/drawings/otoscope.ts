import { laid, ribs } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const grip = 'M-44 70H44L50 120V410Q50 446 0 446Q-50 446 -50 410V120Z';
const head =
  'M92 -176Q108 -176 108 -158V-20Q108 -4 92 -2L48 4Q36 20 34 56H-34Q-36 0 -60 -28L-110 -56V-126L-50 -152Q10 -176 92 -176Z';
const funnel = 'M0 -40Q8 -44 14 -38L176 -13Q184 0 176 13L14 38Q8 44 0 40Z';

/** The cone that goes into an ear, its wide end at the origin, its tip to the right. */
const speculum = (colour: string) =>
  `<path d="${funnel}" fill="${colour}"/><path d="M18 -26L168 -6" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".45"/><path d="M18 26L170 7" stroke="#000" stroke-width="8" opacity=".18"/><path d="M2 -40V40" stroke="#000" stroke-width="6" opacity=".25"/>`;

const mounted = 'translate(-106 -91) rotate(180)';

function otoscope(placed: string, { base, light, pale, dark }: Tint): string {
  return laid(
    placed,
    `<path d="${grip}"/><path d="${head}"/><path transform="${mounted}" d="${funnel}"/>`,
    `<path d="${grip}" fill="${paint.dark}"/><path d="${ribs(-47, 150, 13, 17, 'h94')}" stroke="#1d252b" stroke-width="6" opacity=".6"/><path d="M-30 130V400" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".35"/>` +
      `<path d="M-38 44H38L46 96H-46Z" fill="${paint.steel}"/><path d="M-46 96H46V116H-46Z" fill="${paint.accent}"/>` +
      `<g transform="${mounted}">${speculum('#39434a')}</g>` +
      `<path d="${head}" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="2.5"/><path d="M-104 -122L-50 -144Q10 -168 84 -168" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>` +
      `<path d="M-112 -132H-86V-48L-112 -60Z" fill="${paint.dark}"/><path d="M-30 40Q-34 4 -50 -18" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/>` +
      `<path d="M72 -184Q112 -190 118 -176V-6Q112 10 72 6Z" fill="${paint.dark}"/><ellipse cx="112" cy="-90" rx="26" ry="90" fill="#2f393f"/><ellipse cx="116" cy="-90" rx="19" ry="76" fill="${pale}" stroke="${dark}" stroke-width="3"/><ellipse cx="112" cy="-112" rx="8" ry="34" fill="#fff" opacity=".9"/>` +
      `<circle cx="0" cy="-70" r="22" fill="${base}"/><circle cx="-5" cy="-76" r="9" fill="${light}"/>`,
  );
}

const spare = (placed: string, colour: string) =>
  laid(
    placed,
    `<path d="${funnel}"/>`,
    speculum(colour) +
      `<ellipse cx="3" rx="11" ry="41" fill="#39434a"/><ellipse cx="2" rx="7" ry="31" fill="#1d252b"/>`,
  );

/** An otoscope: upright, lying beside spare specula, and its head from near. */
export const drawOtoscope: Draw = (view, tint) => {
  if (view === 1) return otoscope('translate(560 410) rotate(14) scale(1.14)', tint);
  if (view === 3) return otoscope('translate(560 560) rotate(8) scale(1.9)', tint);
  return (
    otoscope('translate(350 420) rotate(-26) scale(.94)', tint) +
    [300, 480, 640]
      .map((y, i) =>
        spare(
          `translate(${660 + i * 20} ${y}) rotate(${-8 + i * 6}) scale(${1.15 - i * 0.2})`,
          [tint.dark, tint.base, tint.light][i] ?? tint.base,
        ),
      )
      .join('')
  );
};
