import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRedirect, withParameters } from '#server/auth/domain/sessions/redirects.ts';

const site = new URL('https://findeus.example');
const choose = (wish: string, allowList: string[] = [], at = site) =>
  chooseRedirect([wish], { site: at, allowList });

describe('allowed redirects', () => {
  it.each([
    'https://findeus.example',
    'https://findeus.example/reset-password?a=b',
    'http://127.0.0.1:8080/done',
    'http://[::1]:3000/',
  ])('allows %s', (wish) => {
    expect(choose(wish)).toBe(wish);
  });

  it.each([
    'https://evil.example/',
    'http://findeus.example/',
    'https://findeus.example:8443/',
    'https://findeus.example.evil.example/',
    'https://findeus.example@evil.example/',
    'https://127.0.0.1.evil.example/',
    'http://localhost:3000/',
    '//evil.example',
    '/relative',
    'javascript:alert(1)',
    'javascript://findeus.example/%0aalert(1)',
    'data:text/html,x',
    'https://findeus.example/\0',
    '',
  ])('refuses %s', (wish) => {
    expect(choose(wish)).toBe('https://findeus.example/');
  });

  it('allow any port of localhost when the site is on localhost', () => {
    const local = new URL('http://localhost:3000');
    expect(choose('http://localhost:5173/x', [], local)).toBe('http://localhost:5173/x');
  });

  it.each([
    ['https://*.findeus.example/welcome', 'https://beta.findeus.example/welcome', true],
    ['https://*.findeus.example/welcome', 'https://a.b.findeus.example/welcome', false],
    ['https://*.findeus.example/**', 'https://beta.findeus.example/a/b.c?d=e', true],
    ['https://app?.example/', 'https://app1.example/', true],
    ['https://app?.example/', 'https://app12.example/', false],
    ['findeus://auth/**', 'findeus://auth/callback', true],
    ['https://partner.example/', 'https://partnerXexample/', false],
    ['https://partner.example', 'https://partner.example', true],
    ['https://partner.example', 'https://partner.example/', true],
    ['https://partner.example', 'https://partner.example/more', false],
    ['com.findeus.app:/done', 'com.findeus.app:/done', true],
    ['https://Partner.example:443/für', 'https://partner.example/für', true],
    ['https://partner.example/*', 'https://partner.example/welcome?back=1', true],
    ['https://partner.example/done?to=app', 'https://partner.example/done?to=app', true],
    ['https://*.example.com/**', 'https://3627734734?.example.com/', false],
    ['https://*.example.com/**', 'https://evil?.example.com/', false],
    ['https://*.example.com/**', 'https://evil#.example.com/', false],
    ['https://*.example.com/**', 'https://3627734734\\.example.com/x', false],
    ['https://*.example.com/**', 'https://a.example.com/\\evil.example', false],
    ['https://*.example.com/**', 'https://evil:1.example.com/', false],
    ['https://**.example.com/**', 'https://a.b.example.com/c', true],
    ['https://**.example.com/**', 'https://evil.example/.example.com/', false],
    ['https://**.example.com/**', 'https://evil.example/?.example.com/', false],
    ['https://**', 'https://anything.example/at?all', true],
    ['**', 'https://anything.example/at?all', true],
    ['findeus://auth', 'findeus://auth/', true],
    ['https://*/**', 'https://3627734734/', false],
    ['https://**', 'https://216.58.214.206/', false],
    ['https://**', 'https://[2001:db8::1]/', false],
    ['http://192.0.2.5:*/**', 'http://192.0.2.5:3000/x', true],
    ['**.example.com/**', 'https://evil.test/a.example.com/', false],
    ['*.example.com/**', 'https://evil.test/a.example.com/', false],
    ['**example.com', 'https://evil.test/?example.com', false],
    ['HTTPS://*.Partner.example/**', 'https://a.partner.example/x', true],
    ['https://*.partner.example:443/**', 'https://a.partner.example/x', true],
    ['http://*.partner.example:80/**', 'http://a.partner.example/x', true],
    ['http://*.partner.example:443/**', 'http://a.partner.example/x', false],
    ['http://*.partner.example:443/**', 'http://a.partner.example:443/x', true],
    ['https://*.müller.example/**', 'https://a.müller.example/x', true],
    ['https://*.müller.example/**', 'https://a.muller.example/x', false],
    ['https://partner.example/für/**', 'https://partner.example/für/dich', true],
    ['https://partner.example/a b/*', 'https://partner.example/a%20b/c', true],
    ['https://partner.example/für?to=*', 'https://partner.example/für?to=app', true],
    ['https://*.müller.example:*/', 'https://a.müller.example:8443/', true],
    ['https://*.müller:8443/', 'https://a.müller:8443/', true],
    ['https://**.ü?/', 'https://evil.example./', false],
    ['https://Müller.example**', 'https://müller.example/x', true],
    ['https://*.192.example/', 'https://a.192.example/', true],
  ])('the pattern %s and %s: %s', (pattern, wish, allowed) => {
    expect(choose(wish, [pattern]) === wish).toBe(allowed);
  });

  it('use the first address that is allowed', () => {
    const wishes = ['https://evil.example', undefined, 'https://findeus.example/here'];
    expect(chooseRedirect(wishes, { site, allowList: [] })).toBe('https://findeus.example/here');
  });

  it('lead to the site for any other address', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `https://findeus.example${text}`),
        ),
        (wish) => {
          const { hostname } = new URL(choose(wish));
          expect(['findeus.example', '127.0.0.1', '[::1]']).toContain(hostname);
        },
      ),
    );
  });

  it('stay within the pattern for any address', () => {
    const allowList = ['https://*.example.com/**', 'https://**.example.org/done'];
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'evil.example',
        '3627734734',
        '0x7f.1',
        '?',
        '#',
        '\\',
        '/',
        '@',
        ':',
        '%2f',
        '.',
        '[::]',
      ),
    );
    const pieces = fc.array(piece, { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        pieces,
        fc.constantFrom('.example.com/', '.example.org/done', 'example.com/', ''),
        pieces,
        (before, middle, after) => {
          const { hostname } = new URL(choose(`https://${before}${middle}${after}`, allowList));
          expect(hostname).toMatch(/^(findeus\.example|127\.[\d.]+|\[::1\]|.*\.example\.(com|org))$/);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('keep existing parameters when parameters are added', () => {
    expect(withParameters('https://findeus.example/?a=1', { code: 'x y' }, { error: 'b&c' })).toBe(
      'https://findeus.example/?a=1&code=x+y#error=b%26c',
    );
  });
});
