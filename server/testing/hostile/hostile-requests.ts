/** Requests that a hostile or broken client could send, the same ones for the same seed. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface Random {
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: (list) => list[below(list.length)]! };
}

const uuid = '7b0a4c7e-5f0e-4d43-9c55-0c1d2e3f4a5b';
const methods = ['GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Every endpoint with a body that it accepts. Deleting the account would end the run for its caller. */
export const endpoints: { path: string; method: string; body: Record<string, unknown> }[] = [
  ...[
    ['signup', { email: 'new@example.com', password: 'correct horse 1', data: { full_name: 'N' } }],
    ['token?grant_type=password', { email: 'free@example.com', password: 'wrong horse 1' }],
    ['token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }],
    ['token?grant_type=pkce', { auth_code: uuid, code_verifier: 'v'.repeat(43) }],
    ['token?grant_type=id_token', { provider: 'google', id_token: 'a.b.c' }],
    ['recover', { email: 'free@example.com', code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }],
    ['resend', { email: 'free@example.com', type: 'signup' }],
    ['otp', { email: 'free@example.com', create_user: false }],
    ['verify', { type: 'signup', email: 'free@example.com', token: '123456' }],
    ['factors', { friendly_name: 'phone', factor_type: 'totp', issuer: 'x' }],
    [`factors/${uuid}/challenge`, { channel: 'sms' }],
    [`factors/${uuid}/verify`, { code: '123456', challenge_id: uuid }],
    ['admin/users', { email: 'x@example.com' }],
    ['invite', { email: 'x@example.com' }],
    ['sso', { domain: 'example.com' }],
  ].map(([path, body]) => ({
    path: `/auth/v1/${path as string}`,
    method: 'POST',
    body: body as Record<string, unknown>,
  })),
  { path: '/auth/v1/user', method: 'PUT', body: { data: { full_name: 'N' } } },
  { path: '/auth/v1/user', method: 'GET', body: {} },
  { path: '/auth/v1/verify?type=signup&token=abc&redirect_to=/', method: 'GET', body: {} },
  { path: '/auth/v1/authorize?provider=google', method: 'GET', body: {} },
  { path: '/auth/v1/callback?code=x&state=y', method: 'GET', body: {} },
  { path: '/rest/v1/profiles?select=*&id=eq.x', method: 'GET', body: {} },
  { path: '/rest/v1/chat_sessions?select=*&order=updated_at.desc&limit=20', method: 'GET', body: {} },
  { path: '/rest/v1/chat_messages?content=like.*a*a*a*&select=id,content', method: 'GET', body: {} },
  {
    path: '/rest/v1/chat_sessions?select=title,chat_messages!inner(role,text:content->>a)&chat_messages.role=match.^u',
    method: 'GET',
    body: {},
  },
  { path: `/rest/v1/chat_sessions?id=eq.${uuid}`, method: 'PUT', body: { id: uuid, title: 'Other' } },
  { path: '/rest/v1/stripe_user_subscriptions?select=*', method: 'GET', body: {} },
  { path: '/rest/v1/chat_sessions', method: 'POST', body: { user_id: uuid, title: 'New Chat' } },
  {
    path: '/rest/v1/chat_messages',
    method: 'POST',
    body: { session_id: uuid, user_id: uuid, role: 'user', content: 'hello', mode: 'free' },
  },
  { path: `/rest/v1/chat_sessions?id=eq.${uuid}`, method: 'PATCH', body: { title: 'Other' } },
  { path: `/rest/v1/profiles?id=eq.${uuid}`, method: 'PATCH', body: { full_name: 'Other' } },
  {
    path: '/functions/v1/chat',
    method: 'POST',
    body: {
      messages: [
        { role: 'user', content: 'What is a Roth IRA?' },
        { role: 'assistant', content: 'An account. ```findeus\n{"calculator":"compound_growth"}\n```' },
        { role: 'user', content: 'And if I save $500 a month at 7% for 30 years?' },
      ],
      mode: 'free',
      useRag: true,
      profile: {},
    },
  },
  {
    path: '/functions/v1/stop-answer',
    method: 'POST',
    body: { question_id: uuid, session_id: uuid, shown: 12 },
  },
  {
    path: '/functions/v1/move-in',
    method: 'POST',
    body: { session_id: uuid, messages: [{ id: uuid, role: 'user', content: 'Hi', mode: 'free' }] },
  },
  { path: '/functions/v1/search-chats?q=roth', method: 'GET', body: {} },
  { path: '/functions/v1/portfolio?stocks=60', method: 'GET', body: {} },
  { path: '/functions/v1/sign-ins', method: 'GET', body: {} },
  { path: '/functions/v1/articles/roth-ira', method: 'GET', body: {} },
  { path: '/functions/v1/api-keys', method: 'POST', body: { name: 'key' } },
  { path: `/functions/v1/api-keys/${uuid}`, method: 'DELETE', body: {} },
  { path: '/functions/v1/shared-plans', method: 'POST', body: {} },
  { path: `/functions/v1/shared-plans/${'a'.repeat(43)}`, method: 'GET', body: {} },
  { path: `/functions/v1/shared-plans/${uuid}`, method: 'DELETE', body: {} },
  { path: '/functions/v1/billing-portal', method: 'POST', body: { return_url: 'http://localhost' } },
  { path: '/functions/v1/refresh-subscription', method: 'POST', body: {} },
  { path: '/stripe-checkout', method: 'POST', body: { price_id: 'price_x', mode: 'subscription' } },
  { path: '/stripe-webhook', method: 'POST', body: { id: 'evt_1', object: 'event' } },
  {
    path: '/findeus-chat',
    method: 'POST',
    body: { messages: [{ role: 'user', content: 'What is a bond?' }] },
  },
  {
    path: '/calculators/compound_growth',
    method: 'POST',
    body: { monthly: 500, rate: 7, years: 30 },
  },
  { path: '/calculators/retirement_montecarlo', method: 'POST', body: { portfolio: 1e6, spending: 4e4 } },
  { path: '/openapi.json', method: 'GET', body: {} },
  { path: '/config.json', method: 'GET', body: {} },
  { path: '/reset-password', method: 'GET', body: {} },
];

// oxfmt-ignore
const fragments = [
  'a_', 'a-a.', '[', '(', '{"a":', '`', '```findeus\n', '1,', '$1.', '%', '*', '\\', '"', "'", '\n', ' ',
  'é', '🙂', '\u0000', '\ud800', '\u202e', '<a href=', 'http://a/', '--', ';drop table x;', '../', '| a ',
];

/** A long text that is hard to parse. */
function awkwardText(random: Random, maxLength: number): string {
  const parts = Array.from({ length: 1 + random.below(3) }, () => random.pick(fragments)).join('');
  return parts.repeat(1 + Math.floor((1 + random.below(maxLength)) / parts.length));
}

function awkwardValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => null,
    () => -1,
    () => 1e308,
    () => random.below(100),
    () => true,
    () => [],
    () => ({}),
    () => [[[[[[1]]]]]],
    () => '',
    () => awkwardText(random, 50),
    () => awkwardText(random, 2_000),
    () => Array.from({ length: random.below(200) }, () => random.below(10)),
    () => ({ __proto__: null, constructor: 'x', id: uuid }),
  ])();
}

function changed(value: unknown, random: Random): unknown {
  if (random.below(6) === 0) return awkwardValue(random);
  if (Array.isArray(value)) return value.map((one) => changed(one, random));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(() => random.below(12) > 0);
    if (random.below(6) === 0) entries.push([awkwardText(random, 20), awkwardValue(random)]);
    return Object.fromEntries(entries.map(([name, one]) => [name, changed(one, random)]));
  }
  return value;
}

function changedPath(path: string, random: Random): string {
  const encoded = () => encodeURIComponent(awkwardText(random, 60).toWellFormed());
  return random.pick([
    () => path,
    () => path,
    () =>
      `${path}${path.includes('?') ? '&' : '?'}${random.pick(['select', 'order', 'limit', 'or', 'q', 'type'])}=${encoded()}`,
    // A name in quotes may have nearly anything in it, and an alias becomes part of a statement.
    () => `${path}${path.includes('?') ? '&' : '?'}select=%22${encoded()}%22:id`,
    () => path.replace(uuid, encoded()),
    () => `${path.split('?')[0]!}/${encoded()}`,
    () => path.replace(/=[^&]*/, () => `=${encoded()}`),
  ])();
}

function bodyText(body: Record<string, unknown>, random: Random): string {
  const kind = random.below(20);
  if (kind === 0) return awkwardText(random, 3_000);
  if (kind === 1) return '['.repeat(1 + random.below(5_000));
  if (kind === 2) return JSON.stringify(body).slice(0, random.below(80));
  return JSON.stringify(kind < 8 ? body : changed(body, random));
}

export function hostileRequest(random: Random): HostileRequest {
  const { path, method, body } = random.pick(endpoints);
  const used = random.below(10) === 0 ? random.pick(methods) : method;
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(used);
  const headers: Record<string, string> = {};
  if (hasBody)
    headers['content-type'] = random.pick(['application/json', 'application/json', 'text/plain', 'x/y']);
  if (random.below(8) === 0)
    headers.prefer = random.pick(['return=representation', 'count=exact', awkwardHeader(random)]);
  if (random.below(12) === 0) headers.range = random.pick(['0-9', '5-2', 'x', '999999999-9999999999']);
  if (random.below(12) === 0) headers['idempotency-key'] = awkwardHeader(random);
  return {
    method: used,
    path: changedPath(path, random),
    headers,
    body: hasBody ? bodyText(body, random) : undefined,
  };
}

/** Header values may have printable characters only; anything else never leaves a client. */
function awkwardHeader(random: Random): string {
  return awkwardText(random, 200).replaceAll(/[^\x20-\x7e]/g, '');
}
