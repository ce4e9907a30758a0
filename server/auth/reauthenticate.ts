import type { Handler } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requestMail, requireMail } from '#server/auth/request/request-mail.ts';
import { limitMails } from '#server/auth/request/limit-mails.ts';
import { requireSession } from '#server/auth/request/require-session.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** GET /reauthenticate: mails a code that shows, before a change of password, that it is still the same person. */
export function reauthenticate(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireSession(c, deps);
    const { email } = user;
    if (!email) {
      throw new AppError('validation_failed', {
        message: 'Reauthentication requires the user to have an email or a phone number',
      });
    }
    if (user.email_confirmed_at === null) {
      throw new AppError('email_not_confirmed', { status: 422, message: 'Please verify your email first.' });
    }
    requireMail(deps);
    await limitMails(c, deps, { kind: 'reauthentication', email, reserved: true });
    await deps.database.transaction(async (queries) => {
      await queries.query('update auth.users set reauthentication_sent_at = now() where id = $1', [user.id]);
      await requestMail(c, deps, queries, { kind: 'reauthentication', email, userId: user.id });
    });
    deps.mail?.wake();
    return c.json({});
  };
}
