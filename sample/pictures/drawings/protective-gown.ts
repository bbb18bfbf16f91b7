import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const body =
  'M-84 -330Q0 -262 84 -330L172 -298Q178 -190 170 -110Q178 140 186 432Q96 452 0 448Q-96 452 -186 432Q-178 140 -170 -110Q-178 -190 -172 -298Z';
const sleeve = 'M120 -314L176 -298C232 -250 272 -40 296 168Q262 190 222 178C204 60 180 -60 156 -112Z';
const cuff = 'M222 176Q262 190 297 166L304 224Q268 246 234 236Z';

const cloth = ({ pale, light, base }: Tint) =>
  `<linearGradient id="gown" x1="0" y1="0" x2="1" y2=".25"><stop stop-color="${pale}"/><stop offset=".3" stop-color="${light}"/><stop offset="1" stop-color="${base}"/></linearGradient>`;

const arm = (side: number, { dark, pale }: Tint) =>
  `<g transform="scale(${side} 1)"><path d="${sleeve}" fill="url(#gown)"/><path d="M176 -220C214 -100 236 40 250 170M166 -120C190 -40 206 60 216 120" fill="none" stroke="${dark}" stroke-width="7" opacity=".35" stroke-linecap="round"/><path d="M190 -266C238 -160 262 20 278 150" fill="none" stroke="${pale}" stroke-width="9" opacity=".6" stroke-linecap="round"/>` +
  `<path d="${cuff}" fill="${paint.cotton}"/><path d="M238 184L248 236M254 186L264 236M270 182L280 232M284 176L294 226" stroke="#b9b3a7" stroke-width="4"/></g>`;

const folds = ({ dark, pale }: Tint) =>
  `<path d="M-120 40C-130 180 -150 300 -160 420M-52 70C-56 200 -70 320 -74 436M40 80C52 200 60 320 66 436M112 40C124 180 146 300 158 424" fill="none" stroke="${dark}" stroke-width="9" opacity=".3" stroke-linecap="round"/><path d="M-98 60C-106 200 -122 300 -130 424M10 70C12 200 10 320 8 436M86 60C98 200 108 300 116 430M-110 -240C-120 -180 -122 -120 -116 -60" fill="none" stroke="${pale}" stroke-width="12" opacity=".55" stroke-linecap="round"/>`;

const hanger =
  '<path d="M-6 -392V-412C-6 -430 30 -436 30 -466C30 -500 -26 -500 -28 -464" fill="none" stroke="#77838b" stroke-width="15" stroke-linecap="round"/><path d="M-9 -392V-410C-9 -430 27 -438 27 -466" fill="none" stroke="#e6ebed" stroke-width="5"/>' +
  '<path d="M-150 -288Q-20 -352 -6 -394Q10 -352 150 -288" fill="none" stroke="#77838b" stroke-width="24" stroke-linecap="round"/><path d="M-150 -293Q-24 -356 -8 -392" fill="none" stroke="#dfe5e8" stroke-width="8" stroke-linecap="round"/>';

const outlines = `<path d="${body}"/><path d="${sleeve}"/><path d="${sleeve}" transform="scale(-1 1)"/>`;

function front(placed: string, tint: Tint): string {
  const { base, dark, deep, light, pale } = tint;
  return (
    shadow(`<g transform="${placed}">${outlines}</g>`) +
    `<g transform="${placed}">${cloth(tint)}<path d="M-84 -330Q0 -366 84 -330Q0 -262 -84 -330Z" fill="${dark}"/>${hanger}${arm(1, tint)}${arm(-1, tint)}<path d="M-84 -330Q0 -262 84 -330L172 -298L160 -110L-160 -110L-172 -298Z" fill="${deep}" opacity=".25" transform="translate(0 8)"/><path d="${body}" fill="url(#gown)"/>${folds(tint)}` +
    `<path d="M-84 -330Q0 -262 84 -330" fill="none" stroke="${base}" stroke-width="20"/><path d="M-84 -334Q0 -266 84 -334" fill="none" stroke="${pale}" stroke-width="6"/>` +
    `<path d="M-92 -322C-110 -240 -140 -170 -170 -120M92 -322C110 -240 140 -170 170 -120" fill="none" stroke="${dark}" stroke-width="4" opacity=".6"/><path d="M-174 -10Q0 20 176 -10" fill="none" stroke="${dark}" stroke-width="17"/><path d="M-174 -12Q0 18 176 -12" fill="none" stroke="${light}" stroke-width="10"/>` +
    `<path d="M106 6C92 70 104 120 84 190M114 6C136 60 124 110 146 166" fill="none" stroke="${dark}" stroke-width="15" stroke-linecap="round"/><path d="M106 6C92 70 104 120 84 190M114 6C136 60 124 110 146 166" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="M110 2C66 -40 50 14 108 8C166 32 170 -34 110 2Z" fill="none" stroke="${dark}" stroke-width="13"/><path d="M110 2C66 -40 50 14 108 8C166 32 170 -34 110 2Z" fill="none" stroke="${light}" stroke-width="8"/></g>`
  );
}

function back(placed: string, tint: Tint): string {
  const { base, dark, deep, light, pale } = tint;
  const bow = (y: number) =>
    `<path d="M4 ${y}C-40 ${y - 50} -70 ${y + 10} 0 ${y + 6}C60 ${y + 20} 60 ${y - 46} 4 ${y}Z" fill="${light}" stroke="${dark}" stroke-width="4"/><path d="M0 ${y + 4}C-10 ${y + 40} -34 ${y + 60} -30 ${y + 96}M6 ${y + 4}C20 ${y + 40} 24 ${y + 60} 38 ${y + 84}" fill="none" stroke="${base}" stroke-width="13" stroke-linecap="round"/><circle cx="4" cy="${y + 2}" r="12" fill="${dark}"/>`;
  return (
    shadow(`<g transform="${placed}">${outlines}</g>`) +
    `<g transform="${placed}">${cloth(tint)}${hanger}${arm(1, tint)}${arm(-1, tint)}<path d="${body}" fill="url(#gown)"/><path d="M-84 -330Q0 -352 84 -330L84 -300Q0 -262 -84 -330Z" fill="url(#gown)"/>${folds(tint)}` +
    `<path d="M10 -312C26 -60 30 140 44 440L-36 442C-22 140 -14 -60 10 -312Z" fill="${deep}" opacity=".8"/><path d="M10 -312C-10 -60 -20 140 -36 442L-58 442C-40 140 -30 -60 -30 -316Z" fill="${pale}" opacity=".7"/><path d="M10 -312C26 -60 30 140 44 440" fill="none" stroke="${pale}" stroke-width="6"/><path d="M-86 -332Q0 -312 86 -332" fill="none" stroke="${base}" stroke-width="18" stroke-linecap="round"/>${bow(-316)}` +
    `<path d="M-176 8Q0 40 176 8" fill="none" stroke="${dark}" stroke-width="17"/><path d="M-176 6Q0 38 176 6" fill="none" stroke="${light}" stroke-width="10"/>${bow(26)}</g>`
  );
}

function folded(tint: Tint): string {
  const { base, dark, light, pale } = tint;
  const slab = (y: number) =>
    `<path d="M190 ${y}Q176 ${y + 44} 196 ${y + 82}L560 ${y + 170}Q590 ${y + 172} 610 ${y + 158}L822 ${y + 20}Q834 ${y - 10} 818 ${y - 46}L520 ${y - 20}Z" fill="${base}"/><path d="M190 ${y + 30}L560 ${y + 118}Q580 ${y + 120} 600 ${y + 108}L824 ${y - 26}" fill="none" stroke="${dark}" stroke-width="5" opacity=".7"/><path d="M192 ${y + 56}L560 ${y + 144}Q580 ${y + 146} 604 ${y + 132}L826 ${y}" fill="none" stroke="${pale}" stroke-width="4" opacity=".6"/>` +
    `<path d="M186 ${y + 4}Q186 ${y - 8} 210 ${y - 20}L412 ${y - 132}Q436 ${y - 144} 470 ${y - 136}L806 ${y - 62}Q836 ${y - 52} 812 ${y - 36}L606 ${y + 84}Q584 ${y + 96} 550 ${y + 90}L206 ${y + 14}Z" fill="url(#gown)"/><path d="M190 ${y + 4}L552 ${y + 86}Q580 ${y + 90} 602 ${y + 80}L812 ${y - 40}" fill="none" stroke="${light}" stroke-width="6"/>`;
  return (
    shadow('<path d="M190 712L560 830L620 820L826 690L500 560Z"/>') +
    cloth(tint) +
    [640, 548, 456, 364].map(slab).join('') +
    `<path d="M330 330Q400 300 430 256Q520 250 548 300Q500 360 420 384Q360 380 330 330Z" fill="${dark}" opacity=".8"/><path d="M330 330Q400 300 430 256M430 256Q520 250 548 300Q500 360 420 384Q360 380 330 330" fill="none" stroke="${base}" stroke-width="16" stroke-linecap="round"/><path d="M548 300C620 320 640 350 720 338M560 306C610 350 600 380 660 400" fill="none" stroke="${base}" stroke-width="14" stroke-linecap="round"/><path d="M548 298C620 316 640 346 720 335" fill="none" stroke="${pale}" stroke-width="4" stroke-linecap="round"/>`
  );
}

/** An isolation gown: hanging, its tied back, a folded stack. */
export const drawProtectiveGown: Draw = (view, tint) => {
  if (view === 1) return front('translate(500 526) scale(.86)', tint);
  return view === 2 ? back('translate(500 526) scale(.86)', tint) : folded(tint);
};
