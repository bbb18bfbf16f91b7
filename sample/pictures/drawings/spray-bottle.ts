import { labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const body =
  'M-50 10V56C-50 120 -132 150 -132 260V548Q-132 574 -106 580Q0 594 106 580Q132 574 132 548V260C132 150 50 120 50 56V10Z';

const head = (pulled: number) =>
  `<g transform="rotate(${pulled} -110 -120)"><path d="M-152 -120Q-146 -50 -180 14Q-190 40 -168 44Q-150 46 -138 20Q-104 -46 -92 -118Z" fill="${paint.accent}"/><path d="M-142 -100Q-138 -46 -166 12" fill="none" stroke="#fff" stroke-width="6" opacity=".5" stroke-linecap="round"/></g>` +
  `<path d="M-52 -34L-56 -96L36 -128L44 -34Z" fill="${paint.plastic}"/><path d="M-52 -58L44 -58V-34H-52Z" fill="#7d8990" opacity=".25"/>` +
  '<linearGradient id="hood" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".55" stop-color="#eef2f3"/><stop offset="1" stop-color="#b6c1c7"/></linearGradient>' +
  '<path d="M-206 -118V-176L-110 -194Q10 -232 112 -196Q142 -184 130 -150Q118 -124 60 -112L-56 -92Q-130 -112 -206 -118Z" fill="url(#hood)"/>' +
  '<path d="M-196 -168L-108 -184Q10 -220 108 -188" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>' +
  '<path d="M-90 -130Q10 -124 104 -152" fill="none" stroke="#98a4ab" stroke-width="4" opacity=".5" stroke-linecap="round"/>' +
  `<path d="M-248 -122Q-252 -147 -248 -174L-200 -182V-112Z" fill="${paint.accentFront}"/><path d="M-236 -174V-122M-222 -177V-119M-209 -179V-116" stroke="#000" stroke-width="3" opacity=".14"/><ellipse cx="-249" cy="-148" rx="5" ry="11" fill="#4c565d"/>` +
  `<path d="M-62 -38Q0 -28 62 -38V16Q0 28 -62 16Z" fill="${paint.accent}"/><path d="M-48 -34V19M-33 -32V22M-17 -31V23M0 -30V24M17 -31V23M33 -32V22M48 -34V19" stroke="#000" stroke-width="3" opacity=".14"/>`;

const contents = ({ light, base, dark, pale }: Tint) =>
  '<path d="M-6 20L-10 520" stroke="#8fa0a9" stroke-width="13" opacity=".45"/>' +
  `<path d="M-124 236Q-126 244 -126 260V546Q-126 568 -104 574Q0 586 104 574Q126 568 126 546V260Q126 244 124 236Q0 254 -124 236Z" fill="${paint.liquid}"/><path d="M-124 236Q0 222 124 236Q0 254 -124 236Z" fill="${light}"/>` +
  `<path d="M-132 306Q0 322 132 306V500Q0 516 -132 500Z" fill="${paint.plastic}"/><path d="M-132 306Q0 322 132 306V352Q0 368 -132 352Z" fill="${base}"/>` +
  `${labelBars(-84, 396, [124], dark, 14)}${labelBars(-84, 436, [90, 110], '#b7c2c8', 9)}<circle cx="82" cy="436" r="27" fill="${pale}"/><path d="M82 418Q98 436 96 444A14 14 0 0 1 68 444Q66 436 82 418Z" fill="${base}"/>`;

function bottle(placed: string, tint: Tint, pulled = 0): string {
  return (
    shadow(`<g transform="${placed}"><ellipse cx="0" cy="570" rx="128" ry="20"/></g>`) +
    `<g transform="${placed}"><path d="${body}" fill="#f4f8f9" opacity=".7"/>${contents(tint)}<path d="${body}" fill="${paint.glass}" stroke="#a3b2b9" stroke-width="3"/>` +
    '<path d="M-108 200Q-112 230 -112 270V550" fill="none" stroke="#fff" stroke-width="13" opacity=".6" stroke-linecap="round"/><path d="M-40 80C-44 120 -90 140 -104 186" fill="none" stroke="#fff" stroke-width="9" opacity=".8" stroke-linecap="round"/>' +
    `${head(pulled)}</g>`
  );
}

/** Between 0 and 1, without order, the same for the same number. */
const scattered = (number: number) => Math.abs((Math.sin(number * 12.9898) * 43758.5453) % 1);

/** A cone of droplets that leaves the origin to the left. */
const mist = Array.from({ length: 130 }, (_, drop) => {
  const far = 0.06 + 0.94 * Math.sqrt(scattered(drop + 1));
  const turn = (scattered(drop + 500) - 0.5) * 0.8;
  const [x, y] = [-290 * far * Math.cos(turn), 290 * far * Math.sin(turn)];
  const r = 1.6 + scattered(drop + 900) * 3.4;
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" opacity="${(1.05 - far * 0.7).toFixed(2)}"/>`;
}).join('');

/** A trigger spray bottle: alone, spraying, and its trigger from near. */
export const drawSprayBottle: Draw = (view, tint) => {
  if (view === 1) return bottle('translate(540 310) scale(.94)', tint);
  if (view === 3) return bottle('translate(640 500) scale(1.75)', tint);
  return (
    `<g transform="translate(392 236)"><linearGradient id="fog"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".8"/></linearGradient><path d="M0 0L-266 -112Q-300 0 -266 112Z" fill="url(#fog)"/><g fill="${tint.light}">${mist}</g></g>` +
    bottle('translate(640 385) scale(.86)', tint, 16)
  );
};
