import type { ApiAdvice } from '#contract/api/advice.ts';
import { apiEndpoints, type ApiEndpoint } from '#contract/api/endpoints.ts';
import type { ApiErrorBody } from '#contract/api/error.ts';
import { anyPackages } from '#contract/api/packages.ts';
import { apiKey, sessionToken, writeSamples, type CodeSample } from '#contract/api/write-samples.ts';

const publicKey = { apikey: { variable: 'FINDEUS_ANON_KEY' } } as const;

function samplesOf({ method, example: { path, body }, auth }: ApiEndpoint) {
  return writeSamples({
    method,
    path,
    ...(auth === 'user' ? { secrets: apiKey } : {}),
    ...(body ? { body } : {}),
  });
}

const { advise, listCalculators, describeCalculator, calculate } = apiEndpoints;
const question = advise.example.body;

function shell(text: string): readonly CodeSample[] {
  return [{ language: 'Shell', text }];
}

function withSdk(text: string, imported = 'FinDeus'): readonly CodeSample[] {
  const start = `import { ${imported} } from 'findeus-sdk';

const { FINDEUS_API_URL, FINDEUS_API_KEY } = process.env;
const findeus = new FinDeus({ baseUrl: FINDEUS_API_URL, apiKey: FINDEUS_API_KEY });
`;
  return [{ language: 'JavaScript', text: `${start}\n${text}` }];
}

/** Every call of the documentation page, as it can be copied. A test runs them all. */
export const apiSamples = {
  setUp: shell(`export FINDEUS_API_URL="https://findeus.com"
export FINDEUS_API_KEY="fd_live_..."`),
  readKey: writeSamples({ method: 'GET', path: '/config.json' }),
  signIn: writeSamples({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    secrets: publicKey,
    body: { email: 'you@example.com', password: 'your password' },
  }),
  refresh: writeSamples({
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    secrets: publicKey,
    body: { refresh_token: 'the refresh_token of the last answer' },
  }),
  advise: samplesOf(advise),
  streamAdvice: writeSamples({
    method: 'POST',
    path: advise.path,
    secrets: apiKey,
    headers: { Accept: 'text/event-stream' },
    body: question,
    streams: true,
  }),
  adviseOnce: writeSamples({
    method: 'POST',
    path: advise.path,
    secrets: apiKey,
    headers: { 'Idempotency-Key': 'portfolio-check-2026-11' },
    body: question,
  }),
  chat: writeSamples({
    method: 'POST',
    path: '/functions/v1/chat',
    secrets: apiKey,
    body: question,
    streams: true,
  }),
  listCalculators: samplesOf(listCalculators),
  describeCalculator: samplesOf(describeCalculator),
  calculate: samplesOf(calculate),
  openApi: writeSamples({ method: 'GET', path: '/openapi.json' }),
  checkout: writeSamples({
    method: 'POST',
    path: '/stripe-checkout',
    secrets: sessionToken,
    body: {
      price_id: 'the priceId of the Pro plan in /config.json',
      success_url: 'https://findeus.com/?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://findeus.com/',
      mode: 'subscription',
    },
  }),
  installSdk: shell(`npm install "$FINDEUS_API_URL${anyPackages.sdk}"`),
  sdkAdvise: withSdk(`const { advice, confidence, sources } = await findeus.advise({
  question: 'How risky is my portfolio with $80,000 in stocks and $20,000 in bonds?',
});
console.log(advice);
console.log({ confidence, sources });`),
  sdkStream: withSdk(`const stream = findeus.adviseStream({
  question: 'How risky is my portfolio with $80,000 in stocks and $20,000 in bonds?',
});
for await (const text of stream) process.stdout.write(text);

const { recommendations } = await stream.result;
console.log(recommendations);`),
  sdkCalculate: withSdk(`const growth = await findeus.calculators.run('compound_growth', {
  monthly: 500,
  rate: 7,
  years: 30,
});
console.log(growth.summary);
for (const { label, text } of growth.figures) console.log(\`\${label}: \${text}\`);`),
  sdkError: withSdk(
    `try {
  await findeus.calculators.run('compound_growth', { rate: 99, years: 30 });
} catch (error) {
  if (!(error instanceof FinDeusError)) throw error;
  console.log(error.message); // rate: Yearly return must be at most 50%.
  console.log(error.status, error.code, error.field, error.requestId);
}`,
    'FinDeus, FinDeusError',
  ),
  mcpClient: [
    {
      language: 'JSON',
      text: JSON.stringify(
        {
          mcpServers: {
            findeus: {
              command: 'npx',
              args: ['-y', `https://findeus.com${anyPackages.mcp}`],
              env: { FINDEUS_API_URL: 'https://findeus.com', FINDEUS_API_KEY: 'fd_live_...' },
            },
          },
        },
        null,
        2,
      ),
    },
  ],
  conversations: [
    {
      language: 'TypeScript',
      text: `import { createClient } from '@supabase/supabase-js';

const { FINDEUS_API_URL, FINDEUS_EMAIL, FINDEUS_PASSWORD } = process.env;

const { supabaseUrl, anonKey } = await (await fetch(\`\${FINDEUS_API_URL}/config.json\`)).json();
const client = createClient(supabaseUrl, anonKey);

const { data, error } = await client.auth.signInWithPassword({
  email: \`\${FINDEUS_EMAIL}\`,
  password: \`\${FINDEUS_PASSWORD}\`,
});
if (error) throw error;
const accessToken = data.session.access_token;

const { data: sessions } = await client
  .from('chat_sessions')
  .select('id, title, updated_at')
  .order('updated_at', { ascending: false });
console.log(JSON.stringify(sessions, null, 2));
await client.auth.stopAutoRefresh();`,
    },
  ],
} as const satisfies Record<string, readonly CodeSample[]>;

/** An answer to the question above, shortened. A test holds it against the real one. */
export const exampleAdvice = {
  advice: '**Your portfolio has typically swung 15.6% a year around an average of 10.4%.** ...',
  confidence: 0.91,
  sources: [
    'The Sharpe Ratio, William F. Sharpe, The Journal of Portfolio Management, https://web.stanford.edu/~wfsharpe/art/sr/sr.htm',
  ],
  recommendations: [
    {
      action: 'If you couldn’t sit through losing $40,000, hold less in stocks.',
      priority: 'high',
      details: 'If stocks dropped 50%, you’d lose about $40,000 and have $60,000 left.',
    },
  ],
  risk_assessment: {
    overall_risk: 'high',
    concentration_risk: 'high',
    volatility_score: 15.6,
    reason: null,
  },
} satisfies ApiAdvice;

export const exampleError = {
  error: 'messages.0.role: must be user or assistant',
  code: 'validation_failed',
  details: { message: 'messages.0.role: must be user or assistant', field: 'messages.0.role' },
} satisfies ApiErrorBody;

const json = (value: object): readonly CodeSample[] => [
  { language: 'JSON', text: JSON.stringify(value, null, 2) },
];

/** What answers look like. */
export const apiExamples = {
  advice: json(exampleAdvice),
  error: json(exampleError),
  stream: [
    {
      language: 'JSON',
      text: `event: text
data: {"text": "**Your portfolio has typically swung 15.6% a year around an average of 10.4%.**"}

: still here

event: result
data: {"advice": "...", "confidence": ${exampleAdvice.confidence}, "sources": [], "recommendations": [], "risk_assessment": {}}`,
    },
  ],
  chatStream: [
    {
      language: 'JSON',
      text: `data: {"text": "**Your portfolio has typically swung 15.6% a year around an average of 10.4%.**"}

data: {"done": true}`,
    },
  ],
  calculation: json({
    calculator: 'compound_growth',
    tax_year: 2026,
    summary: 'You’d have about $584,726 after 30 years at 7% a year.',
    figures: [
      { id: 'future_value', label: 'Value at the end', value: 584726.3016433, unit: 'usd', text: '$584,726' },
    ],
  }),
} as const satisfies Record<string, readonly CodeSample[]>;
