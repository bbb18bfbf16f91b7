import { sharedModules } from '@storefront/shared/contracts/shared-modules';
import { provided } from './provided';

test('every shared module is there, with the names that remotes take', () => {
  expect(Object.keys(provided.names)).toEqual(Object.keys(sharedModules));
  expect(provided.names).toMatchObject({
    react: expect.arrayContaining(['useState', 'default']),
    'react/jsx-runtime': expect.arrayContaining(['jsx', 'jsxs', 'Fragment']),
    'react-dom': expect.arrayContaining(['createPortal']),
    '@storefront/shared/router': expect.arrayContaining(['Link', 'useLoaderData']),
    '@storefront/shared/bus': expect.arrayContaining(['useBus', 'useTopic']),
  });
});

test('the libraries of which a page has one copy are there, with their versions', () => {
  expect(provided.libraries).toEqual({
    react: expect.stringMatching(/^19\./),
    'react-dom': provided.libraries.react,
    '@module-federation/runtime': expect.stringMatching(/^2\.\d+\.\d+$/),
  });
});
