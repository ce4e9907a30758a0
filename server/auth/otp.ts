import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { challengeFields, readChallenge } from '#server/auth/domain/sessions/pkce.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { requirePhone } from '#server/auth/domain/users/phone-number.ts';
import { addEmailUser, findUserByEmail } from '#server/auth/domain/users/users.ts';
import { limitMails } from '#server/auth/request/limit-mails.ts';
import { requestMail, requireMail } from '#server/auth/request/request-mail.ts';
import type { Queries } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  channel: z.string().nullish(),
  ...challengeFields,
});
type Body = z.output<typeof bodySchema>;

/** POST /otp: mails a sign-in link and code, and adds the user if there is none. */
export function otp(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const body = await readJson(c, bodySchema);
    const address = requireAddress(body);
    const challenge = readChallenge(body);
    const email = requireEmail(address);
    requireMail(deps);
    const reserved = !mayAddUser(deps, body);
    await limitMails(c, deps, { kind: 'magiclink', email, reserved });
    await deps.database.transaction(async (queries) => {
      await prepareUser(queries, deps, email, body);
      await requestMail(c, deps, queries, { kind: 'magiclink', email, challenge });
    });
    deps.mail?.wake();
    return c.json({});
  };
}

function requireAddress({ email, phone, channel }: Body): string {
  if (email && phone) throw invalid('Only an email address or phone number should be provided');
  if (email && channel) throw invalid('Channel should only be specified with Phone OTP');
  if (phone) {
    requirePhone(phone);
    throw new AppError('phone_provider_disabled', { message: 'Unsupported phone provider' });
  }
  if (!email) throw invalid('One of email or phone must be set');
  return email;
}

function mayAddUser({ settings }: AuthDeps, { create_user: mayCreate }: Body): boolean {
  return mayCreate !== false && !settings.signupDisabled;
}

async function prepareUser(queries: Queries, deps: AuthDeps, email: string, body: Body): Promise<void> {
  if (mayAddUser(deps, body)) {
    await addEmailUser(queries, {
      email,
      passwordHash: null,
      metadata: body.data ?? {},
      // Even with autoconfirm: the mail is sent anyway, and opening it confirms the address.
      confirmed: false,
      addedBy: 'self',
    });
    return;
  }
  // With autoconfirm, signing up reveals who has an account. Without it nothing may: the mail queue drops the mail.
  if (deps.settings.autoconfirm && !(await findUserByEmail(queries, email))) {
    throw new AppError(body.create_user === false ? 'otp_disabled' : 'signup_disabled');
  }
}

function invalid(message: string): AppError {
  return new AppError('validation_failed', { message });
}
