import type { Handler } from 'hono';
import { z } from 'zod';
import { lockCustomer } from '#server/billing/customer-of.ts';
import { emptyAccount } from '#server/db/empty-account.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({ confirm_email: z.string('Type the email address of the account.') });

/** POST /delete-account: the caller's own account with everything in it, confirmed by typing its address. */
export function deleteAccount(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id, email } = await requireUser(c, deps);
    const { confirm_email: typed } = await readJson(c, bodySchema);
    if (typed.trim().toLowerCase() !== email?.toLowerCase()) {
      throw new AppError('validation_failed', {
        message: 'confirm_email: this is not the email address of the account. Nothing was deleted.',
      });
    }
    await emptyAccount(deps.database, id);
    await deps.database.transaction(async (queries) => {
      await lockCustomer(queries, id);
      await queries.query('delete from internal.mail_queue where email = $1', [email]);
      await queries.query('delete from auth.users where id = $1', [id]);
    });
    return c.json({});
  };
}
