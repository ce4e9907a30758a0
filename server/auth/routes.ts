import { Hono } from 'hono';
import { changeAdminFactor, deleteAdminFactor, listAdminFactors } from '#server/auth/admin/factors.ts';
import { generateLink } from '#server/auth/admin/generate-link.ts';
import {
  changeAdminUser,
  createAdminUser,
  deleteAdminUser,
  getAdminUser,
  listAdminUsers,
} from '#server/auth/admin/users.ts';
import { authorize } from '#server/auth/authorize.ts';
import { callback } from '#server/auth/callback.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { disabled, disabledForUsers } from '#server/auth/disabled.ts';
import { challengeFactor } from '#server/auth/factors/challenge.ts';
import { enrollFactor } from '#server/auth/factors/enroll.ts';
import {
  createRecoveryCodes,
  recoveryCodeStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from '#server/auth/factors/recovery-codes.ts';
import { unenrollFactor } from '#server/auth/factors/unenroll.ts';
import { verifyFactor } from '#server/auth/factors/verify.ts';
import { health } from '#server/auth/health.ts';
import { invite } from '#server/auth/invite.ts';
import { jwks } from '#server/auth/jwks.ts';
import { logout } from '#server/auth/logout.ts';
import { otp } from '#server/auth/otp.ts';
import { reauthenticate } from '#server/auth/reauthenticate.ts';
import { recover } from '#server/auth/recover.ts';
import { limitRate } from '#server/auth/request/rate-limits.ts';
import { returnFaults } from '#server/auth/request/return-faults.ts';
import { requireServiceRole } from '#server/auth/request/require-service-role.ts';
import { resend } from '#server/auth/resend.ts';
import { settings } from '#server/auth/settings.ts';
import { signup } from '#server/auth/signup.ts';
import { token } from '#server/auth/token.ts';
import { authorizeIdentity, deleteIdentity } from '#server/auth/user/identities.ts';
import { changeUser, getUser } from '#server/auth/user/user.ts';
import { verifyCode, verifyLink } from '#server/auth/verify.ts';
import { DatabaseError } from '#server/db/database-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { renderError } from '#server/http/errors/render-error.ts';

/** auth/v1: a file for each endpoint, named as its address. */
export function authRoutes(deps: AuthDeps): Hono<AppEnv> {
  return (
    new Hono<AppEnv>()
      .onError((error, c) => renderError(asConflict(error), c))
      .post('/signup', limitRate('signup', deps), signup(deps))
      .post('/token', limitRate('token', deps), token(deps))
      .get('/verify', limitRate('verify', deps), verifyLink(deps))
      .post('/verify', limitRate('verify', deps), verifyCode(deps))
      .post('/recover', limitRate('recover', deps), recover(deps))
      .post('/otp', limitRate('otp', deps), otp(deps))
      .post('/resend', limitRate('resend', deps), resend(deps))
      .get('/reauthenticate', limitRate('reauthenticate', deps), reauthenticate(deps))
      .get('/authorize', returnFaults(deps), limitRate('authorize', deps), authorize(deps))
      .on(['GET', 'POST'], '/callback', returnFaults(deps), limitRate('authorize', deps), callback(deps))
      .get('/user', getUser(deps))
      .put('/user', limitRate('user', deps), changeUser(deps))
      .get('/user/identities/authorize', limitRate('authorize', deps), authorizeIdentity(deps))
      .delete('/user/identities/:id', deleteIdentity(deps))
      // Before /factors/:id, whose pattern matches these too.
      .get('/factors/recovery-codes', recoveryCodeStatus(deps))
      .post('/factors/recovery-codes', limitRate('factors', deps), createRecoveryCodes(deps))
      .delete('/factors/recovery-codes', removeRecoveryCodes(deps))
      .post('/factors/recovery-codes/verify', limitRate('factors', deps), verifyRecoveryCode(deps))
      .post('/factors/recovery-codes/regenerate', limitRate('factors', deps), regenerateRecoveryCodes(deps))
      .post('/factors', limitRate('factors', deps), enrollFactor(deps))
      .delete('/factors/:id', unenrollFactor(deps))
      .post('/factors/:id/challenge', limitRate('factors', deps), challengeFactor(deps))
      .post('/factors/:id/verify', limitRate('factors', deps), verifyFactor(deps))
      .post('/logout', logout(deps))
      .all('/sso/*', disabled('saml_provider_disabled'))
      .all('/passkeys/*', disabled('passkey_disabled'))
      .all('/oauth/*', disabled('feature_disabled'))
      .all('/user/oauth/*', disabledForUsers(deps, 'feature_disabled'))
      // For operators, with the service key.
      .post('/invite', requireServiceRole(deps), invite(deps))
      .use('/admin/*', requireServiceRole(deps))
      .post('/admin/generate_link', generateLink(deps))
      .get('/admin/users', listAdminUsers(deps))
      .post('/admin/users', createAdminUser(deps))
      .get('/admin/users/:id', getAdminUser(deps))
      .put('/admin/users/:id', changeAdminUser(deps))
      .delete('/admin/users/:id', deleteAdminUser(deps))
      .get('/admin/users/:id/factors', listAdminFactors(deps))
      .put('/admin/users/:id/factors/:factor_id', changeAdminFactor(deps))
      .delete('/admin/users/:id/factors/:factor_id', deleteAdminFactor(deps))
      .all('/admin/users/:id/passkeys/*', disabled('passkey_disabled'))
      .all('/admin/oauth/*', disabled('feature_disabled'))
      .all('/admin/custom-providers/*', disabled('feature_disabled', 'Custom OAuth providers are disabled'))
      // For everybody.
      .get('/.well-known/jwks.json', jwks(deps))
      .get('/settings', settings(deps))
      .get('/health', health)
  );
}

const deadlock = '40P01';
const serializationFailure = '40001';

/** Two who changed the same at once, and Postgres had to send one away: nothing is broken, and trying again helps. */
function asConflict(error: Error): Error {
  const lost = error instanceof DatabaseError && [deadlock, serializationFailure].includes(error.code);
  return lost ? new AppError('conflict', { cause: error }) : error;
}
