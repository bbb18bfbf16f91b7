import { InvalidTokenError } from 'jwt-decode';
import { storedLogin, storedToken } from './stored-login';

function token(content: unknown, signature = 'signature'): string {
  return ['{"alg":"HS256"}', JSON.stringify(content)]
    .map((part) => btoa(part).replaceAll('=', ''))
    .concat(signature)
    .join('.');
}

const entry = (data: unknown) => JSON.stringify({ data });

describe('storedLogin', () => {
  test.each([
    ['a text id', { id: 'u1' }, 'u1'],
    ['a number id', { id: 7 }, '7'],
  ])('reads a token with %s', (_, content, id) => {
    expect(storedLogin(entry(token(content)))).toEqual({ token: token(content), id });
  });

  test.each([null, '', 'not JSON', 'null', '{}', entry(5), entry('')])('%j is no login', (value) => {
    expect(storedLogin(value)).toBeNull();
  });

  test.each([
    ['no parts', 'abc'],
    ['content that is not base64', 'a.%%%.c'],
    ['content that is not JSON', `a.${btoa('hello')}.c`],
    ['content without an id', token({ name: 'x' })],
    ['content that is null', token(null)],
    ['a line break in the signature', token({ id: 1 }, 'a\r\nX-Evil: 1')],
  ])('a token with %s is invalid', (_, bad) => {
    expect(() => storedLogin(entry(bad))).toThrow(InvalidTokenError);
  });
});

describe('storedToken', () => {
  let logged: jest.SpyInstance;

  beforeEach(() => {
    localStorage.clear();
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('follows the entry under the host name', () => {
    expect(storedToken()).toBeNull();
    localStorage.setItem(location.hostname, entry(token({ id: 1 })));
    expect(storedToken()).toBe(token({ id: 1 }));
    localStorage.setItem(location.hostname, entry(token({ id: 2 })));
    expect(storedToken()).toBe(token({ id: 2 }));
    localStorage.removeItem(location.hostname);
    expect(storedToken()).toBeNull();
  });

  test('ignores a bad token, and logs it once', () => {
    localStorage.setItem(location.hostname, entry('abc'));
    expect([storedToken(), storedToken()]).toEqual([null, null]);
    expect(logged.mock.calls).toEqual([[expect.stringContaining('InvalidTokenError')]]);
  });

  test('inaccessible storage is no login', () => {
    localStorage.setItem(location.hostname, entry(token({ id: 3 })));
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storedToken()).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });
});
