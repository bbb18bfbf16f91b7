import { barrel, labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const outline = 'M-62 0V52C-62 100 -150 104 -150 200V560A150 40 0 0 0 150 560V200C150 104 62 100 62 52V0Z';

const brown =
  '<linearGradient id="brown"><stop stop-color="#5b3316"/><stop offset=".14" stop-color="#a5652c"/><stop offset=".3" stop-color="#c98443"/><stop offset=".62" stop-color="#96571f"/><stop offset="1" stop-color="#4a2810"/></linearGradient>';

const cap = ({ dark, light }: Tint) =>
  `<path d="${barrel(0, -66, 16, 78, 20)}" fill="${paint.accent}"/><path d="${Array.from({ length: 15 }, (_, rib) => `M${-66 + rib * 9.4} ${-58 + 15 * Math.sqrt(1 - ((rib - 7) / 8) ** 2)}v72`).join('')}" stroke="${dark}" stroke-width="4" opacity=".6"/><ellipse cy="-66" rx="78" ry="20" fill="${light}"/><path d="M-78 -66A78 20 0 0 0 78 -66" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>`;

const label = ({ base, dark, pale }: Tint) =>
  `<path d="M-150 240Q0 314 150 240V490Q0 564 -150 490Z" fill="${paint.cotton}"/><path d="M-150 240Q0 314 150 240V296Q0 370 -150 296Z" fill="${base}"/>${labelBars(-80, 364, [150], dark, 16)}${labelBars(-80, 404, [110, 134], '#b7b2a8', 10)}<path d="M-84 462h60v34h-60Z" fill="${pale}" stroke="${dark}" stroke-width="3"/><path d="M70 446l30 52h-60Z" fill="none" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/><path d="M70 464v16M70 488v.01" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>`;

const glass = (tint: Tint) =>
  `${brown}<path d="${outline}" fill="url(#brown)"/><path d="M-142 180Q0 216 142 180V556A142 36 0 0 1 -142 556Z" fill="#2c1606" opacity=".42"/><path d="M-142 180Q0 144 142 180Q0 216 -142 180Z" fill="#7d4518" opacity=".7"/>${label(tint)}` +
  '<path d="M-44 30V60C-44 104 -122 120 -126 196" fill="none" stroke="#fff" stroke-width="13" opacity=".65" stroke-linecap="round"/><path d="M-128 210V550" stroke="#fff" stroke-width="11" opacity=".45" stroke-linecap="round"/><path d="M132 210V540" stroke="#ffd9a8" stroke-width="6" opacity=".4" stroke-linecap="round"/>';

const foot = (placed: string) => shadow(`<g transform="${placed}"><ellipse cy="560" rx="148" ry="40"/></g>`);

const closed = (placed: string, tint: Tint) =>
  `${foot(placed)}<g transform="${placed}">${glass(tint)}${cap(tint)}</g>`;

function opened(tint: Tint): string {
  const placed = 'translate(420 250) scale(.98)';
  const thread = [14, 30].map(
    (y) =>
      `<path d="M-64 ${y}A64 17 0 0 0 64 ${y}" fill="none" stroke="#e0a868" stroke-width="5" opacity=".6"/>`,
  );
  return (
    foot(placed) +
    `<g transform="${placed}">${glass(tint)}${thread.join('')}<ellipse rx="64" ry="17" fill="#6b3c17" stroke="#d79c5d" stroke-width="6"/><ellipse cy="2" rx="46" ry="11" fill="#241204"/></g>` +
    shadow('<ellipse cx="720" cy="822" rx="84" ry="24"/>') +
    `<g transform="translate(720 806) scale(1.06)">${cap(tint)}</g>`
  );
}

/** A brown glass bottle with a screw cap: closed, opened, three sizes. */
export const drawScrewCapBottle: Draw = (view, tint) => {
  if (view === 1) return closed('translate(500 250) scale(1.04)', tint);
  if (view === 2) return opened(tint);
  return (
    closed('translate(640 200) scale(.92)', tint) +
    closed('translate(320 340) scale(.74)', tint) +
    closed('translate(520 560) scale(.46)', tint)
  );
};
