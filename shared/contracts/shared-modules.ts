import { contractMajor } from './contract-version';

/**
 * Modules that exist once on a page: the shell provides them, remotes take them from the share scope and never
 * bundle a copy. The key is what code imports, the value is the share key. Our own carry the contract's major
 * version, so a remote of another major cannot pick up an instance it does not understand.
 */
export const sharedModules = {
  react: 'react',
  'react/jsx-runtime': 'react/jsx-runtime',
  'react-dom': 'react-dom',
  '@storefront/shared/router': `@storefront/shared@${contractMajor}/router`,
  '@storefront/shared/bus': `@storefront/shared@${contractMajor}/bus`,
} as const;

/** A module that exists once on a page. */
export type SharedModule = keyof typeof sharedModules;
