import { labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const outline =
  'M-150 -300Q-168 -300 -168 -280L-178 200Q-178 262 -110 276L-60 296H60L110 276Q178 262 178 200L168 -280Q168 -300 150 -300Z';

const scale = Array.from({ length: 9 }, (_, mark) => `M-140 ${-190 + mark * 46}h${mark % 2 ? 20 : 36}`).join(
  '',
);

const port = (x: number, colour: string) =>
  `<path d="M${x - 15} 290H${x + 15}V350H${x - 15}Z" fill="${paint.glass}" stroke="#8fa0a9" stroke-width="3"/><path d="M${x - 21} 336H${x + 21}V378Q${x} 384 ${x - 21} 378Z" fill="${colour}"/>`;

/** A full bag, its middle at the origin, its two ports at the lower edge. */
const bag = ({ base, dark, light, pale }: Tint) =>
  `${port(-52, paint.accent)}${port(52, paint.plastic)}<path d="${outline}" fill="#fbfdfd"/>` +
  `<path d="M-158 -210Q0 -226 158 -210L168 200Q166 250 106 264L58 282H-58L-106 264Q-166 250 -168 200Z" fill="${paint.liquid}" opacity=".3"/><path d="M-158 -210Q0 -226 158 -210Q0 -192 -158 -210Z" fill="${light}" opacity=".7"/>` +
  `<path d="${outline}" fill="${paint.glass}" fill-opacity=".6" stroke="#8fa4ad" stroke-width="4"/><path d="M-146 -282H146M-58 284H58" stroke="#8fa4ad" stroke-width="4" opacity=".6"/><rect x="-34" y="-292" width="68" height="22" rx="11" fill="#e3e9ec" stroke="#8499a3" stroke-width="4"/>` +
  `<path d="${scale}" stroke="${dark}" stroke-width="5" stroke-linecap="round"/><path d="M-72 -150H132V60H-72Z" fill="#fff" opacity=".82"/><path d="M-72 -150H132V-102H-72Z" fill="${base}"/>${labelBars(-50, -134, [110], '#fff', 15)}${labelBars(-50, -76, [150, 120, 150], '#8d9ba2', 11)}${labelBars(-50, 14, [90], base, 14)}` +
  `<path d="M-152 -250L-160 200" stroke="#fff" stroke-width="13" opacity=".85" stroke-linecap="round"/><path d="M150 -160L158 190" stroke="#fff" stroke-width="7" opacity=".6" stroke-linecap="round"/><path d="M-96 240Q0 268 96 240" fill="none" stroke="${pale}" stroke-width="8" opacity=".9" stroke-linecap="round"/>`;

const line = (path: string) =>
  `<path d="${path}" fill="none" stroke="#8fa4ad" stroke-width="17" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#e8f1f4" stroke-width="11" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" transform="translate(-2 -2)"/>`;

/** A drip chamber hanging from the origin, 190 long. */
const chamber = ({ light }: Tint) =>
  `<path d="M-28 20H28V150Q28 170 0 178Q-28 170 -28 150Z" fill="#f6fafb"/><path d="M-7 -60H7V6H-7Z" fill="${paint.plastic}"/><path d="M-32 0H32V20H-32Z" fill="${paint.accent}"/><path d="M-26 110H26V150Q26 168 0 176Q-26 168 -26 150Z" fill="${paint.liquid}"/><ellipse cy="110" rx="26" ry="7" fill="${light}"/><path d="M0 44C10 62 12 68 12 74A12 12 0 0 1 -12 74C-12 68 -10 62 0 44Z" fill="${light}"/>` +
  `<path d="M-28 20H28V150Q28 170 0 178Q-28 170 -28 150Z" fill="${paint.glass}" stroke="#8fa0a9" stroke-width="4"/><path d="M-15 34V140" stroke="#fff" stroke-width="7" opacity=".9" stroke-linecap="round"/><path d="M-10 174H10V194H-10Z" fill="${paint.plastic}"/>`;

/** A roller clamp about the origin. */
const clamp = ({ base, dark }: Tint) =>
  `<path d="M-24 -56L24 -66V62L-24 52Z" fill="${paint.plastic}" stroke="#a9b5bb" stroke-width="2"/><path d="M-15 -40H15V42H-15Z" fill="#8d999f"/><circle cy="-6" r="24" fill="${dark}"/><circle cx="-2" cy="-8" r="21" fill="${base}"/><path d="M-10 -22V4M0 -26V8M10 -22V4" stroke="#fff" stroke-width="3" opacity=".5"/>`;

function hanging(tint: Tint): string {
  const placed = 'translate(470 370) scale(.94)';
  const tube = 'M421 900C421 960 560 950 640 920C720 890 700 780 760 740';
  return (
    shadow(
      `<g transform="${placed}"><path d="${outline}"/></g><path d="${tube}" fill="none" stroke-width="14"/>`,
    ) +
    `<path d="M500 -20V40C500 66 458 54 458 82Q458 112 482 110" fill="none" stroke="#7d8991" stroke-width="19" stroke-linecap="round"/><path d="M497 -20V38C497 60 454 52 454 82" fill="none" stroke="#f4f7f8" stroke-width="6" stroke-linecap="round"/>` +
    `<g transform="${placed}">${bag(tint)}</g><path d="M455 70V90Q458 112 482 110" fill="none" stroke="#7d8991" stroke-width="19" stroke-linecap="round"/>${line(tube)}<path d="M748 752L782 718" stroke="${tint.base}" stroke-width="26"/><path d="M778 722L796 704" stroke="#dfe5e8" stroke-width="14"/><g transform="translate(421 728)">${chamber(tint)}</g><g transform="translate(706 818) rotate(28) scale(.9)">${clamp(tint)}</g>`
  );
}

function lying(tint: Tint): string {
  const placed = 'translate(400 420) rotate(-24) scale(.96)';
  const tube =
    'M600 770C660 860 860 850 850 720C840 600 620 640 640 740C656 830 820 800 800 690C790 620 720 600 740 520';
  return (
    shadow(
      `<g transform="${placed}"><path d="${outline}"/></g><path d="${tube}" fill="none" stroke-width="16"/>`,
    ) +
    `${line('M500 780C520 800 560 790 600 770')}${line(tube)}<g transform="${placed}">${bag(tint)}</g><g transform="translate(741 520) rotate(-170) scale(.9)">${clamp(tint)}</g>`
  );
}

/** An infusion bag: hanging with its drip line, lying with the line coiled, its drip chamber and clamp from near. */
export const drawIvBag: Draw = (view, tint) => {
  if (view === 1) return hanging(tint);
  if (view === 2) return lying(tint);
  const tube = 'M430 720C430 860 640 900 690 720C720 620 700 420 720 -20';
  return (
    shadow(`<path d="${tube}" fill="none" stroke-width="40"/><path d="M354 245H506V610L430 680L354 610Z"/>`) +
    `<g transform="translate(430 190) scale(2.75)">${chamber(tint)}</g><g transform="translate(430 0) scale(2.4)">${line('M0 300C0 360 90 374 110 300C124 250 112 170 122 -10')}</g><g transform="translate(715 430) rotate(2) scale(2)">${clamp(tint)}</g>`
  );
};
