import type { Context, Handler } from 'hono';
import { callbackOf } from '#server/auth/authorize.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { signInExternally } from '#server/auth/domain/external-sign-in.ts';
import { endFlow, findFlow, issueAuthCode, type FlowState } from '#server/auth/domain/flow-states.ts';
import { linkIdentity } from '#server/auth/domain/linking.ts';
import type { SignedInThere } from '#server/auth/domain/open-id-provider.ts';
import { sealProviderToken } from '#server/auth/domain/provider-tokens.ts';
import { withParameters } from '#server/auth/domain/redirects.ts';
import { startSession } from '#server/auth/domain/sessions.ts';
import type { FullUser } from '#server/auth/domain/users.ts';
import { promiseMail } from '#server/auth/request/promise-mail.ts';
import { redirectError, toFragment } from '#server/auth/request/redirect-answers.ts';
import { siteOf } from '#server/auth/request/site.ts';
import { isUuid } from '#server/auth/request/uuid.ts';
import type { Queries } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/app-error.ts';
import { describeError } from '#server/http/logger.ts';

/** GET or POST /callback: the browser returns from the provider. */
export function callback(deps: AuthDeps): Handler<AppEnv> {
  return async (c) => {
    const answer = await readAnswer(c);
    let flow: FlowState;
    try {
      flow = await requireFlow(deps, answer.get('state'));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return c.redirect(redirectError(siteOf(c, deps).href, error, 'query'), 303);
    }
    const home = flow.referrer ?? siteOf(c, deps).href;
    try {
      return c.redirect(await complete(c, deps, flow, home, answer), 302);
    } catch (error) {
      const fault = error instanceof AppError ? error : unexpected(c, error);
      return c.redirect(redirectError(home, fault, 'both'), 302);
    }
  };
}

async function readAnswer(c: Context): Promise<URLSearchParams> {
  if (c.req.method === 'POST') return new URLSearchParams(await c.req.text());
  return new URL(c.req.url).searchParams;
}

async function requireFlow({ database }: AuthDeps, state: string | null): Promise<FlowState> {
  if (!state) throw new AppError('bad_oauth_callback', { message: 'OAuth state parameter missing' });
  if (!isUuid(state)) throw new AppError('bad_oauth_state', { message: 'OAuth state parameter is invalid' });
  const flow = await database.transaction((queries) => findFlow(queries, state));
  if (!flow || flow.authentication_method !== 'oauth') {
    throw new AppError('bad_oauth_state', { message: 'OAuth state not found or expired' });
  }
  if (flow.expired) throw new AppError('bad_oauth_state', { message: 'OAuth state has expired' });
  if (flow.auth_code) throw new AppError('flow_state_already_used');
  return flow;
}

/** The address that the browser goes home to, with a session or with a code for one. */
async function complete(
  c: Context<AppEnv>,
  deps: AuthDeps,
  flow: FlowState,
  home: string,
  answer: URLSearchParams,
): Promise<string> {
  const refused = answer.get('error');
  if (refused) {
    throw new AppError(refused === 'access_denied' ? 'access_denied' : 'bad_oauth_callback', {
      message: (answer.get('error_description') ?? refused).slice(0, 300),
    });
  }
  if (!deps.google) throw new AppError('provider_disabled');
  const there = await deps.google.exchange({
    state: flow.id,
    redirectUri: callbackOf(c, deps),
    query: answer,
  });
  const result = await deps.database.transaction(async (queries) => {
    // Once more, and locked: while we spoke to the provider, the same answer may have come again.
    const current = await findFlow(queries, flow.id);
    if (!current || current.auth_code) throw new AppError('flow_state_already_used');
    const user = await identify(c, deps, queries, flow, there);
    if (!user) return { waiting: true as const };
    return flow.code_challenge
      ? { code: await issueAuthCode(queries, flow.id, sealed(user.id, there, deps.secret)) }
      : { session: await signIn(c, deps, queries, flow, user) };
  });
  if ('waiting' in result) {
    deps.mail?.wake();
    throw new AppError('provider_email_needs_verification');
  }
  if ('code' in result) return withParameters(home, { code: result.code });
  const provider = {
    provider_token: there.accessToken,
    ...(there.refreshToken ? { provider_refresh_token: there.refreshToken } : {}),
  };
  return withParameters(home, {}, await toFragment(c, deps, { ...result.session, provider }));
}

/** Undefined where the address has to be confirmed first; then the mail for that is on its way. */
async function identify(
  c: Context,
  deps: AuthDeps,
  queries: Queries,
  flow: FlowState,
  { profile }: SignedInThere,
): Promise<FullUser | undefined> {
  const provider = flow.provider_type;
  if (flow.linking_target_id) return linkIdentity(queries, flow.linking_target_id, provider, profile);
  const { user, needsConfirmation } = await signInExternally(queries, {
    provider,
    profile,
    settings: deps.settings,
  });
  if (!needsConfirmation) return user;
  if (deps.mail && user.email)
    await promiseMail(c, deps, queries, { kind: 'confirmation', email: user.email });
  await endFlow(queries, flow.id);
  return undefined;
}

async function signIn(c: Context, deps: AuthDeps, queries: Queries, flow: FlowState, user: FullUser) {
  await endFlow(queries, flow.id);
  return startSession(queries, {
    user,
    method: 'oauth',
    provider: flow.provider_type,
    userAgent: c.req.header('user-agent'),
    secret: deps.secret,
  });
}

function sealed(userId: string, { accessToken, refreshToken }: SignedInThere, secret: string) {
  return {
    userId,
    accessToken: sealProviderToken(accessToken, secret),
    refreshToken: sealProviderToken(refreshToken, secret),
  };
}

function unexpected(c: Context<AppEnv>, error: unknown): AppError {
  c.get('log').error({ error: describeError(error) }, 'the sign-in with a provider failed');
  return new AppError('unexpected_failure', { message: 'Unable to exchange external code', cause: error });
}
