/** Outline of a molar, crown up, around the origin; 150 wide and 240 high. */
export const molarOutline =
  'M-72 -70Q-84 -116 -44 -116Q-22 -116 0 -100Q22 -116 44 -116Q84 -116 72 -70Q66 -20 58 10Q50 70 34 118Q22 130 16 104Q10 50 0 44Q-10 50 -16 104Q-22 130 -34 118Q-50 70 -58 10Q-66 -20 -72 -70Z';

/** The molar of `molarOutline`, shaded. */
export const molar = `<linearGradient id="enamel" x1="0" y1="0" x2=".5" y2="1"><stop stop-color="#fff"/><stop offset=".5" stop-color="#f4f1e8"/><stop offset="1" stop-color="#dccfae"/></linearGradient><path d="${molarOutline}" fill="url(#enamel)" stroke="#b9b09a" stroke-width="2.5"/><path d="M0 -100Q4 -80 -4 -64M-58 12Q0 -8 58 12" fill="none" stroke="#c9bf9f" stroke-width="4" opacity=".6"/><path d="M-58 -84Q-54 -102 -36 -100" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`;

/** A finger from its tip at the origin to the right, nail towards the viewer; 420 long and 130 thick. */
export const fingerOutline =
  'M420 -72Q250 -66 150 -66Q90 -70 44 -62Q0 -50 0 0Q0 52 44 62Q90 70 150 66Q250 70 420 78Z';

/** The finger of `fingerOutline`, shaded. */
export const finger = `<linearGradient id="skin" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f0c9ae"/><stop offset=".4" stop-color="#e6b596"/><stop offset="1" stop-color="#b98263"/></linearGradient><path d="${fingerOutline}" fill="url(#skin)"/><path d="M16 -2Q14 -38 56 -38Q100 -38 104 -2Q100 32 56 32Q14 34 16 -2Z" fill="#f3d3c2" stroke="#c08f76" stroke-width="3"/><path d="M30 -16Q40 -28 72 -26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/><path d="M196 -40Q184 0 196 42M214 -30Q206 0 214 32" fill="none" stroke="#b98263" stroke-width="3.5" stroke-linecap="round" opacity=".6"/>`;

/** Outline of an arm across the whole picture, the thicker end to the left, around the origin. */
export const armOutline =
  'M-640 -150C-400 -170 -200 -150 100 -112C260 -96 420 -100 660 -112V112C420 100 260 96 100 116C-200 160 -400 190 -640 176Z';

/** The arm of `armOutline`, shaded. */
export const arm = `<linearGradient id="arm" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#efc8ad"/><stop offset=".4" stop-color="#e3b191"/><stop offset="1" stop-color="#ae785a"/></linearGradient><path d="${armOutline}" fill="url(#arm)"/>`;
