import type { PublicConfig } from '#contract/public-config.ts';

/**
 * Whether the server has issued this code to a mailed link, which it does once the link has done its work. Anybody can
 * write a code into an address; only an issued one is refused for its verifier, and not for itself.
 */
export async function isIssuedCode({ supabaseUrl, anonKey }: PublicConfig, code: string): Promise<boolean> {
  const response = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_code: code, code_verifier: 'of another browser' }),
  }).catch(() => null);
  return response?.headers.get('x-sb-error-code') === 'bad_code_verifier';
}
