import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireEmail } from '#server/auth/domain/users/email-address.ts';
import { requirePhone } from '#server/auth/domain/users/phone-number.ts';
import { challengeFields, readChallenge } from '#server/auth/domain/sessions/pkce.ts';
import { requestMail, requireMail } from '#server/auth/request/request-mail.ts';
import { limitMails } from '#server/auth/request/limit-mails.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...challengeFields,
});

const mailTypes = ['signup', 'email_change'];
const phoneTypes = ['sms', 'phone_change'];

/** POST /resend: a confirmation mail once more. The answer is the same whether or not there is anything to send. */
export function resend(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const body = await readJson(c, bodySchema);
    const { type, address } = requireAddress(body);
    const challenge = readChallenge(body);
    const email = requireEmail(address);
    requireMail(deps);
    const kind = type === 'signup' ? 'confirmation' : 'email_change_again';
    await limitMails(c, deps, { kind, email, reserved: false });
    await deps.database.transaction((queries) => requestMail(c, deps, queries, { kind, email, challenge }));
    deps.mail?.wake();
    return c.json({});
  };
}

function requireAddress({ type, email, phone }: z.output<typeof bodySchema>) {
  if (!type || ![...mailTypes, ...phoneTypes].includes(type)) {
    throw refuse('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (!email && !phone) throw refuse('Missing email address or phone number');
  if (email && phone) throw refuse('Only an email address or phone number should be provided.');
  if (phoneTypes.includes(type)) {
    if (!phone) throw refuse('Type provided requires a phone number');
    requirePhone(phone);
    throw new AppError('phone_provider_disabled', { message: 'Phone logins are disabled' });
  }
  if (!email) throw refuse('Type provided requires an email address');
  return { type, address: email };
}

function refuse(message: string): AppError {
  return new AppError('validation_failed', { message });
}
