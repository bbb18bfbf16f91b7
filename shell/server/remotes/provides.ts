import * as api from '@storefront/shared/api';
import * as bus from '@storefront/shared/bus';
import type { SharedModule } from '@storefront/shared/contracts/shared-modules';
import * as router from '@storefront/shared/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

const libraries = { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom };

const ours = {
  '@storefront/shared/router': router,
  '@storefront/shared/bus': bus,
  '@storefront/shared/api': api,
};

const namesOf = (module: object) => Object.keys(module).filter((name) => name !== 'default');

/** The names that this shell gives to remotes, in browsers as on the server. Libraries are CommonJS, and so their own default. */
export const provides = {
  ...mapValues(libraries, (module) => [...namesOf(module), 'default']),
  ...mapValues(ours, namesOf),
} satisfies Record<SharedModule, readonly string[]>;

function mapValues<Key extends string, From, To>(record: Record<Key, From>, map: (value: From) => To) {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value as From)]),
  ) as Record<Key, To>;
}
