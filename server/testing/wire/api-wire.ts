import type { NewApiKey } from '#contract/api-keys.ts';
import type { LanguageModel } from '#advisor/model/language-model.ts';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import type { Database } from '#server/db/database.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';

type WireOptions = NonNullable<Parameters<typeof createWire>[1]>;

/** The public API on a database, with an advisor that has no embedder and, by default, no model. */
export async function createApiWire(
  database: Database,
  { model = null, ...options }: WireOptions & { model?: LanguageModel | null } = {},
) {
  const advisor = await openAdvisor({
    embedder: null,
    openReaderModel: openInProcessReader,
    model,
    now: () => new Date(),
    log: () => undefined,
  });
  const wire = await createWire(database, {
    advise: advisor.stream,
    assess: advisor.assess,
    articles: advisor.articles,
    ...options,
  });
  /** A call with a JSON body, as a program makes it. */
  const post = (path: string, body: unknown, token?: string, headers: Record<string, string> = {}) =>
    wire.app.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    ...wire,
    post,
    /** A new user with that plan. */
    async signUp(plan: 'free' | 'pro' = 'free') {
      const { data } = await wire
        .visitor()
        .auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
      const id = data.user!.id;
      if (plan === 'pro') {
        await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
      }
      return { id, token: data.session!.access_token };
    },
    /** A new API key of the token's user, created as the account settings do. */
    async makeKey(token: string): Promise<NewApiKey> {
      return (await (await post('/functions/v1/api-keys', { name: 'Program' }, token)).json()) as NewApiKey;
    },
  };
}

export type ApiWire = Awaited<ReturnType<typeof createApiWire>>;
