import { createClient } from '@supabase/supabase-js';
import { joinEmbedded } from '#server/db/embedded/open-embedded.ts';
import { bodyLimitOf } from '#server/http/paths.ts';
import { endpoints } from '#server/testing/hostile/hostile-requests.ts';

interface Callers {
  anonKey: string;
  /** Of a visitor, a free user and a Pro user. */
  tokens: string[];
}

/** A visitor, a free and a Pro user of a server that runs on `dataDir`. */
export async function createCallers(url: string, dataDir: string): Promise<Callers> {
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string };
  const signUp = async (email: string) => {
    const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const { data, error } = await client.auth.signUp({ email, password: 'correct horse 1' });
    if (error) throw error;
    return { id: data.user!.id, token: data.session!.access_token };
  };
  const free = await signUp('free@example.com');
  const pro = await signUp('pro@example.com');
  const database = await joinEmbedded(dataDir, { poolSize: 1, statementTimeout: 5_000 });
  await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [pro.id]);
  await database.close();
  return { anonKey, tokens: [anonKey, free.token, pro.token] };
}

/** JSON close to the limits of a body, in shapes that are hard to parse. */
const fillers: Record<string, (bytes: number, values: number) => unknown> = {
  'one long word': (bytes) => 'a'.repeat(bytes),
  'joined words': (bytes) => 'a_'.repeat(bytes / 2),
  brackets: (bytes) => '['.repeat(bytes),
  quotes: (bytes) => '"'.repeat(bytes / 2),
  'a long list': (bytes) => Array.from({ length: Math.floor(bytes / 2) }, () => 1),
  'many keys': (bytes) => manyKeys(Math.floor(bytes / 9)),
  'as many keys as allowed': (_, values) => manyKeys(values - 100),
};

const manyKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (__, n) => [n.toString(36).padStart(4, 'k'), 1]));

interface LargestBody {
  path: string;
  body: string;
  status: number;
  ms: number;
}

/** The largest body that is allowed, in every field of every endpoint that takes one. */
export async function sendLargestBodies(url: string, { anonKey, tokens }: Callers): Promise<LargestBody[]> {
  const results: LargestBody[] = [];
  for (const { path, method, body } of endpoints) {
    if (method === 'GET' || method === 'DELETE') continue;
    for (const [name, fill] of Object.entries(fillers)) {
      const [field = 'field'] = Object.keys(body);
      const limit = bodyLimitOf(path.split('?')[0]!);
      const bytes = limit.bytes - 512 - JSON.stringify(body).length;
      const filled = { ...body, [field]: fill(bytes, limit.values) };
      const started = performance.now();
      const response = await fetch(url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          apikey: anonKey,
          authorization: `Bearer ${tokens[results.length % tokens.length]!}`,
        },
        body: JSON.stringify(filled),
      });
      await response.arrayBuffer();
      results.push({ path, body: name, status: response.status, ms: performance.now() - started });
    }
  }
  return results;
}
