import { labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const crescent =
  'M-156 30A156 156 0 0 1 -20 -154A156 156 0 0 1 153 46A147 149 0 0 0 -22 -140A143 143 0 0 0 -142 26Q-150 34 -156 30Z';

/** A half round needle about the origin, point to the right, thread from the left end. */
const needle = `<path d="${crescent}" fill="${paint.steel}" stroke="#6d7981" stroke-width="2.5"/><path d="M-150 10A150 150 0 0 1 -20 -149A150 150 0 0 1 90 -108" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;

const thread = (path: string, { deep, dark, light }: Tint, width = 9) =>
  `<path d="${path}" fill="none" stroke="${deep}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${dark}" stroke-width="${width * 0.7}" stroke-linecap="round" transform="translate(-1 -1)"/><path d="${path}" fill="none" stroke="${light}" stroke-width="${width * 0.3}" stroke-linecap="round" transform="translate(-1.5 -2)"/>`;

function loose(tint: Tint): string {
  const [placed, path] = [
    'translate(560 400) rotate(-14) scale(1.7)',
    'M308 508C260 620 180 700 250 780C340 870 520 800 540 690C556 600 420 590 420 690C420 800 640 850 800 740',
  ];
  return (
    shadow(
      `<g transform="${placed}"><path d="${crescent}"/></g><path d="${path}" fill="none" stroke-width="9"/>`,
    ) +
    thread(path, tint, 11) +
    `<g transform="${placed}">${needle}</g>`
  );
}

/** The thread wound on its card as it lies in the pack, the needle parked in foam. */
function wound(tint: Tint): string {
  const placed = 'translate(500 500) rotate(-10)';
  const track = [0, 1, 2, 3, 4, 5]
    .map((turn) => {
      const [w, h] = [250 - turn * 15, 150 - turn * 15];
      return `M${-w + h} ${100 - h}H${w - h}A${h} ${h} 0 0 1 ${w - h} ${100 + h}H${-w + h}A${h} ${h} 0 0 1 ${-w + h} ${100 - h}Z`;
    })
    .join('');
  return (
    shadow(`<g transform="${placed}"><rect x="-330" y="-330" width="660" height="640" rx="26"/></g>`) +
    `<g transform="${placed}"><rect x="-330" y="-330" width="660" height="640" rx="26" fill="${paint.cardFront}"/><rect x="-330" y="-330" width="660" height="66" rx="20" fill="${paint.accentFront}"/>${labelBars(-300, -308, [170], '#fff', 20)}` +
    `<rect x="-280" y="-70" width="560" height="340" rx="170" fill="#e3e9ec"/><rect x="-272" y="-64" width="548" height="330" rx="165" fill="#f4f7f8"/>${thread(track, tint, 6)}<rect x="-120" y="70" width="240" height="60" rx="30" fill="#fff" stroke="#cfd8dc" stroke-width="3"/>${labelBars(-70, 94, [140], tint.light, 12)}` +
    `${thread('M-148 -110C-200 -60 -270 -20 -262 80', tint, 6)}<g transform="translate(0 -130) scale(.94)">${needle}</g><rect x="-46" y="-296" width="92" height="46" rx="8" fill="#fdf6d8" stroke="#d9cf9f" stroke-width="3"/></g>`
  );
}

/** A foil pouch, the curved needle printed in its true size. */
function pouch(placed: string, tint: Tint): string {
  return (
    shadow(`<g transform="${placed}"><path d="M-210 -300H210V300H-210Z"/></g>`) +
    `<g transform="${placed}"><path d="M-210 -300H210V300H-210Z" fill="${paint.foil}"/><path d="M-188 -278H188V278H-188Z" fill="none" stroke="#aab5bb" stroke-width="4"/><path d="M-188 -220H188V210H-188Z" fill="#fcfdfd"/><path d="M-188 -220H188V-120H-188Z" fill="${paint.accentFront}"/>${labelBars(-156, -188, [150], '#fff', 24)}` +
    `<path d="M-90 60A90 90 0 0 1 88 66" fill="none" stroke="${tint.deep}" stroke-width="11" stroke-linecap="round"/><path d="M-90 60C-96 120 -20 130 20 110C70 90 110 110 130 130" fill="none" stroke="${tint.base}" stroke-width="6" stroke-linecap="round"/>${labelBars(-156, 160, [120, 80], '#b7c2c8', 11)}<circle cx="140" cy="-170" r="28" fill="#fff" opacity=".9"/></g>`
  );
}

function packed(tint: Tint): string {
  return (
    pouch('translate(590 420) rotate(14) scale(.92)', tint) +
    pouch('translate(420 460) rotate(-8) scale(.98)', tint) +
    shadow(`<g transform="translate(680 780)"><path d="${crescent}"/></g>`) +
    thread('M532 806C480 900 300 860 240 820', tint, 8) +
    `<g transform="translate(680 780)">${needle}</g>`
  );
}

/** A surgical suture: two foil pouches with a needle before them, wound on its card, needle and thread. */
export const drawSuture: Draw = (view, tint) => {
  if (view === 1) return packed(tint);
  return view === 2 ? wound(tint) : loose(tint);
};
