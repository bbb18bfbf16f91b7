import { apiOf, asked } from './api-for-test';
import { closeBackends } from './fake-backend';

afterEach(closeBackends);

test.each([
  [
    'company',
    [{ phoneNumber: '1' }, { phoneNumber: ' 1300 1 ', name: 5 }],
    { phoneNumber: '1300 1', name: '5', email: null, address: null, abn: null },
  ],
  [
    'logo',
    [{ url: '/uploads/logo.svg', alt: 'Logo' }, { url: 'javascript:x' }],
    { url: '/uploads/logo.svg', alt: 'Logo' },
  ],
  ['cover', [{ url: '/c' }], { url: '/c', alt: '' }],
  ['banner', [{ url: '/b' }], { url: '/b', alt: '' }],
  ['icon', [{ url: '/i' }], { url: '/i', alt: '' }],
  ['caption', [{ title: 'Calm', text: 'Care' }], { title: 'Calm', text: 'Care' }],
  [
    'testimonial',
    [{ name: 'Ann', role: 'Nurse', text: 'Good' }, { name: 'Bo' }],
    { name: 'Ann', role: 'Nurse', text: 'Good' },
  ],
  ['company', [], undefined],
] as const)('%s %j: the last entry counts', async (name, data, last) => {
  const { api, backend } = await apiOf({ data });
  expect((await api.settings(name)).at(-1)).toEqual(last);
  expect(asked(backend)).toEqual([`GET /api/v1/settings/${name}`]);
});
