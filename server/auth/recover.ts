import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { challengeFields, readChallenge } from '#server/auth/domain/sessions/pkce.ts';
import { passwordPage, redirectTarget } from '#server/auth/request/redirect-target.ts';
import { requestMail, requireMail } from '#server/auth/request/request-mail.ts';
import { limitMails } from '#server/auth/request/limit-mails.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({ email: z.string().nullish(), ...challengeFields });

/** POST /recover: mails a link to choose a new password. The mail queue checks whether the user exists. */
export function recover(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const body = await readJson(c, bodySchema);
    if (!body.email) {
      throw new AppError('validation_failed', { message: 'Password recovery requires an email' });
    }
    const challenge = readChallenge(body);
    const email = requireEmail(body.email);
    requireMail(deps);
    await limitMails(c, deps, { kind: 'recovery', email, reserved: true });
    const redirectTo = redirectTarget(c, deps, { fallback: passwordPage });
    await deps.database.transaction((queries) =>
      requestMail(c, deps, queries, { kind: 'recovery', email, challenge, redirectTo }),
    );
    deps.mail?.wake();
    return c.json({});
  };
}
