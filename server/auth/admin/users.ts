import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { parseBanDuration } from '#server/auth/admin/ban-duration.ts';
import { requireUserId, userNotFound } from '#server/auth/admin/user-id.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import {
  changeUserAsAdmin,
  deleteUser,
  listUsers,
  retireUser,
  type UserChange,
} from '#server/auth/domain/users/admin-users.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { requireStrongPassword } from '#server/auth/domain/users/passwords.ts';
import { requirePhone } from '#server/auth/domain/users/phone-number.ts';
import { toUserJson } from '#server/auth/domain/users/user-json.ts';
import { addEmailUser, findUserById } from '#server/auth/domain/users/users.ts';
import { issuerOf } from '#server/auth/request/issuer.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const perPageDefault = 50;
const perPageMost = 1000;

/** GET /admin/users?page=&per_page= */
export function listAdminUsers(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const page = countOf(c, 'page', 1);
    const perPage = Math.min(countOf(c, 'per_page', perPageDefault), perPageMost);
    const { users, total } = await deps.database.transaction((queries) =>
      listUsers(queries, { page, perPage }),
    );
    const last = Math.max(1, Math.ceil(total / perPage));
    const link = (to: number, rel: string) =>
      `<${issuerOf(c, deps)}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
    return c.json({ users: users.map(toUserJson), aud: 'authenticated' }, 200, {
      'x-total-count': String(total),
      link: [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '),
    });
  };
}

/** GET /admin/users/{id} */
export function getAdminUser(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const id = requireUserId(c);
    const user = await deps.database.transaction((queries) => findUserById(queries, id));
    if (!user) throw userNotFound();
    return c.json(toUserJson(user));
  };
}

const bodySchema = z.object({
  id: z.uuid().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  ban_duration: z.string().nullish(),
  role: z.literal(['authenticated', '']).nullish(),
});

/** POST /admin/users */
export function createAdminUser(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const body = await readJson(c, bodySchema);
    refusePhone(body.phone);
    if (!body.email) {
      throw new AppError('validation_failed', {
        message: 'Cannot create a user without either an email or phone',
      });
    }
    const email = requireEmail(body.email);
    const { passwordHash = null, ...change } = await readChange(deps, body);
    const user = await deps.database.transaction(async (queries) => {
      const added = await addEmailUser(queries, {
        ...(body.id ? { id: body.id } : {}),
        email,
        passwordHash,
        metadata: body.user_metadata ?? {},
        appMetadata: body.app_metadata ?? {},
        confirmed: body.email_confirm ?? false,
        addedBy: 'operator',
      });
      if (!added) throw new AppError('email_exists');
      return changeUserAsAdmin(queries, added.id, { banSeconds: change.banSeconds });
    });
    return c.json(toUserJson(user));
  };
}

/** PUT /admin/users/{id} */
export function changeAdminUser(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const id = requireUserId(c);
    const body = await readJson(c, bodySchema);
    refusePhone(body.phone);
    const change = await readChange(deps, body);
    const user = await deps.database.transaction((queries) => changeUserAsAdmin(queries, id, change));
    return c.json(toUserJson(user));
  };
}

const deletionSchema = z.object({ should_soft_delete: z.boolean().nullish() });

/** DELETE /admin/users/{id} */
export function deleteAdminUser(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const id = requireUserId(c);
    const { should_soft_delete: softly } = await readJson(c, deletionSchema);
    const found = softly
      ? await deps.database.transaction((queries) => retireUser(queries, id))
      : await deleteUser(deps.database, id);
    if (!found) throw userNotFound();
    return c.json({});
  };
}

async function readChange(
  { passwords, settings }: AuthDeps,
  body: z.output<typeof bodySchema>,
): Promise<UserChange> {
  if (body.password) requireStrongPassword(body.password, settings.passwordRule);
  return {
    email: body.email ? requireEmail(body.email) : undefined,
    emailConfirm: body.email_confirm ?? undefined,
    passwordHash: body.password ? await passwords.hash(body.password) : undefined,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    banSeconds: body.ban_duration ? parseBanDuration(body.ban_duration) : undefined,
  };
}

function refusePhone(phone: string | null | undefined): void {
  if (!phone) return;
  requirePhone(phone);
  throw new AppError('phone_provider_disabled');
}

function countOf(c: Context, name: string, fallback: number): number {
  const text = c.req.query(name);
  if (!text) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new AppError('validation_failed', {
      message: `Bad Pagination Parameters: ${name} is a number from 1 on`,
    });
  }
  return Number(text);
}
