import type { Env } from '#server/env.ts';

/** What a newcomer sees once it runs: where everything is. */
export function welcomeText(
  env: Env,
  port: number,
  {
    sandbox,
    market,
    elsewhere,
  }: {
    sandbox: { mail: unknown; google: unknown; stripe: unknown } | null;
    market: { isSample: boolean } | null;
    /** Where the files of the embedded database are if not in DATA_DIR. */
    elsewhere: string | null;
  },
): string {
  const address = env.SITE_URL?.origin ?? localAddress(env, port);
  // The inbox answers only under a name of this machine.
  const here = /^http:\/\/(localhost|127\.|\[::1\])/.test(address) ? address : `http://localhost:${port}`;
  const lines = [
    `App      ${address}`,
    `Data     ${describeData(env, elsewhere)}`,
    ...(sandbox?.mail ? [`Mail     ${here}/sandbox/mail (caught here, sent nowhere)`] : []),
    ...(sandbox?.google
      ? [`Google   ${here}/auth/v1/authorize?provider=google (a stand-in with three test people)`]
      : []),
    ...(sandbox?.stripe
      ? [
          `Stripe   ${here}/sandbox/payments (a stand-in; the card 4242 4242 4242 4242 pays, nothing is charged)`,
        ]
      : []),
    ...(market?.isSample
      ? ['Market   sample data, not real prices (FINNHUB_API_KEY or ALPHA_VANTAGE_API_KEY adds real ones)']
      : []),
    `Advisor  ${env.FINDEUS_MODEL ? `worded by ${env.FINDEUS_MODEL}, numbers from the calculators` : 'calculators and cited articles, no language model (FINDEUS_MODEL adds one)'}`,
    `Health   ${address}/healthz, /readyz, /metrics`,
  ];
  return `\n  FinDeus is running\n\n${lines.map((line) => `  ${line}\n`).join('')}\n  Stop it with Ctrl+C.\n`;
}

function describeData(env: Env, elsewhere: string | null): string {
  if (env.DATABASE_URL) return `Postgres at ${new URL(env.DATABASE_URL).host}`;
  return elsewhere === null
    ? `${env.DATA_DIR} (embedded Postgres)`
    : `${elsewhere} (embedded Postgres; the user it runs as cannot enter ${env.DATA_DIR})`;
}

/** Where this machine reaches the server. */
export function localAddress({ HOST: host }: Pick<Env, 'HOST'>, port: number): string {
  const loopback = ['127.0.0.1', '0.0.0.0', '::1', '::'];
  return `http://${loopback.includes(host) ? 'localhost' : host}:${port}`;
}
