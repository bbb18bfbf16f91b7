/** How every Chromium of the bench is started: without a screen, a sandbox (there is none in a container) or errands of its own. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];
