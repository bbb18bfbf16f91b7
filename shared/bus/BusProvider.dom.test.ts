/** Evaluates the public module anew, as a second bundle on the page would. */
function loadCopy(): typeof import('./public') {
  let copy: typeof import('./public') | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual('./public');
  });
  if (copy === undefined) throw new Error('The module was not evaluated.');
  return copy;
}

it('reports a page with two copies of the module, but not one with several instances', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const copy = loadCopy();
  copy.createBus(copy.createRequestCookies('', false));
  copy.createBus(copy.createRequestCookies('', false));
  expect(consoleError).not.toHaveBeenCalled();
  loadCopy();
  expect(consoleError).toHaveBeenCalledTimes(1);
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('Two copies of @storefront/shared/bus'));
});
