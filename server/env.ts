import { z } from 'zod';
import { usualPasswordRule, type PasswordRule } from '#contract/password-rule.ts';
import { supportAddress } from '#contract/support.ts';
import { logLevels } from '#server/http/logger.ts';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    // Digits and nothing else: to Number, a blank is 0 and 0x10 is 16.
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://findeus.example' })
  .transform((text) => new URL(text));
const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/database',
});
const secret = z
  .string()
  .min(32, 'must have at least 32 characters, for example from: openssl rand -base64 48');

const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must look like smtps://user:password@mail.example:465',
});
const sender = z
  .string()
  .regex(
    /^(?:[^\s<>@,;]+@[^\s<>@,;]+|[^<>@,;\p{Cc}]+<[^\s<>@,;]+@[^\s<>@,;]+>)$/u,
    'must look like FinDeus <no-reply@findeus.example>',
  );
const mailAddress = z.email('must be one email address such as support@findeus.example');
const startingWith = (...beginnings: string[]) =>
  z
    .string()
    .refine(
      (text) => beginnings.some((beginning) => text.startsWith(beginning)),
      `must begin with ${beginnings.join(' or ')}`,
    );
const modelName = z
  .string()
  .regex(
    /^(?:openai|anthropic|compatible):\S+$/,
    'must look like openai:NAME, anthropic:NAME or compatible:NAME',
  );
const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');
const list = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []));
const oneLine = z.string().trim().max(300, 'must have at most 300 characters');
const passwordRule = z
  .string()
  .regex(
    /^(any|letters_digits):([6-9]|[1-6]\d)$/,
    'must look like letters_digits:8 or any:6, with a length from 6 to 69',
  )
  .transform((text): PasswordRule => {
    const [characters, minLength] = text.split(':');
    return { minLength: Number(minLength), characters: characters === 'any' ? 'any' : 'letters_digits' };
  });
const allowListHint =
  'must have patterns that begin as addresses do, such as https://*.example.com/**, or ** for all';
/** As JSON text; whether the keys are of use is found out when they are imported. */
const signingKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.issues.push({ code: 'custom', message: 'must be a JSON array of JWKs', input: '' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(
        z.looseObject({
          kty: z.string('is missing'),
          kid: z.string('is missing').min(1, 'is missing'),
          alg: z.enum(['ES256', 'RS256', 'HS256']),
        }),
        'must be a JSON array of JWKs',
      )
      .min(1),
  );

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: wholeNumber(0, 65_535).default(3000),
    SITE_URL: webAddress.optional(),
    DATA_DIR: z.string().default('./.data'),
    DATABASE_URL: postgresAddress.optional(),
    DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
    FINDEUS_SECRET: secret.optional(),
    SANDBOX: z.enum(['auto', 'off']).default('auto'),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: sender.default('FinDeus <no-reply@findeus.com>'),
    SUPPORT_EMAIL: mailAddress.default(supportAddress),
    MAILER_AUTOCONFIRM: yesOrNo.optional(),
    MAILS_PER_HOUR: wholeNumber(1, 1_000_000).default(30),
    STRIPE_SECRET_KEY: startingWith('sk_', 'rk_').optional(),
    STRIPE_WEBHOOK_SECRET: startingWith('whsec_').optional(),
    STRIPE_PRO_PRICE_ID: startingWith('price_').optional(),
    STRIPE_PRO_YEARLY_PRICE_ID: startingWith('price_').optional(),
    STRIPE_API_URL: webAddress
      .refine((url) => url.protocol === 'https:' || isLocal(url), 'must be https: a secret key is sent there')
      .optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    TWILIO_ACCOUNT_SID: z.string().optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_MESSAGING_SERVICE_SID: z.string().optional(),
    FINDEUS_MODEL: modelName.optional(),
    FINDEUS_MODEL_BASE_URL: webAddress.optional(),
    FINDEUS_MODEL_API_KEY: z.string().optional(),
    OPENAI_API_KEY: z.string().optional(),
    ANTHROPIC_API_KEY: z.string().optional(),
    FINNHUB_API_KEY: z.string().optional(),
    ALPHA_VANTAGE_API_KEY: z.string().optional(),
    OPERATOR_NAME: oneLine.optional(),
    OPERATOR_ADDRESS: oneLine.optional(),
    DISABLE_SIGNUP: yesOrNo.default(false),
    MANUAL_LINKING: yesOrNo.default(false),
    UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: yesOrNo.default(false),
    PASSWORD_RULE: passwordRule.default(usualPasswordRule),
    URI_ALLOW_LIST: list
      .refine(
        (patterns) => patterns.every((pattern) => /^(\*\*$|[\w.+*?-]+:\/)/.test(pattern)),
        allowListHint,
      )
      .default([]),
    JWT_SIGNING_KEYS: signingKeys.optional(),
    JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    REQUIRE_APIKEY: yesOrNo.default(false),
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    // `docker stop` waits ten seconds before it kills.
    SHUTDOWN_GRACE_SECONDS: wholeNumber(0, 600).default(9),
    LOG_LEVEL: z.enum(logLevels).optional(),
  })
  .transform((env) => ({
    ...env,
    // On a laptop the lines of single requests would bury what the start has printed.
    LOG_LEVEL: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    // In production an address has to be shown to be one's own, if there is a way to.
    MAILER_AUTOCONFIRM: env.MAILER_AUTOCONFIRM ?? !(env.NODE_ENV === 'production' && env.SMTP_URL),
    sandbox: hasSandbox(env),
  }));

/** The stand-ins let anyone sign in as any user, so they are only for a site that only this machine can reach. */
function hasSandbox(env: { SANDBOX: string; NODE_ENV: string; SITE_URL?: URL | undefined }): boolean {
  return env.SANDBOX === 'auto' && env.NODE_ENV !== 'production' && isLocal(env.SITE_URL);
}

function isLocal(site: URL | undefined): boolean {
  return !site || ['localhost', '127.0.0.1', '[::1]'].includes(site.hostname);
}

const requiredInProduction = {
  FINDEUS_SECRET: 'is required in production: it protects keys, sessions and second factors at rest',
  SITE_URL: 'is required in production: links in mails lead there',
};

/** What makes no sense without the others. */
const together = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRO_PRICE_ID'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE_SID'],
] as const;

/** What a model of each provider cannot be reached without. */
const neededByModel = {
  openai: ['OPENAI_API_KEY', 'is required for a model of openai'],
  anthropic: ['ANTHROPIC_API_KEY', 'is required for a model of anthropic'],
  compatible: ['FINDEUS_MODEL_BASE_URL', 'is required for a compatible model: the address that ends in /v1'],
} as const;

export type Env = z.infer<typeof schema>;

/** Every fault of the configuration, in one message. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration';
}

/** The only reader of process.env. An empty variable counts as one that is not set. */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given, { error: explain });
  // Apart from the schema, whose own cross-checks would wait until every single variable is right.
  const missing = missingFrom(given);
  if (result.success && missing.length === 0) return result.data;
  const wrong = result.error?.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`) ?? [];
  const faults = [...wrong, ...missing];
  throw new BadConfiguration(`FinDeus cannot start with this configuration:\n${faults.join('\n')}`);
}

function missingFrom(given: Record<string, string | undefined>): string[] {
  const production = given.NODE_ENV === 'production';
  const required = Object.entries(requiredInProduction)
    .filter(([name]) => production && given[name] === undefined)
    .map(([name, message]) => `  ${name} ${message}`);
  const incomplete = together
    .filter((names) => names.some((name) => given[name] !== undefined))
    .flatMap((names) =>
      names.filter((name) => given[name] === undefined).map((name) => [name, names] as const),
    )
    .map(([name, names]) => `  ${name} is missing: ${names.join(', ')} are used together`);
  const { NODE_ENV = 'development', SANDBOX = 'auto', SITE_URL = 'http://localhost' } = given;
  // An invalid address is reported by itself; what depends on it cannot be checked.
  const site = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined;
  const sandbox = hasSandbox({ NODE_ENV, SANDBOX, SITE_URL: site });
  const unsendable = given.MAILER_AUTOCONFIRM === 'false' && !given.SMTP_URL && !sandbox;
  const mail = '  SMTP_URL is required with MAILER_AUTOCONFIRM=false: somebody has to send the confirmations';
  const unsold = given.STRIPE_PRO_YEARLY_PRICE_ID && !given.STRIPE_PRO_PRICE_ID && !sandbox;
  const yearly =
    '  STRIPE_PRO_PRICE_ID is required with STRIPE_PRO_YEARLY_PRICE_ID: Pro is sold by the month, too';
  const provider = given.FINDEUS_MODEL?.split(':')[0] ?? '';
  const [name, why] = Object.entries(neededByModel).find(([key]) => key === provider)?.[1] ?? [];
  const model = name !== undefined && given[name] === undefined ? [`  ${name} ${why}`] : [];
  return [...required, ...incomplete, ...(unsendable ? [mail] : []), ...(unsold ? [yearly] : []), ...model];
}

/** A sentence for what zod would put in its own terms. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : undefined;
}
