import { laid } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const body =
  'M-104 -330L0 -150L104 -330L206 -282C214 -200 196 -120 200 -40V360Q100 384 0 384Q-100 384 -200 360V-40C-196 -120 -214 -200 -206 -282Z';
const sleeve = 'M196 -290C262 -262 318 -180 362 -64C326 -26 284 -4 236 8L192 -96C206 -160 210 -230 196 -290Z';
const outline = `<path d="${body}"/><path d="${sleeve}"/><path d="${sleeve}" transform="scale(-1 1)"/>`;

const cloth = ({ light, base, dark }: Tint) =>
  `<linearGradient id="twill" x1="0" y1="0" x2="1" y2=".3"><stop stop-color="${light}"/><stop offset=".4" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

const seam = (path: string, { pale, deep }: Tint) =>
  `<path d="${path}" fill="none" stroke="${deep}" stroke-width="3" opacity=".5"/><path d="${path}" transform="translate(0 7)" fill="none" stroke="${pale}" stroke-width="2.5" stroke-dasharray="8 6" opacity=".8"/>`;

const pocket = (x: number, y: number, width: number, tint: Tint) =>
  `<path d="M${x} ${y}H${x + width}V${y + width * 0.86}Q${x + width} ${y + width} ${x + width * 0.86} ${y + width}H${x + width * 0.14}Q${x} ${y + width} ${x} ${y + width * 0.86}Z" fill="url(#twill)" stroke="${tint.deep}" stroke-width="3" stroke-opacity=".45"/><path d="M${x + 3} ${y + 3}H${x + width - 3}" stroke="${tint.pale}" stroke-width="4" opacity=".7"/>${seam(`M${x} ${y + 18}H${x + width}`, tint)}`;

const shirt = (tint: Tint) =>
  `${cloth(tint)}${[1, -1].map((side) => `<g transform="scale(${side} 1)"><path d="${sleeve}" fill="url(#twill)"/>${seam('M344 -82C312 -50 274 -28 228 -16', tint)}<path d="M232 -240C262 -190 280 -130 290 -70" fill="none" stroke="${tint.deep}" stroke-width="7" opacity=".3" stroke-linecap="round"/></g>`).join('')}` +
  `<path d="M-104 -330Q0 -372 104 -330L0 -130Z" fill="${tint.deep}"/><path d="M-104 -330Q0 -372 104 -330L92 -310Q0 -346 -92 -310Z" fill="${tint.dark}"/><path d="${body}" fill="url(#twill)"/>` +
  `<path d="M-104 -330L0 -150L104 -330L136 -316L0 -90L-136 -316Z" fill="${tint.light}" opacity=".55"/><path d="M-136 -316L0 -90L136 -316" fill="none" stroke="${tint.deep}" stroke-width="3" opacity=".5"/><path d="M-20 -124L0 -90L104 -264" fill="none" stroke="${tint.deep}" stroke-width="3" opacity=".35"/>` +
  `<path d="M-196 -286C-190 -220 -198 -150 -190 -90M196 -286C190 -220 198 -150 190 -90" fill="none" stroke="${tint.deep}" stroke-width="4" opacity=".45"/><path d="M-120 -160C-130 -60 -120 40 -130 110M40 -40C52 60 40 220 52 340M150 -120C140 -40 150 40 140 100" fill="none" stroke="${tint.deep}" stroke-width="9" opacity=".18" stroke-linecap="round"/><path d="M-30 -20C-24 100 -34 240 -24 350M-170 -240C-174 -160 -170 -80 -174 0" fill="none" stroke="#fff" stroke-width="12" opacity=".2" stroke-linecap="round"/>` +
  `${pocket(-176, 150, 140, tint)}${pocket(36, 150, 140, tint)}${pocket(46, -96, 96, tint)}${seam('M-200 338Q-100 362 0 362Q100 362 200 338', tint)}`;

const flat = (placed: string, tint: Tint) => laid(placed, outline, shirt(tint));

/** Folded to a square, the neck on top. */
function folded(placed: string, tint: Tint): string {
  const square =
    'M-250 -210H250Q276 -210 276 -184V200Q276 226 250 226H-250Q-276 226 -276 200V-184Q-276 -210 -250 -210Z';
  return laid(
    placed,
    `<path d="${square}"/>`,
    `<path d="${square}" fill="${tint.deep}" transform="translate(4 24)"/><path d="${square}" fill="${tint.dark}" transform="translate(2 13)"/>${cloth(tint)}<path d="${square}" fill="url(#twill)"/><path d="M-272 200Q-272 232 0 234Q272 232 272 200" fill="none" stroke="${tint.light}" stroke-width="4" opacity=".7"/>` +
      `<path d="M-110 -212H110L0 -30Z" fill="${tint.deep}"/><path d="M-110 -212Q0 -176 110 -212L100 -196Q0 -160 -100 -196Z" fill="${tint.light}"/><path d="M-110 -212L0 -30L110 -212H146L0 26L-146 -212Z" fill="${tint.light}" opacity=".6"/><path d="M-146 -212L0 26L146 -212" fill="none" stroke="${tint.deep}" stroke-width="3" opacity=".5"/><path d="M-30 -100L30 -100V-64H-30Z" fill="${paint.cotton}"/>` +
      `${pocket(84, 30, 120, tint)}<path d="M-220 -150C-210 -40 -224 80 -216 180" fill="none" stroke="#fff" stroke-width="14" opacity=".2" stroke-linecap="round"/>`,
  );
}

/** A short-sleeved scrub top with a V-neck: laid flat, folded, its neck and pocket from near. */
export const drawScrubTop: Draw = (view, tint) => {
  if (view === 1) return flat('translate(500 490) scale(1.06)', tint);
  return view === 2
    ? folded('translate(500 500) rotate(-12) scale(1.16)', tint)
    : flat('translate(440 800) rotate(4) scale(2)', tint);
};
