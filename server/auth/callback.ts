import type { Context, Handler } from 'hono';
import { callbackOf } from '#server/auth/authorize.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { signInExternally } from '#server/auth/domain/identities/external-sign-in.ts';
import {
  endFlow,
  findFlow,
  issueAuthCode,
  type FlowState,
} from '#server/auth/domain/sessions/flow-states.ts';
import { linkIdentity } from '#server/auth/domain/identities/linking.ts';
import type { SignedInThere } from '#server/auth/domain/identities/open-id-provider.ts';
import { sealProviderToken } from '#server/auth/domain/sessions/provider-tokens.ts';
import { withParameters } from '#server/auth/domain/sessions/redirects.ts';
import type { FullUser } from '#server/auth/domain/users/users.ts';
import { openSession } from '#server/auth/request/answer-session.ts';
import { requestMail, requireMail } from '#server/auth/request/request-mail.ts';
import { limitMails } from '#server/auth/request/limit-mails.ts';
import { redirectError, toFragment } from '#server/auth/request/redirect-answers.ts';
import { siteOf } from '#server/http/files/site.ts';
import { isUuid } from '#server/http/uuid.ts';
import type { Queries } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';
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

/** Providers answer in the address, or post a form; what a form says comes first. */
async function readAnswer(c: Context): Promise<URLSearchParams> {
  const query = [...new URL(c.req.url).searchParams];
  const form = c.req.method === 'POST' ? [...new URLSearchParams(await c.req.text())] : [];
  return new URLSearchParams([...new Map([...query, ...form])]);
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
    const user = await identify(deps, queries, flow, there);
    if ('waiting' in user) return user;
    return flow.code_challenge
      ? { code: await issueAuthCode(queries, flow.id, sealed(user.id, there, deps.secret)) }
      : { session: await signIn(c, deps, queries, flow, user) };
  });
  if ('waiting' in result) return askToConfirm(c, deps, result.waiting);
  if ('code' in result) return withParameters(home, { code: result.code });
  const provider = {
    provider_token: there.accessToken,
    ...(there.refreshToken ? { provider_refresh_token: there.refreshToken } : {}),
  };
  return withParameters(home, {}, await toFragment(c, deps, { ...result.session, provider }));
}

/** The account, or the address that has to be confirmed before there is one to sign in to. */
async function identify(
  deps: AuthDeps,
  queries: Queries,
  flow: FlowState,
  { profile }: SignedInThere,
): Promise<FullUser | { waiting: string }> {
  const provider = flow.provider_type;
  if (flow.linking_target_id) return linkIdentity(queries, flow.linking_target_id, provider, profile);
  const { user, needsConfirmation } = await signInExternally(queries, {
    provider,
    profile,
    settings: deps.settings,
  });
  if (!needsConfirmation) return user;
  await endFlow(queries, flow.id);
  return { waiting: user.email ?? '' };
}

/** The account exists, but its address is not confirmed yet. */
async function askToConfirm(c: Context, deps: AuthDeps, email: string): Promise<never> {
  requireMail(deps);
  await limitMails(c, deps, { kind: 'confirmation', email, reserved: false });
  await deps.database.transaction((queries) =>
    requestMail(c, deps, queries, { kind: 'confirmation', email }),
  );
  deps.mail?.wake();
  throw new AppError('provider_email_needs_verification');
}

async function signIn(c: Context, deps: AuthDeps, queries: Queries, flow: FlowState, user: FullUser) {
  await endFlow(queries, flow.id);
  return openSession(c, deps, queries, { user, method: 'oauth', provider: flow.provider_type });
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
