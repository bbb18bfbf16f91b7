import { sevenSegments } from '../seven-segments';
import { labelBars, laid } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const shell =
  'M-270 -300Q-282 -220 -262 -150L-60 -128C-20 -120 10 -90 6 -20L30 300Q36 344 80 344H190Q232 344 226 300C206 180 196 60 214 -60C232 -140 260 -200 240 -262C226 -320 160 -352 60 -350C-60 -348 -180 -330 -270 -300Z';

/** From the side, the sensor to the left. */
const profile = ({ base, dark, light }: Tint) =>
  `<linearGradient id="shell" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#fff"/><stop offset=".55" stop-color="#eef2f3"/><stop offset="1" stop-color="#b9c4ca"/></linearGradient><path d="M-20 -130C-60 -90 -66 -40 -34 -6L4 -20C14 -80 -4 -116 -20 -130Z" fill="${paint.accent}" stroke="${dark}" stroke-width="3"/>` +
  `<path d="${shell}" fill="url(#shell)" stroke="#b0bbc1" stroke-width="3"/><path d="M-256 -286C-160 -316 -60 -334 60 -336C150 -338 206 -312 224 -264" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>` +
  `<path d="M-268 -302Q-288 -222 -262 -148L-226 -144Q-250 -222 -232 -312Z" fill="${paint.dark}"/><ellipse cx="-268" cy="-225" rx="15" ry="52" fill="#59656d"/><ellipse cx="-270" cy="-225" rx="9" ry="30" fill="#1d252a"/>` +
  `<path d="M-210 -180C-80 -176 60 -160 96 -60C110 40 116 180 128 330L80 330Q46 330 44 300L20 -20C24 -100 -20 -140 -70 -144L-214 -160Z" fill="${base}"/><path d="M-206 -178C-80 -174 60 -158 96 -58" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>` +
  `<path d="${[0, 1, 2, 3, 4].map((rib) => `M${146 + rib * 5} ${60 + rib * 44}l46 -4`).join('')}" stroke="#a3b0b6" stroke-width="9" stroke-linecap="round" opacity=".8"/><circle cx="60" cy="-250" r="30" fill="#c8d1d6"/><circle cx="60" cy="-253" r="28" fill="#f6f8f9"/><path d="M48 -253h24" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>` +
  `<path d="M222 -296Q262 -250 240 -150L214 -60L196 -70L214 -150Q230 -236 206 -286Z" fill="${paint.dark}"/>`;

const back =
  'M-190 -330Q-190 -400 -110 -404H110Q190 -400 190 -330L176 -90Q168 -30 112 -10L98 340Q94 384 50 384H-50Q-94 384 -98 340L-112 -10Q-168 -30 -176 -90Z';

/** From behind, where it is read. */
const reading = ({ base, dark, light }: Tint) =>
  `<path d="${back}" fill="#aab5bb" transform="translate(8 10)"/><path d="${back}" fill="${paint.cardFront}" stroke="#c3ccd1" stroke-width="3"/><path d="M-178 -330Q-176 -388 -108 -392H108" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="M-148 -330Q-148 -356 -122 -358H122Q148 -356 148 -330L138 -146Q136 -122 112 -122H-112Q-136 -122 -138 -146Z" fill="#3a464e"/><path d="M-130 -322Q-130 -338 -114 -338H114Q130 -338 130 -322L122 -158Q120 -142 104 -142H-104Q-120 -142 -122 -158Z" fill="${paint.screen}"/>${sevenSegments('36.6', -116, -284, 84, '#26323a')}<circle cx="106" cy="-276" r="9" fill="none" stroke="#26323a" stroke-width="5"/>${labelBars(-96, -172, [60], '#6a7a74', 9)}<path d="M-122 -330L20 -338L-118 -190Z" fill="#fff" opacity=".28"/>` +
  `<circle cx="0" cy="-56" r="42" fill="${dark}"/><circle cx="0" cy="-60" r="41" fill="${paint.accentFront}"/><path d="M0 -80v18M-15 -74a21 21 0 1 0 30 0" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><circle cx="-94" cy="-66" r="22" fill="#c8d1d6"/><circle cx="-94" cy="-68" r="21" fill="#f6f8f9"/><circle cx="94" cy="-66" r="22" fill="#c8d1d6"/><circle cx="94" cy="-68" r="21" fill="#f6f8f9"/>` +
  `<path d="M-70 50Q0 30 70 50L64 330Q60 352 40 352H-40Q-60 352 -64 330Z" fill="${base}"/><path d="M-60 56L-52 320" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="${[0, 1, 2, 3, 4].map((rib) => `M-36 ${120 + rib * 40}H36`).join('')}" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>`;

const fromBehind = (placed: string, tint: Tint) => laid(placed, `<path d="${back}"/>`, reading(tint));
const fromSide = (placed: string, tint: Tint) => laid(placed, `<path d="${shell}"/>`, profile(tint));

/** A forehead thermometer: from the side and from behind, the side alone, its reading from near. */
export const drawInfraredThermometer: Draw = (view, tint) => {
  if (view === 2) return fromSide('translate(510 500) rotate(-6) scale(1.12)', tint);
  if (view === 3) return fromBehind('translate(500 900) rotate(5) scale(2)', tint);
  return (
    fromSide('translate(370 450) rotate(-5) scale(.86)', tint) +
    fromBehind('translate(750 560) rotate(9) scale(.76)', tint)
  );
};
