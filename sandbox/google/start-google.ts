import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { accountPicker } from '#sandbox/google/account-picker.ts';
import { translateGoogleDialect } from '#sandbox/google/google-dialect.ts';
import { cookieNames, createProvider } from '#sandbox/google/provider.ts';
import { makeSigningKey, type IdTokenWish } from '#sandbox/google/signing-key.ts';
import { loadStyleSheet } from '#sandbox/page/style-sheet.ts';

export interface Google {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** An id_token signed by this provider, as a phone would get it from Google without any redirect. */
  mintIdToken(wish?: IdTokenWish): Promise<string>;
  close(): Promise<void>;
}

const clientId = 'findeus-sandbox';
// No form-action: browsers apply it to the redirects that follow too, and the last of them leads to the product.
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** A complete local OpenID provider, with which anyone can sign in as any of its invented people. */
export async function startGoogle(): Promise<Google> {
  const [signingKey, style] = await Promise.all([makeSigningKey(), loadStyleSheet()]);
  const clientSecret = randomBytes(24).toString('base64url');
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The port is part of the issuer's name, so the provider comes after the server.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const provider = createProvider({ issuer, clientId, clientSecret, signingKey: signingKey.jwk, pagePolicy });
  const speakOidc = provider.callback();
  const showPicker = getRequestListener(accountPicker({ provider, style, pagePolicy }).fetch);
  server.on('request', (request, response) => {
    const path = request.url ?? '/';
    if (path === '/style.css' || path.startsWith('/interaction/')) return void showPicker(request, response);
    if (path.startsWith('/auth?')) request.url = translateGoogleDialect(path);
    forgetSession(request);
    void speakOidc(request, response);
  });

  return {
    issuer,
    clientId,
    clientSecret,
    mintIdToken: (wish) => signingKey.mintIdToken({ audience: clientId, issuer, ...wish }),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Each sign-in starts without a session, so that the picker is always shown. */
function forgetSession({ headers }: IncomingMessage): void {
  const cookies = headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith(cookieNames.session));
  if (cookies) headers.cookie = cookies.join('; ');
}
