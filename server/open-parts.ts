import type { Logger } from 'pino';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import { importConfiguredKeys } from '#server/auth/domain/keys/configured-keys.ts';
import {
  createOpenIdProvider,
  type OpenIdProvider,
} from '#server/auth/domain/identities/open-id-provider.ts';
import { createSigningKeys } from '#server/auth/domain/keys/signing-keys.ts';
import { createTokenVerifier } from '#server/auth/domain/keys/token-verifier.ts';
import { verificationKeysOf } from '#server/auth/domain/keys/verification-keys.ts';
import { countSentMail } from '#server/auth/request/limit-mails.ts';
import { createStripe, type OnSubscribed } from '#server/billing/billing.ts';
import { openBilling } from '#server/billing/open-billing.ts';
import type { Database } from '#server/db/database.ts';
import type { JobQueue } from '#server/db/job-queue.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import type { Env } from '#server/env.ts';
import { describeError } from '#server/http/logger.ts';
import type { MarketKind } from '#contract/public-config.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { createSmtpMailer } from '#server/mail/mailer.ts';
import { requestWelcomeMail } from '#server/functions/billing/welcome-mail.ts';
import { startMailQueue } from '#server/mail/queue.ts';
import { isForUser, prepareMail } from '#server/prepare-mail.ts';
import { openMarket } from '#server/market/open-market.ts';
import { openModel } from '#server/model/open-model.ts';
import type { SmsSender } from '#server/sms/sms-sender.ts';
import { createTwilioSender } from '#server/sms/twilio.ts';

/** The operator's own signing keys where there are any, else those of the database, which also verify. */
export async function openKeys(env: Env, database: Database, secret: string) {
  const configured = env.JWT_SIGNING_KEYS ? await importConfiguredKeys(env.JWT_SIGNING_KEYS) : null;
  const verificationKeys = verificationKeysOf(database, configured?.verification);
  return {
    signingKeys: configured?.signing ?? (await createSigningKeys(database, secret)),
    verificationKeys,
    verifier: createTokenVerifier({ keys: verificationKeys, sharedSecret: env.JWT_SECRET }),
  };
}

/** Local stand-ins for what has no configuration. Loaded only then: an installation for production has no such code. */
export async function openSandbox(env: Env) {
  if (!env.sandbox) return null;
  const wanted = {
    mail: env.SMTP_URL === undefined,
    google: env.GOOGLE_CLIENT_ID === undefined,
    stripe: env.STRIPE_SECRET_KEY === undefined,
    stateFolder: env.DATA_DIR,
  };
  const { startSandbox } = await import('#sandbox/start.ts');
  return startSandbox(wanted);
}

type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;

interface ServiceParts {
  sandbox: OpenSandbox;
  database: Database;
  secret: string;
  log: Logger;
}

/** Null without a mail server. */
export function openMail(env: Env, { sandbox, database, secret, log }: ServiceParts): JobQueue | null {
  const smtpUrl = env.SMTP_URL ?? sandbox?.mail?.url;
  if (!smtpUrl) return null;
  const mailer = createSmtpMailer({ smtpUrl, from: env.MAIL_FROM });
  mailer.verify().catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'the mail server of SMTP_URL cannot be reached or refuses us');
  });
  const queue = startMailQueue({
    database,
    mailer,
    prepare: prepareMail(secret),
    async onSent(job) {
      if (!isForUser(job)) return;
      await countSentMail({
        database,
        secret,
        rateLimits: { on: env.RATE_LIMITS === 'on' },
        settings: { autoconfirm: env.MAILER_AUTOCONFIRM, mailsPerHour: env.MAILS_PER_HOUR },
      });
    },
    onError: (error, job) => {
      log.error(
        { error: describeError(error), kind: job?.kind, attempts: job?.attempts },
        'a mail was not sent',
      );
    },
  });
  return {
    wake: () => queue.wake(),
    async stop() {
      await queue.stop();
      mailer.close();
    },
  };
}

/** Null when no payments are set up. */
export function openPayments(
  env: Env,
  { sandbox, database, log, mail }: Omit<ServiceParts, 'secret'> & { mail: JobQueue | null },
) {
  const account = stripeAccountOf(env) ?? sandbox?.stripe;
  if (!account) return null;
  const { secretKey, webhookSecret, proPriceId, url } = account;
  return openBilling({
    database,
    stripe: createStripe(secretKey, url === undefined ? undefined : new URL(url)),
    webhookSecret,
    proPriceId,
    yearlyPriceId: env.STRIPE_PRO_YEARLY_PRICE_ID,
    onError: (error, message, details) => log.error({ error: describeError(error), ...details }, message),
    warn: (message, details) => log.warn(details, message),
    onReconciled: (result) => log.info(result, 'subscriptions were compared with Stripe'),
    onSubscribed: welcomeBy(env, mail !== null),
  });
}

/** Alpha Vantage's quotes are those of the last close. */
export function marketKindOf({ FINNHUB_API_KEY, ALPHA_VANTAGE_API_KEY, sandbox }: Env): MarketKind {
  if (FINNHUB_API_KEY) return 'live';
  if (ALPHA_VANTAGE_API_KEY) return 'daily';
  return sandbox ? 'sample' : 'none';
}

/** Queues a mail to a user who has paid for the first time, if mail can be sent. */
export function welcomeBy(env: Env, isMailed: boolean): OnSubscribed {
  const site = env.SITE_URL ?? new URL(`http://localhost:${env.PORT}`);
  return async (queries, userId) => {
    if (isMailed) await requestWelcomeMail(queries, userId, { site, market: marketKindOf(env) });
  };
}

/** The operator's own account, if it is configured. */
export function stripeAccountOf(env: Env) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { STRIPE_PRO_PRICE_ID: proPriceId, STRIPE_API_URL: url } = env;
  if (!secretKey || !webhookSecret || !proPriceId) return null;
  return { secretKey, webhookSecret, proPriceId, url: url?.href };
}

export function openGoogle(env: Env, sandbox: OpenSandbox, secret: string): OpenIdProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId && clientSecret) {
    return createOpenIdProvider({ issuer: 'https://accounts.google.com', clientId, clientSecret, secret });
  }
  return sandbox?.google ? createOpenIdProvider({ ...sandbox.google, secret }) : null;
}

export function openSms(env: Env): SmsSender | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = env;
  const { TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid } = env;
  if (!accountSid || !authToken || !messagingServiceSid) return null;
  return createTwilioSender({ accountSid, authToken, messagingServiceSid });
}

/** No market where no provider of market data is configured, and the sandbox does not stand in. */
export async function openMarketData(env: Env, log: Logger) {
  const { FINNHUB_API_KEY: finnhubKey, ALPHA_VANTAGE_API_KEY: alphaVantageKey } = env;
  const hasKey = finnhubKey !== undefined || alphaVantageKey !== undefined;
  const standIn =
    env.sandbox && !hasKey ? await (await import('#sandbox/market/start-market.ts')).startMarket() : null;
  const market = openMarket({
    finnhubKey,
    alphaVantageKey,
    standIn,
    onProblem: ({ fault, message }) => log.warn({ fault }, message),
  });
  return { market, close: () => standIn?.close() };
}

/** The advisor with what makes it alive here: the sentence model in its process, and a language model if configured. */
export async function openAdvice(env: Env, market: Market | null, log: Logger) {
  const embedder = createEmbedder();
  const { stream, assess, articles } = await openAdvisor({
    embedder,
    openReaderModel: embedder.openReaderModel,
    model: openModel(env),
    market,
    now: () => new Date(),
    log: (message) => log.warn(message),
    onModelFailure: (error) =>
      log.warn({ error: describeError(error) }, 'the language model failed; the answer was given without it'),
  });
  return { stream, assess, articles, close: () => embedder.close() };
}
