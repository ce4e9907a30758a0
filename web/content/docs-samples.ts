export interface CodeSample {
  language: 'curl' | 'TypeScript' | 'Python' | 'JSON';
  text: string;
}

const question = 'How risky is my portfolio with $80,000 in stocks and $20,000 in bonds?';

export const readKey: readonly CodeSample[] = [
  {
    language: 'curl',
    text: `curl "$FINDEUS_URL/config.json"`,
  },
];

export const signIn: readonly CodeSample[] = [
  {
    language: 'curl',
    text: `curl "$FINDEUS_URL/auth/v1/token?grant_type=password" \\
  -H "apikey: $FINDEUS_ANON_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"email": "you@example.com", "password": "your password"}'`,
  },
];

export const refresh: readonly CodeSample[] = [
  {
    language: 'curl',
    text: `curl "$FINDEUS_URL/auth/v1/token?grant_type=refresh_token" \\
  -H "apikey: $FINDEUS_ANON_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"refresh_token": "the refresh_token of the last answer"}'`,
  },
];

export const ask: readonly CodeSample[] = [
  {
    language: 'curl',
    text: `curl "$FINDEUS_URL/findeus-chat" \\
  -H "Authorization: Bearer $FINDEUS_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "messages": [{"role": "user", "content": "${question}"}],
    "mode": "free",
    "useRag": true,
    "profile": {}
  }'`,
  },
  {
    language: 'TypeScript',
    text: `const response = await fetch(new URL('/findeus-chat', findeusUrl), {
  method: 'POST',
  headers: { Authorization: 'Bearer ' + accessToken, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    messages: [{ role: 'user', content: '${question}' }],
    mode: 'free',
    useRag: true,
    profile: {},
  }),
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.details.message);
console.log(answer.advice);`,
  },
  {
    language: 'Python',
    text: `import json
import urllib.request

body = {
    "messages": [{"role": "user", "content": "${question}"}],
    "mode": "free",
    "useRag": True,
    "profile": {},
}
request = urllib.request.Request(
    findeus_url + "/findeus-chat",
    data=json.dumps(body).encode(),
    headers={"Authorization": "Bearer " + access_token, "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["advice"])`,
  },
];

export const stream: readonly CodeSample[] = [
  {
    language: 'curl',
    text: `curl --no-buffer "$FINDEUS_URL/functions/v1/chat" \\
  -H "Authorization: Bearer $FINDEUS_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "messages": [{"role": "user", "content": "${question}"}],
    "mode": "free",
    "useRag": true,
    "profile": {}
  }'`,
  },
  {
    language: 'TypeScript',
    text: `const response = await fetch(new URL('/functions/v1/chat', findeusUrl), {
  method: 'POST',
  headers: { Authorization: 'Bearer ' + accessToken, 'Content-Type': 'application/json' },
  body: JSON.stringify({ messages, mode: 'free', useRag: true, profile: {} }),
});
if (!response.ok || !response.body) throw new Error('API error: ' + response.status);

let rest = '';
let answer = '';
const decoder = new TextDecoder();
for await (const bytes of response.body) {
  rest += decoder.decode(bytes, { stream: true });
  const lines = rest.split('\\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    if (!line.startsWith('data:')) continue;
    try {
      answer += JSON.parse(line.slice(5)).text ?? '';
    } catch {
      // Not for us: lines that are not JSON may be ignored.
    }
  }
}`,
  },
  {
    language: 'Python',
    text: `import json
import urllib.request

body = {"messages": messages, "mode": "free", "useRag": True, "profile": {}}
request = urllib.request.Request(
    findeus_url + "/functions/v1/chat",
    data=json.dumps(body).encode(),
    headers={"Authorization": "Bearer " + access_token, "Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    for line in response:
        if not line.startswith(b"data:"):
            continue
        try:
            event = json.loads(line[5:])
        except ValueError:
            continue
        print(event.get("text", ""), end="", flush=True)`,
  },
];

export const checkout: readonly CodeSample[] = [
  {
    language: 'curl',
    text: `curl "$FINDEUS_URL/stripe-checkout" \\
  -H "Authorization: Bearer $FINDEUS_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "price_id": "the priceId of the Pro plan in /config.json",
    "success_url": "https://example.com/?session_id={CHECKOUT_SESSION_ID}",
    "cancel_url": "https://example.com/",
    "mode": "subscription"
  }'`,
  },
];

export const conversations: readonly CodeSample[] = [
  {
    language: 'TypeScript',
    text: `import { createClient } from '@supabase/supabase-js';

const { supabaseUrl, anonKey } = await (await fetch(new URL('/config.json', findeusUrl))).json();
const client = createClient(supabaseUrl, anonKey);

const { data, error } = await client.auth.signInWithPassword({ email, password });
if (error) throw error;
const accessToken = data.session.access_token;

const { data: sessions } = await client
  .from('chat_sessions')
  .select('id, title, updated_at')
  .order('updated_at', { ascending: false });`,
  },
];

export const adviceResponse: readonly CodeSample[] = [
  {
    language: 'JSON',
    text: `{
  "advice": "Your portfolio’s yearly return has typically strayed by 15.6% from its average. ...",
  "confidence": 0.93,
  "sources": [
    "Asset allocation, FinDeus",
    "Historical Returns on Stocks, Bonds and Bills: 1928-2025, Aswath Damodaran"
  ],
  "recommendations": [
    {
      "action": "Check whether you would hold on through the deepest fall",
      "priority": "high",
      "details": "From a peak this mix would once have fallen by 53.5%. If that is too much, hold fewer stocks."
    }
  ],
  "risk_assessment": {
    "overall_risk": "high",
    "concentration_risk": "high",
    "volatility_score": 15.6
  }
}`,
  },
];

export const streamResponse: readonly CodeSample[] = [
  {
    language: 'JSON',
    text: `data: {"text": "**Your portfolio’s yearly return has typically strayed by "}

data: {"text": "15.6% from its average.**"}`,
  },
];

export const errorResponse: readonly CodeSample[] = [
  {
    language: 'JSON',
    text: `{
  "error": "A valid token is required.",
  "code": "unauthorized",
  "details": {
    "message": "A valid token is required."
  }
}`,
  },
];
