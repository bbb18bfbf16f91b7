import { labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const block =
  'M-320 -60Q-320 -104 -276 -108Q-180 -112 -150 -150Q-130 -176 -90 -176H90Q130 -176 150 -150Q180 -112 276 -108Q320 -104 320 -60V-20H-320Z';

const tufts = Array.from({ length: 25 }, (_, tuft) => {
  const x = -290 + tuft * 24.2;
  const lean = (tuft - 12) * 2.4;
  return `M${x.toFixed(1)} -16L${(x + lean).toFixed(1)} ${124 + ((tuft * 7) % 9)}`;
}).join('');

/** The brush on its bristles: a grip above, tufts below. */
function brush(placed: string, { base, dark, light, pale }: Tint): string {
  return (
    shadow(`<g transform="${placed}"><path d="M-300 100H310V136H-300Z"/></g>`) +
    `<g transform="${placed}"><path d="${tufts}" transform="translate(12 -8)" stroke="#b4bfc5" stroke-width="26"/><path d="${tufts}" stroke="#dfe5e8" stroke-width="25"/><path d="${tufts}" transform="translate(-2 0)" stroke="#fff" stroke-width="16"/><path d="${tufts}" transform="translate(-6 0)" stroke="#c3ccd1" stroke-width="2"/><path d="${tufts}" transform="translate(2 0)" stroke="#c3ccd1" stroke-width="2"/>` +
    `<path d="M-320 -24H320V0Q320 20 296 20H-296Q-320 20 -320 0Z" fill="${dark}"/><linearGradient id="grip" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient><path d="${block}" fill="url(#grip)"/><path d="M-300 -82Q-280 -94 -256 -94Q-170 -98 -138 -140Q-122 -162 -84 -162H84" fill="none" stroke="${pale}" stroke-width="8" stroke-linecap="round" opacity=".9"/>` +
    `<path d="M-280 -50H280M-280 -36H280" stroke="${dark}" stroke-width="5" opacity=".5" stroke-linecap="round"/></g>`
  );
}

const suds = Array.from({ length: 90 }, (_, bubble) => {
  const [x, y] = [
    180 + ((bubble * 149) % 640),
    700 + ((bubble * 37) % 97) + (((bubble * 149) % 640) / 640) * -60,
  ];
  const r = 18 + ((bubble * 13) % 32);
  return `<circle cx="${x}" cy="${y.toFixed(0)}" r="${r}" fill="url(#bubble)" stroke="#c3d0d6" stroke-width="2"/><path d="M${x - r * 0.6} ${(y - r * 0.2).toFixed(1)}A${(r * 0.62).toFixed(1)} ${(r * 0.62).toFixed(1)} 0 0 1 ${x - r * 0.1} ${(y - r * 0.62).toFixed(1)}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;
}).join('');

const lather = ({ pale }: Tint) =>
  shadow('<path d="M180 760L800 700L810 770L200 830Z"/>') +
  `<radialGradient id="bubble" cx=".35" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".7" stop-color="#f4f8fa"/><stop offset="1" stop-color="${pale}"/></radialGradient>${suds}`;

function packed(tint: Tint): string {
  const placed = 'translate(500 500) rotate(-16)';
  return (
    shadow(`<g transform="${placed}"><rect x="-390" y="-230" width="780" height="460" rx="16"/></g>`) +
    `<g transform="${placed}"><rect x="-390" y="-230" width="780" height="460" rx="16" fill="#eef2f4"/></g>${brush('translate(500 510) rotate(-16)', tint).replace(/<!--shadow-->.*?<!--shadow-->/, '')}` +
    `<g transform="${placed}"><rect x="-390" y="-230" width="780" height="460" rx="16" fill="#dfe9ed" opacity=".25" stroke="#cfd8dc" stroke-width="3"/><path d="M-390 -214Q-390 -230 -374 -230H374Q390 -230 390 -214V-176H-390Z" fill="${paint.accentFront}"/>${labelBars(-350, -212, [200], '#fff', 18)}<path d="M-366 -150H366V206H-366Z" fill="none" stroke="#fff" stroke-width="6" opacity=".9"/><path d="M-330 -120L-200 -120L-340 120M240 190L350 190L350 40" fill="none" stroke="#fff" stroke-width="12" opacity=".6" stroke-linecap="round"/></g>`
  );
}

/** A surgical scrub brush: on its bristles, in lather, in its clear pack. */
export const drawScrubBrush: Draw = (view, tint) => {
  if (view === 1) return brush('translate(500 560) rotate(-4) scale(1.2)', tint);
  return view === 2 ? brush('translate(500 520) rotate(-14) scale(1.16)', tint) + lather(tint) : packed(tint);
};
