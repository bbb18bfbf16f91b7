import { laid } from '../solids';
import type { Draw } from '../studio';
import type { Tint } from '../tints';

const outline =
  'M-330 120C-350 60 -330 -20 -306 -80C-296 -120 -270 -140 -230 -136C-160 -150 -110 -146 -60 -134C-10 -110 40 -60 120 -40C220 -16 330 10 350 90C360 140 330 168 280 172H-270Q-318 172 -330 120Z';

/** One cover from the side, its toe to the right; the opening above the heel is gathered by elastic. */
function cover({ pale, light, base, dark, deep }: Tint): string {
  const gathers = [-286, -262, -238, -212, -186, -160, -134, -108, -84];
  return (
    `<linearGradient id="film" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient><path d="${outline}" fill="url(#film)"/>` +
    `<ellipse cx="-182" cy="-116" rx="118" ry="34" transform="rotate(-3 -182 -116)" fill="${deep}"/><path d="M-300 -110C-300 -76 -250 -66 -182 -70C-120 -72 -64 -88 -62 -124C-30 -96 -40 -60 -80 -44C-150 -20 -250 -24 -300 -50C-330 -70 -316 -100 -300 -110Z" fill="${light}"/><path d="${gathers.map((x) => `M${x} ${-74 + Math.abs(x + 190) * -0.06}q6 18 0 42`).join('')}" fill="none" stroke="${dark}" stroke-width="5" opacity=".55" stroke-linecap="round"/><path d="M-302 -108A120 36 0 0 1 -62 -124" fill="none" stroke="${pale}" stroke-width="12" stroke-linecap="round"/><path d="M-300 -108C-300 -76 -250 -66 -182 -70C-120 -72 -64 -88 -62 -122" fill="none" stroke="${pale}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M-300 -10C-250 10 -180 6 -120 -10M-290 60C-230 70 -160 40 -110 50M-20 -60C20 0 40 60 20 120M60 -30C110 20 130 70 120 130M190 0C230 40 240 80 230 140M-250 100C-180 110 -100 90 -40 120" fill="none" stroke="${deep}" stroke-width="6" opacity=".28" stroke-linecap="round"/><path d="M0 -60C40 -10 62 50 44 110M100 -26C150 20 166 60 160 110M-270 10C-230 26 -170 22 -130 10M260 40C296 60 310 90 306 116" fill="none" stroke="#fff" stroke-width="10" opacity=".4" stroke-linecap="round"/>` +
    `<path d="M-326 132Q-314 172 -270 172H280Q330 168 348 128Q310 146 270 148H-262Q-306 150 -326 132Z" fill="${deep}" opacity=".55"/><path d="M-318 152h620" stroke="${light}" stroke-width="4" stroke-dasharray="14 10" opacity=".7"/>`
  );
}

const shoe = (placed: string, tint: Tint) => laid(placed, `<path d="${outline}"/>`, cover(tint));

/** Disposable overshoes: a pair, heel and toe, a heap of three. */
export const drawOvershoes: Draw = (view, tint) => {
  if (view === 1)
    return (
      shoe('translate(540 400) rotate(-4) scale(.94)', tint) +
      shoe('translate(470 610) rotate(-4) scale(1.02)', tint)
    );
  if (view === 2)
    return (
      shoe('translate(500 360) rotate(6) scale(-.92 .92)', tint) +
      shoe('translate(500 630) rotate(-6) scale(.98)', tint)
    );
  return shoe('translate(620 600) rotate(-8) scale(1.75)', tint);
};
