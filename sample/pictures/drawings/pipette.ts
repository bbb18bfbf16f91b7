import { sevenSegments } from '../seven-segments';
import { laid } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const handle =
  'M-50 -356Q-50 -376 -30 -376H30Q50 -376 50 -356C64 -240 52 -120 36 20Q34 36 20 36H-20Q-34 36 -36 20C-52 -120 -64 -240 -50 -356Z';
const hook =
  'M-44 -352C-104 -378 -158 -346 -150 -296C-146 -276 -122 -282 -120 -296C-118 -318 -84 -320 -52 -290Z';
const whole = `<path d="${handle}"/><path d="${hook}"/><path d="M-12 -450H12V-370H-12ZM-24 30H24L12 250H-12Z"/><path d="M-17 240H17L4 470H-4Z"/>`;

/** Upright, plunger up and tip down; `filled` units of liquid stand in the tip. */
const instrument = ({ base, dark, light, pale }: Tint, filled = 0) =>
  `<path d="M-10 -420H10V-366H-10Z" fill="${paint.steel}"/><path d="M-34 -458Q-34 -472 0 -472Q34 -472 34 -458L30 -424Q0 -414 -30 -424Z" fill="${paint.accent}"/><ellipse cy="-460" rx="32" ry="8" fill="${light}"/>` +
  `<path d="M44 -350Q92 -366 96 -330L92 -306Q70 -300 54 -310Z" fill="${paint.plastic}" stroke="#a9b5bb" stroke-width="2"/><path d="M50 -350Q90 -362 94 -332" fill="none" stroke="${base}" stroke-width="10" stroke-linecap="round"/>` +
  `<path d="M-24 30H24L13 252H-13Z" fill="${paint.plastic}"/><path d="M-13 40L-7 240" stroke="#fff" stroke-width="5"/><path d="M-29 30H29V58Q0 66 -29 58Z" fill="${paint.accent}"/>` +
  `<path d="${hook}" fill="${paint.plastic}" stroke="#b0bbc1" stroke-width="2"/><path d="M-60 -344C-100 -362 -140 -338 -138 -304" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
  `<path d="${handle}" fill="${paint.plastic}" stroke="#b0bbc1" stroke-width="2"/><path d="M-54 -290C-58 -200 -48 -100 -36 0L-20 0C-34 -100 -40 -200 -38 -300Z" fill="${base}"/><path d="M26 -366C44 -240 36 -120 20 16" fill="none" stroke="#98a5ac" stroke-width="6" opacity=".5"/><path d="M-24 -360C-30 -240 -22 -120 -12 10" fill="none" stroke="#fff" stroke-width="9" opacity=".9" stroke-linecap="round"/>` +
  `<rect x="-19" y="-286" width="44" height="132" rx="9" fill="#39444c"/><rect x="-13" y="-280" width="32" height="120" rx="5" fill="${paint.screen}"/>${['2', '0', '0'].map((digit, place) => sevenSegments(digit, -6, -272 + place * 38, 28, '#26323a')).join('')}<path d="M-4 -130h14M-6 -116h18M-4 -102h14" stroke="${dark}" stroke-width="4" opacity=".55" stroke-linecap="round"/>` +
  `<path d="M-17 232H17L4 470H-4Z" fill="${pale}" opacity=".8"/><path d="M${-4 - filled / 18} ${470 - filled}H${4 + filled / 18}L4 470H-4Z" fill="${base}" opacity=".85"/><path d="M-17 232H17L4 470H-4Z" fill="${paint.glass}" stroke="#8fa0a9" stroke-width="2.5"/><path d="M-20 226H20V254H-20Z" fill="#fff" fill-opacity=".6" stroke="#8fa0a9" stroke-width="2.5"/>`;

const lying = (placed: string, tint: Tint) => laid(placed, whole, instrument(tint));

/** A small tube standing open in a block, its rim at the origin. */
const tube = ({ light }: Tint) =>
  `<path d="M-44 40L-36 150Q-10 214 0 214Q10 214 36 150L44 40Z" fill="${paint.liquid}"/><ellipse cy="60" rx="43" ry="9" fill="${light}"/><path d="M-48 0L-38 150Q-12 222 0 222Q12 222 38 150L48 0Z" fill="${paint.glass}" stroke="#8fa0a9" stroke-width="3"/><ellipse rx="52" ry="12" fill="#fff" fill-opacity=".5" stroke="#8fa0a9" stroke-width="4"/><path d="M-32 20L-26 140" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`;

function atWork(tint: Tint): string {
  const rack = 'M210 800L340 736H760L790 800Q792 884 780 890H220Q208 884 210 800Z';
  return (
    shadow('<path d="M214 880L330 800H770L786 884Z"/>') +
    `<path d="${rack}" fill="${paint.cardSide}"/><path d="M210 800L330 736H760L790 800Z" fill="${paint.cardTop}"/><path d="M210 800H790V880Q790 892 778 892H222Q210 892 210 880Z" fill="${paint.cardFront}"/><path d="M210 836H790V862H210Z" fill="${tint.base}"/>` +
    [320, 450, 580, 700]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="768" rx="46" ry="13" fill="#5d6971"/><clipPath id="in${x}"><path d="M${x - 80} 600H${x + 80}V768A46 13 0 0 1 ${x - 46} 768H${x - 80}Z"/></clipPath><g clip-path="url(#in${x})"><g transform="translate(${x} 690)">${tube(tint)}</g></g>`,
      )
      .join('') +
    `<g transform="translate(450 372) rotate(0) scale(.74)">${instrument(tint, 120)}</g>`
  );
}

/** A micropipette: lying, over a row of tubes, its volume display from near. */
export const drawPipette: Draw = (view, tint) => {
  if (view === 1) return lying('translate(520 490) rotate(36) scale(.98)', tint);
  return view === 2 ? atWork(tint) : lying('translate(420 900) rotate(24) scale(2.3)', tint);
};
