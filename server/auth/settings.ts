import type { Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { otherProviders } from '#server/auth/domain/identities/other-providers.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** GET /settings: which ways to sign in there are, for clients that adapt to them. */
export function settings({
  settings: { autoconfirm, signupDisabled },
  google,
  sms,
}: AuthDeps): Handler<AppEnv> {
  return (c) =>
    c.json({
      external: {
        ...Object.fromEntries([...otherProviders, 'anonymous_users', 'phone'].map((name) => [name, false])),
        email: true,
        google: google !== null,
      },
      disable_signup: signupDisabled,
      mailer_autoconfirm: autoconfirm,
      phone_autoconfirm: false,
      sms_provider: sms ? 'twilio' : '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    });
}
