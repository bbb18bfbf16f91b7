import { labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const body =
  'M-140 170Q-140 92 -62 72V48H62V72Q140 92 140 170V560Q140 590 108 594Q0 606 -108 594Q-140 590 -140 560Z';

const pump =
  `<path d="M-14 -64H14V0H-14Z" fill="${paint.plastic}"/>` +
  `<path d="M-58 0Q0 12 58 0V52Q0 64 -58 52Z" fill="${paint.accent}"/>` +
  '<path d="M-44 8V54M-30 10V57M-15 11V58M0 12V59M15 11V58M30 10V57M44 8V54" stroke="#000" stroke-width="3" opacity=".13"/>' +
  `<path d="M-30 -90H30V-54Q0 -44 -30 -54Z" fill="${paint.plastic}"/>` +
  '<path d="M-30 -74Q0 -64 30 -74V-84H-30Z" fill="#7d8990" opacity=".4"/>' +
  '<linearGradient id="spout" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".6" stop-color="#e6ebed"/><stop offset="1" stop-color="#b4bfc5"/></linearGradient>' +
  '<path d="M54 -96V-112Q54 -138 18 -138H-74Q-150 -136 -178 -84L-174 -60Q-160 -52 -146 -60Q-126 -88 -84 -88H40Q54 -88 54 -96Z" fill="url(#spout)"/>' +
  '<path d="M40 -126Q34 -130 18 -130H-74Q-138 -128 -166 -84" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>' +
  '<ellipse cx="-160" cy="-59" rx="12" ry="5" fill="#66737b"/>';

function label({ base, pale, dark, light }: Tint): string {
  return (
    `<path d="M-140 220Q0 238 140 220V400Q0 418 -140 400Z" fill="${paint.accent}"/>` +
    `<path d="M-140 400Q0 418 140 400" fill="none" stroke="${light}" stroke-width="4"/>` +
    `<path d="M0 266C30 304 40 318 40 336A40 40 0 0 1 -40 336C-40 318 -30 304 0 266Z" fill="#fff" opacity=".94"/>` +
    `<path d="M-20 334a22 22 0 0 0 18 24" fill="none" stroke="${base}" stroke-width="6" stroke-linecap="round"/>` +
    labelBars(-70, 432, [140, 104], dark, 12) +
    labelBars(-70, 478, [70], pale, 9)
  );
}

function bottle(placed: string, tint: Tint): string {
  return (
    shadow(`<g transform="${placed}"><ellipse cx="0" cy="586" rx="136" ry="18"/></g>`) +
    `<g transform="${placed}"><path d="${body}" fill="${paint.plastic}"/>` +
    label(tint) +
    `<path d="M-112 170V566" stroke="#fff" stroke-width="16" opacity=".5" stroke-linecap="round"/>` +
    `<path d="M-132 580Q0 598 132 580" fill="none" stroke="#98a4ab" stroke-width="5" opacity=".6"/>${pump}</g>`
  );
}

/** Hand sanitiser in a pump bottle: alone, with its pocket size, and the pump from near. */
export const drawPumpBottle: Draw = (view, tint) => {
  if (view === 1) return bottle('translate(530 200) scale(1.08)', tint);
  if (view === 2)
    return (
      bottle('translate(420 200) scale(1.02)', tint) + bottle('translate(715 440) scale(-.66 .66)', tint)
    );
  return bottle('translate(580 380) scale(1.9)', tint);
};
