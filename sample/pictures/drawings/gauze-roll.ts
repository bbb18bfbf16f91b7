import { arm, armOutline } from '../body-parts';
import { barrel, laid } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

/** The warm, crinkled look of elastic cloth laid over a cotton surface. */
const crepe = (path: string) =>
  '<pattern id="crepe" width="11" height="18" patternUnits="userSpaceOnUse"><path d="M3 0Q8 4.5 3 9T3 18M9 0Q12 4.5 9 9T9 18" fill="none" stroke="#a88a5c" stroke-width="1.6" opacity=".45"/></pattern>' +
  `<path d="${path}" fill="#e2c79d" opacity=".5"/><path d="${path}" fill="url(#crepe)"/>`;

/** A clip that holds the loose end, around the origin. */
const clip = (placed: string, { base, light }: Tint) =>
  laid(
    placed,
    '<path d="M-62 -16H62V16H-62Z"/>',
    `<path d="M-46 -12H46V12H-46Z" fill="${base}"/><path d="M-40 -5H40M-40 4H40" stroke="${light}" stroke-width="3"/>` +
      [-52, 52]
        .map(
          (x) =>
            `<rect x="${x - 17}" y="-20" width="34" height="40" rx="9" fill="${paint.steelSheet}" stroke="#76828a" stroke-width="2.5"/><path d="M${x - 7} -8v16M${x + 6} -8v16" stroke="#59656d" stroke-width="4" stroke-linecap="round"/>`,
        )
        .join(''),
  );

const turnsOfCloth = [0.86, 0.72, 0.58, 0.44, 0.3];

function standing(middle: number, top: number, bottom: number, radius: number, tint: Tint): string {
  const rim = radius * 0.3;
  const body = barrel(middle, top, bottom, radius, rim);
  const thread = (y: number) =>
    `<path d="M${middle - radius} ${y}A${radius} ${rim} 0 0 0 ${middle + radius} ${y}" fill="none" stroke="${tint.base}" stroke-width="5" opacity=".8"/>`;
  const rings = turnsOfCloth.map(
    (part) =>
      `<ellipse cx="${middle}" cy="${top}" rx="${radius * part}" ry="${rim * part}" fill="none" stroke="#b09a74" stroke-width="2.5"/>`,
  );
  return (
    shadow(`<ellipse cx="${middle}" cy="${bottom}" rx="${radius}" ry="${rim}"/>`) +
    `<path d="${body}" fill="${paint.cotton}"/>${crepe(body)}` +
    thread(top + 26) +
    thread(bottom - 26) +
    `<ellipse cx="${middle}" cy="${top}" rx="${radius}" ry="${rim}" fill="#f1e4cd" stroke="#cdb891" stroke-width="2"/>` +
    rings.join('') +
    `<ellipse cx="${middle}" cy="${top}" rx="${radius * 0.14}" ry="${rim * 0.14}" fill="#8d877b"/>`
  );
}

function tail(tint: Tint): string {
  const edge = (y: number) => `C720 ${y + 105} 770 ${y + 20} 880 ${y + 92}`;
  const sheet = `M648 372${edge(372)}L880 816C770 744 720 829 648 724Z`;
  return (
    shadow('<path d="M640 716C720 822 770 736 884 806L880 826C770 756 720 850 640 736Z"/>') +
    `<linearGradient id="wave"><stop stop-color="#b9b4a9"/><stop offset=".32" stop-color="#e4e0d8"/>` +
    `<stop offset=".62" stop-color="#fffefb"/><stop offset="1" stop-color="#e0dcd3"/></linearGradient>` +
    `<path d="${sheet}" fill="url(#wave)"/>${crepe(sheet)}` +
    `<path d="M648 400${edge(400)}M648 698${edge(698)}" fill="none" stroke="${tint.base}" stroke-width="5" opacity=".8"/>`
  );
}

/** Turns of a bandage around a forearm that crosses the picture, its roll still hanging on. */
function wrapped(tint: Tint): string {
  const placed = 'translate(500 480) rotate(-24)';
  const turns = [-250, -170, -90, -10, 70, 150].map((x, i) => {
    const [over, under] = [154 - i * 8, 164 - i * 9];
    return `M${x - 34} ${-over}Q${x + 46} ${-over - 14} ${x + 106} ${-over + 14}L${x + 62} ${under - 8}Q${x - 20} ${under + 14} ${x - 78} ${under + 6}Q${x - 92} 0 ${x - 34} ${-over}Z`;
  });
  const band = (turn: string, i: number) =>
    `<path d="${turn}" transform="translate(7 3)" fill="#8d7650" opacity=".45"/><path d="${turn}" fill="url(#around)"/>${crepe(turn)}` +
    `<path d="${turn}" fill="none" stroke="#bfa67c" stroke-width="2" opacity=".8"/><path d="M${-142 + i * 80} ${-144 + i * 8}Q${-128 + i * 80} 0 ${-186 + i * 80} ${150 - i * 9}" transform="translate(-14 0)" fill="none" stroke="${tint.base}" stroke-width="5" opacity=".8"/>`;
  return (
    laid(
      placed,
      `<path d="${armOutline}"/>`,
      `${arm}<linearGradient id="around" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f6efe2"/><stop offset=".3" stop-color="#fffdf8"/><stop offset="1" stop-color="#b3a78f"/></linearGradient>${turns.map(band).join('')}`,
    ) + clip('translate(606 446) rotate(-30)', tint)
  );
}

/** An elastic bandage with coloured edge threads: standing with a loose end, around an arm, a family of three widths. */
export const drawGauzeRoll: Draw = (view, tint) => {
  if (view === 2) return wrapped(tint);
  if (view === 1)
    return (
      tail(tint) +
      standing(440, 340, 720, 215, tint) +
      clip('translate(300 880) rotate(-12)', tint) +
      clip('translate(480 908) rotate(8)', tint)
    );
  return (
    standing(640, 290, 690, 165, tint) +
    standing(345, 400, 740, 165, tint) +
    standing(600, 590, 830, 150, tint)
  );
};
