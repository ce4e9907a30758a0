import type { Handler } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

/** GET /settings: which ways to sign in there are, for clients that adapt to them. */
export const settings: Handler<AppEnv> = (c) =>
  c.json({
    external: { anonymous_users: false, email: true, google: false, phone: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  });
