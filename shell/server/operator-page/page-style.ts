/** How the page looks: in the colours of the shop's theme, which it does not load. Text has at least 4.5:1 on each ground it is on. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: #f6f8f7; --surface: #fff; --ink: #12292c; --soft: #4c6467; --line: #d9e2e0; --strong: #7d9396; --primary: #0b5c66; --tint: #e3f0ee;
  --good: #1c5e2b; --good-tint: #e2f3e5; --warn: #734b00; --warn-tint: #fdf0d5; --bad: #a8241f; --bad-tint: #fbe9e8; --pale: #659ba0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0d1719; --surface: #152326; --ink: #e5eeed; --soft: #a3b7b8; --line: #2a3d40; --strong: #6d8486; --primary: #6cc6c9; --tint: #183538;
    --good: #8ed6a0; --good-tint: #173322; --warn: #f2c268; --warn-tint: #3d2f12; --bad: #ff9a92; --bad-tint: #44211f; --pale: #4a8387;
  }
}
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; padding: 0 clamp(.75rem, 4vw, 2.5rem) 3rem; color: var(--ink); background: var(--paper); font: 1rem/1.5 system-ui, sans-serif }
header, main { max-width: 80rem; margin-inline: auto }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem; padding-block: 1.25rem .75rem }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
#status { flex: 1 1 16rem; margin: 0; color: var(--soft); font-size: .875rem }
.actions { display: flex; gap: .75rem; margin: 0 }
.actions > * { display: inline-flex; align-items: center; min-height: 2.75rem; padding-inline: 1.125rem; color: var(--primary); background: var(--surface); border: 1px solid var(--strong); border-radius: .5rem; font: inherit; text-decoration: none; cursor: pointer }
.actions > *:hover { background: var(--tint) }
.actions > [hidden] { display: none }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
.as-of { margin: 0 0 1rem; color: var(--soft) }
.as-of strong { color: var(--ink) }
section { margin-top: 1.5rem; padding: clamp(1rem, 3vw, 1.75rem); background: var(--surface); border: 1px solid var(--line); border-radius: .875rem }
h2 { margin: 0; font-size: 1.3125rem; line-height: 1.25 }
h3 { margin: 1.75rem 0 .625rem; font-size: 1.0625rem; line-height: 1.3 }
section p { margin: .5rem 0 }
.paths { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere }
.note { padding: .625rem .875rem; border-inline-start: 4px solid; border-radius: .25rem; overflow-wrap: anywhere }
.warn { color: var(--warn); background: var(--warn-tint) }
.bad { color: var(--bad); background: var(--bad-tint) }
.good { color: var(--good); background: var(--good-tint) }
.wide { margin-block: .875rem 0; overflow-x: auto; container-type: inline-size }
table { width: 100%; border-collapse: collapse; font-size: .9375rem }
caption { padding-bottom: .5rem; color: var(--soft); font-size: .875rem; text-align: start }
caption span { position: sticky; inset-inline-start: 0; display: block; max-width: 100cqi }
th, td { padding: .5rem .75rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { padding-inline-start: 0 }
thead th { color: var(--soft); font-size: .8125rem; font-weight: 600; white-space: nowrap; vertical-align: bottom }
tbody th { font-weight: 400 }
.wide tbody th { min-width: 6.5rem; position: sticky; inset-inline-start: 0; background: var(--surface) }
tbody th::first-letter { text-transform: uppercase }
tbody tr:last-child > * { border-bottom: 0 }
.number { font-variant-numeric: tabular-nums; white-space: nowrap }
.version { white-space: nowrap }
.version span { color: var(--soft); font: .8125rem ui-monospace, monospace }
.signed { min-width: 7.5rem; overflow-wrap: anywhere }
.signed code { font: .75rem ui-monospace, monospace }
.share { display: block; width: 5rem; height: .25rem; margin-top: .25rem; background: var(--line); border-radius: 1rem }
.share rect { fill: var(--primary) }
.states { display: inline-flex; flex-wrap: wrap; gap: .25rem }
.state { padding: .0625rem .5rem; background: var(--tint); border-radius: 1rem; font-size: .8125rem; font-weight: 600; white-space: nowrap }
.state.good { background: var(--good-tint) }
.state.warn { background: var(--warn-tint) }
.state.bad { background: var(--bad-tint) }
.steps { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; list-style: none }
.steps li { padding: .25rem .75rem; color: var(--soft); border: 1px solid var(--line); border-radius: .5rem; font-variant-numeric: tabular-nums }
.steps li:has(.hidden) { color: var(--ink); background: var(--tint) }
.steps [aria-current] { color: var(--surface); background: var(--primary); border-color: var(--primary); font-weight: 600 }
.releases { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); align-items: start; gap: 1.25rem }
figure { min-width: 0; max-width: 40rem; margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem }
figure p { font-size: .875rem }
.chart { display: grid; color: var(--soft); font-size: .75rem; line-height: 1.3 }
.chart svg { width: 100%; height: 4rem; border-block: 1px solid var(--line) }
.part-0 { fill: var(--primary); background: var(--primary) }
.part-1 { fill: var(--pale); background: var(--pale) }
.failures .part-0 { fill: var(--bad) }
.ground { fill: var(--strong) }
.keyed { white-space: nowrap }
.key { display: inline-block; width: .625rem; height: .625rem; margin-inline-end: .25rem; border-radius: 2px }
.span { display: flex; justify-content: space-between }
details { margin-top: .5rem }
details table { font-size: .8125rem }
details th, details td { padding: .25rem .375rem }
details .wide tbody th { min-width: 4.5rem }
summary { padding-block: .5rem; color: var(--primary); font-size: .875rem; cursor: pointer }
.changes { margin: .875rem 0 0; padding: 0; list-style: none }
.changes li { display: grid; grid-template-columns: minmax(0, 16rem) minmax(0, 1fr); gap: .125rem 1.5rem; padding-block: .75rem; border-top: 1px solid var(--line); overflow-wrap: anywhere }
.changes p { grid-column: 2; margin: 0 }
.changes .when { grid-column: 1; grid-row: 1 / span 2; color: var(--soft); font-size: .875rem; font-variant-numeric: tabular-nums }
.when strong { color: var(--ink) }
.why { color: var(--soft) }
@media (max-width: 45em) {
  .changes li { display: block }
  .wide .version span { display: block }
  .wide .version { display: inline-block }
}
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`;
