import { contractMajor } from './contract-version';

/** Modules that exist once on a page, by what code imports, with their share keys; those of ours have the contract's major. */
export const sharedModules = {
  react: 'react',
  'react/jsx-runtime': 'react/jsx-runtime',
  'react-dom': 'react-dom',
  '@storefront/shared/router': `@storefront/shared@${contractMajor}/router`,
  '@storefront/shared/bus': `@storefront/shared@${contractMajor}/bus`,
} as const;

/** A module that exists once on a page. */
export type SharedModule = keyof typeof sharedModules;
