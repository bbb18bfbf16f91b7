import { barrel } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const ribs = Array.from({ length: 27 }, (_, rib) => {
  const turn = (Math.PI * (rib + 1)) / 28;
  return `M${(-196 * Math.cos(turn)).toFixed(1)} ${(50 * Math.sin(turn) + 12).toFixed(1)}v58`;
}).join('');

/** A screw lid whose upper face has its middle at the origin. */
const lid = ({ light, base, dark }: Tint) =>
  `<path d="${barrel(0, 0, 80, 196, 50)}" fill="${paint.accent}"/><path d="${ribs}" stroke="${dark}" stroke-width="5" opacity=".55"/><ellipse rx="196" ry="50" fill="${light}"/><path d="M-196 0A196 50 0 0 0 196 0" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/><ellipse cy="2" rx="160" ry="39" fill="${base}" opacity=".35"/><path d="M-150 -4A160 38 0 0 1 20 -35" fill="none" stroke="#fff" stroke-width="6" opacity=".6" stroke-linecap="round"/>`;

const field = (y: number) =>
  `<path d="M-126 ${y}h40M-66 ${y}Q20 ${y + 8} 92 ${y - 2}" fill="none" stroke="#93a1a8" stroke-width="4" stroke-linecap="round"/>`;

const pot = ({ base }: Tint) =>
  `<path d="M-176 90H176L164 372A164 44 0 0 1 -164 372Z" fill="#f2f6f7" opacity=".75"/><linearGradient id="sample"><stop stop-color="#dcb64a" stop-opacity=".85"/><stop offset=".25" stop-color="#f3dc8c" stop-opacity=".8"/><stop offset=".7" stop-color="#e6c65f" stop-opacity=".8"/><stop offset="1" stop-color="#b98f2c" stop-opacity=".85"/></linearGradient>` +
  '<path d="M-168 176H168L160 366A160 42 0 0 1 -160 366Z" fill="url(#sample)"/><ellipse cy="176" rx="168" ry="44" fill="#f5e3a4"/>' +
  `<path d="M-176 90H176L164 372A164 44 0 0 1 -164 372Z" fill="${paint.glass}" stroke="#a3b2b9" stroke-width="3"/>` +
  `<path d="M-152 190Q-30 236 122 214V352Q-30 378 -146 330Z" fill="#fdfefe"/><path d="M-152 190Q-30 236 122 214V244Q-30 266 -151 220Z" fill="${base}"/>${field(278)}${field(306)}${field(332)}` +
  '<path d="M140 250h22M148 280h14M138 310h22M146 340h12" stroke="#7d8f97" stroke-width="4" opacity=".8"/><path d="M-158 120L-150 356" stroke="#fff" stroke-width="9" opacity=".65" stroke-linecap="round"/>';

const foot = (placed: string) => shadow(`<g transform="${placed}"><ellipse cy="372" rx="162" ry="42"/></g>`);

function closed(placed: string, tint: Tint): string {
  return `${foot(placed)}<g transform="${placed}">${pot(tint)}<path d="M-178 84A178 46 0 0 0 178 84V104A178 46 0 0 1 -178 104Z" fill="#000" opacity=".18"/>${lid(tint)}</g>`;
}

function opened(placed: string, tint: Tint): string {
  const thread = [104, 124].map(
    (y) =>
      `<path d="M-178 ${y}A178 46 0 0 0 178 ${y}" fill="none" stroke="#9fb0b8" stroke-width="5" opacity=".7"/>`,
  );
  return `${foot(placed)}<g transform="${placed}"><ellipse cy="88" rx="178" ry="46" fill="#dbe4e8"/>${pot(tint)}${thread.join('')}<ellipse cy="88" rx="178" ry="46" fill="#fff" fill-opacity=".25" stroke="#a3b2b9" stroke-width="7"/><path d="M-178 88A178 46 0 0 0 178 88" fill="none" stroke="#fff" stroke-width="4"/></g>`;
}

/** A specimen container with a screw lid: closed, opened with the lid beside it, three stacked. */
export const drawSpecimenJar: Draw = (view, tint) => {
  if (view === 1) return closed('translate(500 300) scale(1.25)', tint);
  if (view === 2)
    return (
      opened('translate(400 250) scale(1.1)', tint) +
      shadow('<ellipse cx="700" cy="806" rx="180" ry="47"/>') +
      `<g transform="translate(700 730) scale(.96)">${lid(tint)}</g>`
    );
  return (
    closed('translate(350 470) scale(.78)', tint) +
    closed('translate(350 184) scale(.78)', tint) +
    closed('translate(690 520) scale(.84)', tint)
  );
};
