import { outspoken } from './outspoken';

test('the console is told what cannot be loaded, and so is whoever asked', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('broken');
  await expect(outspoken(() => Promise.reject(error))('lab/routes')).rejects.toBe(error);
  expect(said.mock.calls).toEqual([[error]]);
  said.mockRestore();
  expect(await outspoken(async (name) => name)('lab/routes')).toBe('lab/routes');
});
