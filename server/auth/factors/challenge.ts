import type { Handler } from 'hono';
import { z } from 'zod';
import type { AuthDeps } from '#server/auth/deps.ts';
import { factorSeconds, findFactor, openChallenge } from '#server/auth/domain/factors/factors.ts';
import { codeFrom } from '#server/auth/domain/mails/one-time-tokens.ts';
import { requireFactorId } from '#server/auth/factors/factor-id.ts';
import { limitPhone } from '#server/auth/request/rate-limits.ts';
import { requireSession } from '#server/auth/request/require-session.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { readJson } from '#server/http/read-json.ts';

const bodySchema = z.object({ channel: z.enum(['sms', 'whatsapp']).nullish() });

/** POST /factors/{id}/challenge: asks for a code; to a phone it also sends one. */
export function challengeFactor(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const { user } = await requireSession(c, deps);
    const id = requireFactorId(c);
    const { channel } = await readJson(c, bodySchema);
    const factor = await findFactor(deps.database, user.id, id);
    if (!factor) throw new AppError('mfa_factor_not_found', { status: 404, message: 'Factor not found' });
    if (factor.factor_type === 'phone' && !deps.sms) throw new AppError('mfa_phone_verify_not_enabled');
    if (factor.phone) await limitPhone(deps, factor.phone);
    const address = clientAddress(c, deps.rateLimits.trustedProxies);
    const challenge = await openChallenge(deps.database, factor, address);
    if (factor.phone) {
      await deps.sms?.send({
        to: `+${factor.phone}`,
        text: `Your FinDeus code is ${codeFrom(challenge, deps.secret)}. It is good for five minutes.`,
        channel: channel ?? 'sms',
      });
    }
    const expiresAt = Math.floor(Date.now() / 1000) + factorSeconds;
    return c.json({ id: challenge, type: factor.factor_type, expires_at: expiresAt });
  };
}
