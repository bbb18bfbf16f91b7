import { sharedModules } from '@storefront/shared/contracts/shared-modules';
import { provided } from './provided';

test('provides every shared module, with the names that remotes use', () => {
  expect(Object.keys(provided.names)).toEqual(Object.keys(sharedModules));
  expect(provided.names).toMatchObject({
    react: expect.arrayContaining(['useState', 'default']),
    'react/jsx-runtime': expect.arrayContaining(['jsx', 'jsxs', 'Fragment']),
    'react-dom': expect.arrayContaining(['createPortal']),
    '@storefront/shared/router': expect.arrayContaining(['Link', 'useLoaderData']),
    '@storefront/shared/bus': expect.arrayContaining(['useBus', 'useTopic']),
  });
});

test('provides the libraries that exist once on a page, with their versions', () => {
  expect(provided.libraries).toEqual({
    react: expect.stringMatching(/^19\./),
    'react-dom': provided.libraries.react,
    '@module-federation/runtime': expect.stringMatching(/^2\.\d+\.\d+$/),
  });
});
