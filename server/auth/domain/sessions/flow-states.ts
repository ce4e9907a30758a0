import { answersChallenge, type Challenge } from '#server/auth/domain/sessions/pkce.ts';
import type { Queries } from '#server/db/database.ts';
import { AppError } from '#server/http/errors/app-error.ts';

export type FlowMethod = 'oauth' | 'email/signup' | 'recovery' | 'email_change' | 'magiclink';

export interface FlowState {
  id: string;
  user_id: string | null;
  auth_code: string | null;
  authentication_method: FlowMethod;
  code_challenge: string | null;
  code_challenge_method: Challenge['method'] | null;
  provider_type: string;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  referrer: string | null;
  linking_target_id: string | null;
  expired: boolean;
}

const flowSeconds = 300;

/** An OAuth flow ends 5 minutes after it began. A mailed link may wait an hour; its code has 5 minutes from then. */
const columns = `id, user_id, auth_code, authentication_method, code_challenge, code_challenge_method, provider_type,
  provider_access_token, provider_refresh_token, referrer, linking_target_id,
  case when authentication_method = 'oauth' then created_at else coalesce(auth_code_issued_at, created_at) end
    < now() - make_interval(secs => ${flowSeconds}) as expired`;

interface NewFlow {
  method: FlowMethod;
  provider: string;
  challenge: Challenge | null;
  userId?: string;
  referrer?: string;
  linkingTarget?: string;
}

export async function beginFlow(queries: Queries, flow: NewFlow): Promise<string> {
  const id = crypto.randomUUID();
  await queries.query(
    `insert into auth.flow_state
       (id, user_id, authentication_method, code_challenge, code_challenge_method, provider_type, referrer, linking_target_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      flow.userId ?? null,
      flow.method,
      flow.challenge?.challenge ?? null,
      flow.challenge?.method ?? null,
      flow.provider,
      flow.referrer ?? null,
      flow.linkingTarget ?? null,
    ],
  );
  return id;
}

/** Locked until the end of the transaction, so that a flow is used only once. */
export async function findFlow(queries: Queries, id: string): Promise<FlowState | undefined> {
  const [flow] = await queries.query<FlowState>(
    `select ${columns} from auth.flow_state where id = $1 for update`,
    [id],
  );
  return flow;
}

export async function endFlow(queries: Queries, id: string): Promise<void> {
  await queries.query('delete from auth.flow_state where id = $1', [id]);
}

interface Arrival {
  userId: string;
  accessToken?: string | null;
  refreshToken?: string | null;
}

/** The browser is back from the provider. It gets a code that only the client that began the flow can use. */
export async function issueAuthCode(queries: Queries, id: string, arrival: Arrival): Promise<string> {
  const code = crypto.randomUUID();
  await queries.query(
    `update auth.flow_state
     set auth_code = $2, auth_code_issued_at = now(), user_id = $3, provider_access_token = $4,
         provider_refresh_token = $5, updated_at = now()
     where id = $1`,
    [id, code, arrival.userId, arrival.accessToken ?? null, arrival.refreshToken ?? null],
  );
  return code;
}

/** The same for a mailed link, whose flow is the latest that the user began for this purpose. */
export async function issueMailedAuthCode(
  queries: Queries,
  userId: string,
  method: FlowMethod,
): Promise<string> {
  const [flow] = await queries.query<{ id: string }>(
    `select id from auth.flow_state where user_id = $1 and authentication_method = $2
     order by created_at desc limit 1`,
    [userId, method],
  );
  if (!flow) throw new AppError('flow_state_not_found');
  return issueAuthCode(queries, flow.id, { userId });
}

/** Finds the flow of a code and ends it. A wrong verifier does not end it. */
export async function exchangeAuthCode(
  queries: Queries,
  code: string,
  verifier: string,
): Promise<FlowState & { user_id: string }> {
  const [flow] = await queries.query<FlowState>(
    `select ${columns} from auth.flow_state where auth_code = $1 for update`,
    [code],
  );
  if (!flow?.user_id) throw new AppError('flow_state_not_found');
  if (flow.expired) throw new AppError('flow_state_expired');
  const { code_challenge: challenge, code_challenge_method: method } = flow;
  if (!challenge || !method || !answersChallenge({ challenge, method }, verifier)) {
    throw new AppError('bad_code_verifier');
  }
  await endFlow(queries, flow.id);
  return { ...flow, user_id: flow.user_id };
}
