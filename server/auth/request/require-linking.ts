import type { Context } from 'hono';
import type { AuthDeps } from '#server/auth/deps.ts';
import { requireSession, requireSecondFactor, type SignedIn } from '#server/auth/request/require-session.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** Who may change the ways into their account. As mighty as a new password, so it takes as much. */
export async function requireLinking(c: Context, deps: AuthDeps): Promise<SignedIn> {
  const signedIn = await requireSession(c, deps);
  if (!deps.settings.manualLinking) throw new AppError('manual_linking_disabled');
  requireSecondFactor(signedIn);
  return signedIn;
}
