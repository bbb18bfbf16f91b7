import { barrel } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

/** An objective hanging from the origin. */
const objective = (length: number, ring: string) =>
  `<path d="M-27 0H27V${length * 0.5}L20 ${length * 0.62}L15 ${length}H-15L-20 ${length * 0.62}L-27 ${length * 0.5}Z" fill="${paint.steel}"/><path d="M-27 ${length * 0.34}H27V${length * 0.44}H-27Z" fill="${ring}"/><path d="M-27 8H27M-27 16H27" stroke="#6d7981" stroke-width="3" opacity=".6"/><path d="M-13 ${length}H13V${length + 5}H-13Z" fill="#3b454c"/>`;

const turret =
  `<g transform="translate(452 392) rotate(34)">${objective(92, '#d9b43c')}</g><g transform="translate(520 392) rotate(-34)">${objective(104, '#4a7fb8')}</g>` +
  `<path d="M402 372Q486 420 572 372L556 344H418Z" fill="${paint.dark}"/><g transform="translate(486 398)">${objective(138, '#b8493f')}</g><path d="M412 366Q486 408 562 366" fill="none" stroke="#8b979e" stroke-width="4"/>`;

const eyepiece = (placed: string) =>
  `<g transform="${placed}"><path d="M-40 20V-120Q0 -132 40 -120V20Z" fill="${paint.plastic}"/><path d="M-46 -112Q0 -124 46 -112L42 -206Q0 -216 -42 -206Z" fill="${paint.dark}"/><path d="M-46 -128Q0 -140 46 -128M-45 -144Q0 -156 45 -144" fill="none" stroke="#8b979e" stroke-width="3"/><ellipse cy="-206" rx="42" ry="13" fill="#4a555d"/><ellipse cy="-207" rx="28" ry="8" fill="#b9d0dc"/></g>`;

const knob = (x: number, y: number, { base, dark, light }: Tint) =>
  `<circle cx="${x + 8}" cy="${y + 6}" r="66" fill="#1f272c" opacity=".3"/><circle cx="${x}" cy="${y}" r="66" fill="${paint.dark}"/><circle cx="${x}" cy="${y}" r="60" fill="none" stroke="#8b979e" stroke-width="8" stroke-dasharray="4 5"/><circle cx="${x}" cy="${y}" r="34" fill="${dark}"/><circle cx="${x - 2}" cy="${y - 3}" r="31" fill="${base}"/><path d="M${x - 22} ${y - 12}A26 26 0 0 1 ${x + 8} ${y - 26}" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`;

/** The stage from the side, a slide with a stained drop on it. */
const stage = (tint: Tint) =>
  `<path d="M446 622H526L516 690H456Z" fill="${paint.steel}"/><path d="M436 640H536V660H436Z" fill="${paint.dark}"/>` +
  `<path d="M300 566L640 556L700 584L330 598Z" fill="#6b777f"/><path d="M300 566L330 598V626L300 594Z" fill="#2d363c"/><path d="M330 598L700 584V612L330 626Z" fill="${paint.dark}"/>` +
  `<path d="M384 570L570 564L592 578L404 586Z" fill="#eaf4f7" stroke="#fff" stroke-width="3"/><path d="M384 570L404 586V591L384 575Z" fill="#a9c0ca"/><ellipse cx="488" cy="575" rx="30" ry="6" fill="${tint.base}" opacity=".8"/><path d="M560 562C590 548 620 552 650 566" fill="none" stroke="#cfd7db" stroke-width="8" stroke-linecap="round"/>`;

const base =
  `<path d="M236 832Q238 800 300 792L690 772Q792 772 800 826V846Q800 880 760 880H280Q236 880 236 846Z" fill="#aab5bb"/><path d="M236 828Q238 796 300 788L690 768Q792 768 800 822Q796 846 750 846H290Q238 846 236 828Z" fill="${paint.cardTop}"/><path d="M250 838H786" stroke="#fff" stroke-width="5" opacity=".8" stroke-linecap="round"/>` +
  `<path d="${barrel(486, 752, 796, 62, 18)}" fill="${paint.dark}"/><ellipse cx="486" cy="752" rx="62" ry="18" fill="#78848c"/><ellipse cx="486" cy="752" rx="40" ry="11" fill="#fff7d6"/>`;

const arm = ({ base: colour, light }: Tint) =>
  '<linearGradient id="arm"><stop stop-color="#e4eaec"/><stop offset=".35" stop-color="#fff"/><stop offset="1" stop-color="#b9c4ca"/></linearGradient>' +
  '<path d="M606 802C660 760 672 640 652 520C640 446 600 410 556 386L420 356Q400 350 402 326L412 262Q416 244 436 242L600 250C720 262 790 390 796 540C802 660 780 760 744 806Q680 826 606 802Z" fill="url(#arm)" stroke="#b0bbc1" stroke-width="2"/>' +
  `<path d="M700 330C752 400 768 500 766 590C764 680 750 740 726 790" fill="none" stroke="${colour}" stroke-width="26" stroke-linecap="round"/><path d="M694 330C746 400 760 500 758 590" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/><path d="M424 258L600 266C640 272 670 300 690 330" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`;

const fromSide = (tint: Tint) =>
  `<path d="M474 690V760" stroke="#fff7d6" stroke-width="52" opacity=".5"/>${base}${eyepiece('translate(440 262) rotate(-42)')}${arm(tint)}${eyepiece('translate(470 286) rotate(-42)')}` +
  `<path d="M400 306Q398 256 444 248H540Q580 252 576 306L568 350H410Z" fill="${paint.plastic}" stroke="#b0bbc1" stroke-width="2"/><path d="M404 318H574L570 338H408Z" fill="${tint.base}"/>${turret}${stage(tint)}${knob(690, 690, tint)}`;

function fromFront(tint: Tint): string {
  const wing = (side: number) =>
    `<g transform="translate(${500 + side * 128} 706) scale(${side} 1)"><path d="M-30 -52H20V52H-30Z" fill="${paint.dark}"/><path d="M20 -38H52V38H20Z" fill="${paint.accent}"/><path d="M-20 -52V52M-8 -52V52M4 -52V52" stroke="#8b979e" stroke-width="3" opacity=".7"/></g>`;
  const tube = (side: number) =>
    `<g transform="translate(${500 + side * 66} 250) rotate(${side * 3})"><path d="M-52 40L-46 -40H46L52 40Z" fill="${paint.plastic}"/><path d="M-52 -120A52 40 0 0 1 52 -120L48 -34A48 30 0 0 1 -48 -34Z" fill="${paint.dark}"/><path d="M-50 -66A50 30 0 0 0 50 -66M-50 -54A50 30 0 0 0 50 -54" fill="none" stroke="#8b979e" stroke-width="3"/><ellipse cy="-120" rx="52" ry="40" fill="#444f57"/><ellipse cy="-120" rx="35" ry="27" fill="#a9c2cf"/><path d="M-24 -130A28 20 0 0 1 4 -142" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>`;
  return (
    shadow('<path d="M270 880Q280 780 400 770H600Q720 780 730 880Z"/>') +
    `<path d="M414 300H586L610 800H390Z" fill="${paint.plastic}"/><path d="M300 800Q310 762 400 756H600Q690 762 700 800L736 850V872Q736 896 700 896H300Q264 896 264 872V850Z" fill="#aab5bb"/><path d="M300 796Q310 758 400 752H600Q690 758 700 796L736 846Q736 862 700 862H300Q264 862 264 846Z" fill="${paint.cardTop}"/>${wing(1)}${wing(-1)}` +
    `<path d="${barrel(500, 766, 806, 70, 24)}" fill="${paint.dark}"/><ellipse cx="500" cy="766" rx="70" ry="24" fill="#78848c"/><ellipse cx="500" cy="766" rx="46" ry="15" fill="#fff7d6"/><path d="M450 640H550L538 706H462Z" fill="${paint.steel}"/>` +
    `<path d="M340 566H660L724 622V650H276V622Z" fill="${paint.dark}"/><path d="M340 566H660L724 622H276Z" fill="#6b777f"/><path d="M404 584H596L612 604H388Z" fill="#eaf4f7" stroke="#fff" stroke-width="3"/><ellipse cx="500" cy="594" rx="26" ry="8" fill="${tint.base}" opacity=".8"/>` +
    `<g transform="translate(452 404) rotate(26)">${objective(96, '#d9b43c')}</g><g transform="translate(548 404) rotate(-26)">${objective(96, '#4a7fb8')}</g><path d="M412 392Q500 436 588 392V350H412Z" fill="${paint.dark}"/><g transform="translate(500 412)">${objective(150, '#b8493f')}</g>` +
    `<path d="M392 266Q396 244 420 242H580Q604 244 608 266L622 340Q622 366 594 368H406Q378 366 378 340Z" fill="${paint.cardFront}" stroke="#b0bbc1" stroke-width="2"/><path d="M384 318H616L620 346H380Z" fill="${tint.base}"/>${tube(-1)}${tube(1)}`
  );
}

/** A laboratory microscope: from the side, from the front, its objectives from near. */
export const drawMicroscope: Draw = (view, tint) => {
  if (view === 2) return fromFront(tint);
  if (view === 3) return `<g transform="translate(-680 -680) scale(2.45)">${fromSide(tint)}</g>`;
  return shadow('<path d="M244 868L320 800H760L800 868Z"/>') + fromSide(tint);
};
