import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { addUnconfirmedUser, markInvited } from '#server/auth/domain/users/invited-users.ts';
import { toUserJson } from '#server/auth/domain/users/user-json.ts';
import { findUserById } from '#server/auth/domain/users/users.ts';
import { passwordPage, redirectTarget } from '#server/auth/request/redirect-target.ts';
import { requestMail, requireMail } from '#server/auth/request/request-mail.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** POST /invite: adds a user without a password and mails them a link that signs in. */
export function invite(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const body = await readJson(c, bodySchema);
    const email = requireEmail(body.email ?? '');
    requireMail(deps);
    const redirectTo = redirectTarget(c, deps, { page: passwordPage });
    const invited = await deps.database.transaction(async (queries) => {
      const { user } = await addUnconfirmedUser(queries, {
        email,
        metadata: body.data ?? {},
        passwordHash: null,
      });
      await markInvited(queries, user.id);
      await requestMail(c, deps, queries, { kind: 'invite', email, userId: user.id, redirectTo });
      return findUserById(queries, user.id);
    });
    if (!invited) throw new AppError('user_not_found');
    deps.mail?.wake();
    return c.json(toUserJson(invited));
  };
}
