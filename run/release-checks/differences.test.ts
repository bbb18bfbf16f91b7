import { differences } from './differences';
import type { Look } from './look';

const text = (
  what: string,
  { at = 'td.total in tr', isCovered = false }: { at?: string; isCovered?: boolean | null } = {},
) => ({ what, at, isCovered });
const look = (changes: Partial<Look> = {}): Look => ({
  shown: [],
  roles: [],
  broken: [],
  ...changes,
});

test('equal pages, or a candidate that only shows more, have no differences', () => {
  const shown = [text('text "$12.00"'), text('text "$12.00"')];
  const one = look({ shown, roles: ['button "Close"'], broken: ['region: <p id="_R_1_">'] });
  expect(differences(one, { ...one, broken: ['region: <p id="_R_2_">'] }, true)).toEqual([]);
  expect(differences(one, { ...one, shown: [...shown, text('text "New"')] }, true)).toEqual([]);
});

test('reports a changed price with the former one', () => {
  const [live, own] = ['text "$12.00"', 'text "$120.00"'].map((what) => look({ shown: [text(what)] }));
  expect(live && own && differences(live, own, true)).toEqual([
    'has text "$120.00" in place of text "$12.00"',
  ]);
});

test('reports when one of two equal elements has gone', () => {
  const one = text('text "2"');
  expect(differences(look({ shown: [one, one] }), look({ shown: [one] }), true)).toEqual([
    'text "2" has gone',
  ]);
});

test('reports an element that is newly covered', () => {
  const seen = (isCovered: boolean | null) => look({ shown: [text('text "Pay"', { isCovered })] });
  expect(differences(seen(false), seen(true), true)).toEqual(['text "Pay" is covered or out of reach']);
  expect(differences(seen(true), seen(true), true)).toEqual([]);
  // Unknown, as in a carousel, where an element is in sight only at times.
  expect(differences(seen(null), seen(true), true)).toEqual([]);
});

test('reports a control missing from the accessibility tree, unless it has gone altogether', () => {
  const live = look({ shown: [text('button "Close" for the keyboard')], roles: ['button "Close"'] });
  expect(differences(live, { ...live, roles: [] }, true)).toEqual([
    'button "Close" has gone from the accessibility tree',
  ]);
  expect(differences(live, look(), true)).toEqual(['button "Close" for the keyboard has gone']);
});

test('without a live page to compare, reports only axe violations', () => {
  const live = look({ shown: [text('text "Sorry"')] });
  expect(differences(live, look({ broken: ['region: <p>'] }), false)).toEqual(['breaks region: <p>']);
});
