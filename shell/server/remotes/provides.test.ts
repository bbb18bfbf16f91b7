import { sharedModules } from '@storefront/shared/contracts/shared-modules';
import { provides } from './provides';

test('every shared module is there, with the names that remotes take', () => {
  expect(Object.keys(provides)).toEqual(Object.keys(sharedModules));
  expect(provides).toMatchObject({
    react: expect.arrayContaining(['useState', 'default']),
    'react/jsx-runtime': expect.arrayContaining(['jsx', 'jsxs', 'Fragment']),
    'react-dom': expect.arrayContaining(['createPortal']),
    '@storefront/shared/router': expect.arrayContaining(['Link', 'useLoaderData']),
    '@storefront/shared/bus': expect.arrayContaining(['useBus', 'useTopic']),
  });
});
