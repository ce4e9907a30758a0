import { expect, it } from 'vitest';
import { linkInAddress } from '#web/lib/account/auth-address.ts';

const at = (path: string, type: string) =>
  linkInAddress({
    pathname: path,
    search: '',
    hash: `#access_token=a&refresh_token=r&type=${type}`,
  } as Location);

it.each(['recovery', 'invite'])('uses the session of a %s link on the password page', (type) => {
  expect(at('/reset-password', type)).toEqual({ tokens: { access_token: 'a', refresh_token: 'r' } });
});

it('uses no session of other links or on other pages', () => {
  expect(at('/reset-password', 'magiclink')).toBeNull();
  expect(at('/', 'invite')).toBeNull();
});
