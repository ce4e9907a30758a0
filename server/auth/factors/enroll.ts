import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { maxFactors, purgeUnverified, type FactorType } from '#server/auth/domain/factors/factors.ts';
import { seal } from '#server/auth/domain/keys/seal.ts';
import { drawTotpQrCode, newTotpSecret, totpPurpose, totpUri } from '#server/auth/domain/factors/totp.ts';
import { requirePhone } from '#server/auth/domain/users/phone-number.ts';
import { findUserById, hasVerifiedFactor } from '#server/auth/domain/users/users.ts';
import { factorNameTaken } from '#server/auth/factors/factor-id.ts';
import { requireSession, type SignedIn } from '#server/auth/request/require-session.ts';
import { siteOf } from '#server/http/files/site.ts';
import { isUniqueViolation } from '#server/db/database-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().max(100).nullish(),
  issuer: z.string().max(100).nullish(),
  phone: z.string().nullish(),
});

interface NewFactor {
  id: string;
  type: FactorType;
  name: string;
  secret: string | null;
  phone: string | null;
}

/** POST /factors: a second factor, which counts once a first code has been entered. */
export function enrollFactor(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const signedIn = await requireSession(c, deps);
    const body = await readJson(c, bodySchema);
    const type = requireType(deps, body.factor_type);
    const phone = type === 'phone' ? requireFactorPhone(body.phone) : null;
    const secret = type === 'totp' ? newTotpSecret() : null;
    const factor = { id: crypto.randomUUID(), type, name: body.friendly_name ?? '', secret, phone };
    await addFactor(deps, signedIn, factor);
    const answer = { id: factor.id, type, friendly_name: factor.name };
    if (secret === null) return c.json({ ...answer, phone });
    const issuer = body.issuer || siteOf(c, deps).host;
    const uri = totpUri(secret, signedIn.user.email ?? signedIn.user.id, issuer);
    return c.json({ ...answer, totp: { qr_code: await drawTotpQrCode(uri), secret, uri } });
  };
}

function requireType({ sms }: AuthDeps, type: string | null | undefined): FactorType {
  if (type === 'totp') return type;
  if (type === 'webauthn') throw new AppError('mfa_webauthn_enroll_not_enabled');
  if (type !== 'phone') {
    throw new AppError('validation_failed', {
      message: 'factor_type needs to be totp, phone, or webauthn',
    });
  }
  if (!sms) throw new AppError('mfa_phone_enroll_not_enabled');
  return type;
}

function requireFactorPhone(phone: string | null | undefined): string {
  if (!phone) {
    throw new AppError('validation_failed', { message: 'Phone number required to enroll Phone factor' });
  }
  return requirePhone(phone);
}

async function addFactor(deps: AuthDeps, { user, aal }: SignedIn, factor: NewFactor): Promise<void> {
  try {
    await deps.database.transaction(async (queries) => {
      await queries.query('select id from auth.users where id = $1 for no key update', [user.id]);
      await purgeUnverified(queries, user.id);
      const current = await findUserById(queries, user.id);
      if (!current) throw new AppError('user_not_found');
      if (hasVerifiedFactor(current) && aal !== 'aal2') {
        throw new AppError('insufficient_aal', {
          status: 403,
          message: 'AAL2 required to enroll a new factor',
        });
      }
      if (current.factors.length >= maxFactors) throw new AppError('too_many_enrolled_mfa_factors');
      const samePhone = current.factors.some(
        ({ phone, status }) => factor.phone !== null && phone === factor.phone && status === 'verified',
      );
      if (samePhone) throw new AppError('mfa_verified_factor_exists');
      await queries.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, secret, phone)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          factor.id,
          user.id,
          factor.name,
          factor.type,
          factor.secret && seal(factor.secret, deps.secret, totpPurpose),
          factor.phone,
        ],
      );
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw factorNameTaken(factor.name, error);
    throw error;
  }
}
