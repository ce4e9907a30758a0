import { Secret, TOTP } from 'otpauth';
import { toString as drawQrCode } from 'qrcode';

/** What every authenticator app understands, and Supabase's clients are told. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** What the secrets are sealed for, in the database. */
export const totpPurpose = 'totp';
/** A clock may be half a minute off, and a person may be slow. */
const window = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function totpUri(secret: string, label: string, issuer: string): string {
  const uri = new URL('otpauth://totp/');
  uri.pathname = `/${encodeURIComponent(issuer)}:${encodeURIComponent(label)}`;
  const parameters = { ...settings, issuer, secret };
  for (const name of ['algorithm', 'digits', 'issuer', 'period', 'secret'] as const) {
    uri.searchParams.set(name, String(parameters[name]));
  }
  return uri.href.replaceAll('+', '%20');
}

export function totpMatches(secret: string, code: string, at = Date.now()): boolean {
  const totp = new TOTP({ ...settings, secret });
  return totp.validate({ token: code, timestamp: at, window }) !== null;
}

/** An image of the address, to be read by a phone. */
export async function drawTotpQrCode(uri: string): Promise<string> {
  const picture = await drawQrCode(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  // The official client makes an address of it as it is, and an address ends at the first #.
  return picture.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black');
}
