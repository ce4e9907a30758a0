import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { challengeFields, readChallenge } from '#server/auth/domain/sessions/pkce.ts';
import { requestMail, requireMail } from '#server/auth/request/request-mail.ts';
import { limitMails } from '#server/auth/request/limit-mails.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({ email: z.string().nullish(), ...challengeFields });

/** POST /recover: mails a link to choose a new password. Whether there is such a user is found out later. */
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
    await deps.database.transaction((queries) =>
      requestMail(c, deps, queries, { kind: 'recovery', email, challenge }),
    );
    deps.mail?.wake();
    return c.json({});
  };
}
