import { contractMajor } from './contract-version';

/** Modules with one instance per page: import name to share key. Keys of our own include the contract's major. */
export const sharedModules = {
  react: 'react',
  'react/jsx-runtime': 'react/jsx-runtime',
  'react-dom': 'react-dom',
  '@storefront/shared/router': `@storefront/shared@${contractMajor}/router`,
  '@storefront/shared/bus': `@storefront/shared@${contractMajor}/bus`,
} as const;

/** Import name of a module with one instance per page. */
export type SharedModule = keyof typeof sharedModules;
