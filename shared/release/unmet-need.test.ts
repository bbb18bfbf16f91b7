import { type Needs, type Provided, unmetNeed } from './unmet-need';

const provided: Provided = {
  contract: '3.2',
  libraries: { react: '19.3.1', '@module-federation/runtime': '2.9.2' },
  names: { react: ['useState', 'default'], '@storefront/shared/bus': ['useBus'] },
};
const nothing: Needs = { contract: '3.0', libraries: {}, names: {} };

test.each<[Partial<Needs>, string | null]>([
  [{}, null],
  [{ contract: '3.2' }, null],
  [{ contract: '3.3' }, 'contract 3.3'],
  [{ contract: '3.10' }, 'contract 3.10'],
  [{ contract: '2.0' }, 'contract 2.0'],
  [{ contract: '4.0' }, 'contract 4.0'],
  [{ libraries: { react: '^19.0.0', '@module-federation/runtime': '~2.9.1' } }, null],
  [{ libraries: { react: '^19.4.0' } }, 'react ^19.4.0'],
  [{ libraries: { '@module-federation/runtime': '~2.10.0' } }, '@module-federation/runtime ~2.10.0'],
  [{ libraries: { vue: '*' } }, 'vue *'],
  [{ libraries: { react: 'the newest' } }, 'react the newest'],
  [{ names: { react: ['default'], '@storefront/shared/bus': ['useBus'] } }, null],
  [{ names: { react: ['useState', 'useTomorrow'] } }, "'useTomorrow' of react"],
  [{ names: { '@storefront/shared/bus': ['useBasket'] } }, "'useBasket' of @storefront/shared/bus"],
  [{ names: { vue: ['ref'] } }, "'ref' of vue"],
  [{ names: { constructor: ['name'] } }, "'name' of constructor"],
])('the need %j is unmet: %s', (needs, unmet) => {
  expect(unmetNeed({ ...nothing, ...needs }, provided)).toBe(unmet);
});
