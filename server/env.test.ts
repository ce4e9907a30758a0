import { expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';

it('requires nothing for development', () => {
  expect(readEnv({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './.data',
    LOG_LEVEL: 'warn',
    sandbox: true,
  });
});

it('requires a strong secret in production', () => {
  expect(() => readEnv({ NODE_ENV: 'production', FINDEUS_SECRET: 'short' })).toThrow(
    'FINDEUS_SECRET must have at least 32 characters',
  );
});

it('sells Pro yearly only when it is sold monthly, and always in the sandbox', () => {
  const yearly = { STRIPE_PRO_YEARLY_PRICE_ID: 'price_1' };
  expect(readEnv(yearly)).toMatchObject(yearly);
  expect(() => readEnv({ ...yearly, SANDBOX: 'off' })).toThrow(
    'STRIPE_PRO_PRICE_ID is required with STRIPE_PRO_YEARLY_PRICE_ID',
  );
});

it('treats an empty variable as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

it('names every invalid variable in one message, without values that could be secret', () => {
  const wrong = {
    NODE_ENV: 'production',
    PORT: 'abc',
    SITE_URL: 'findeus.example',
    DATABASE_URL: 'mysql://root:hunter2@db',
    METRICS_TOKEN: 'hunter2',
    LOG_LEVEL: 'loud',
    SHUTDOWN_GRACE_SECONDS: '1.5',
    SMTP_URL: 'https://user:hunter2@mail.example',
    MAIL_FROM: 'a@example.com, b@example.com',
    MAILER_AUTOCONFIRM: 'perhaps',
    PASSWORD_RULE: 'any:5',
    JWT_SIGNING_KEYS: '{"k":"hunter2"',
    GOOGLE_CLIENT_ID: 'an id',
  };
  let message = '';
  try {
    readEnv(wrong);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.split('\n')).toEqual([
    'FinDeus cannot start with this configuration:',
    '  PORT must be a whole number from 0 to 65535',
    '  SITE_URL must be a web address such as https://findeus.example',
    '  DATABASE_URL must look like postgres://user:password@host:5432/database',
    '  SMTP_URL must look like smtps://user:password@mail.example:465',
    '  MAIL_FROM must look like FinDeus <no-reply@findeus.example>',
    '  MAILER_AUTOCONFIRM must be one of true, false',
    '  PASSWORD_RULE must look like letters_digits:8 or any:6, with a length from 6 to 69',
    '  JWT_SIGNING_KEYS must be a JSON array of JWKs',
    '  METRICS_TOKEN must have at least 16 characters',
    '  SHUTDOWN_GRACE_SECONDS must be a whole number from 0 to 600',
    '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    '  FINDEUS_SECRET is required in production: it protects keys, sessions and second factors at rest',
    '  GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET are used together',
  ]);
});

it.each(['abc', ' ', '0x10', '1e3', '-1', '+5', '3000 ', '65536'])('refuses "%s" as a port', (PORT) => {
  expect(() => readEnv({ PORT, MAILER_AUTOCONFIRM: 'false' })).toThrow(
    /^FinDeus cannot start with this configuration:\n  PORT must be a whole number from 0 to 65535$/,
  );
});

it('uses stand-ins for third parties except in production', () => {
  const secret = 'x'.repeat(32);
  expect(
    readEnv({ NODE_ENV: 'production', FINDEUS_SECRET: secret, SITE_URL: 'https://findeus.example' }).sandbox,
  ).toBe(false);
  expect(readEnv({ SANDBOX: 'off' }).sandbox).toBe(false);
});

it('requires a mail server when accounts are confirmed by mail and there is no stand-in', () => {
  const confirmed = { MAILER_AUTOCONFIRM: 'false' };
  expect(readEnv(confirmed)).toMatchObject({ MAILER_AUTOCONFIRM: false });
  expect(() => readEnv({ ...confirmed, SANDBOX: 'off' })).toThrow('SMTP_URL is required');
  expect(() => readEnv({ ...confirmed, SITE_URL: 'http://192.0.2.5:3000' })).toThrow('SMTP_URL is required');
  expect(() => readEnv({ MAIL_FROM: 'FinDeus <a@example.com' })).toThrow('MAIL_FROM must look like');
  expect(readEnv({ ...confirmed, SANDBOX: 'off', SMTP_URL: 'smtp://mail.example' }).SMTP_URL).toBe(
    'smtp://mail.example',
  );
});

it('reads lists and keys', () => {
  const key = { kty: 'oct', kid: 'a', alg: 'HS256', k: 'x' };
  expect(
    readEnv({
      URI_ALLOW_LIST: 'https://a.example/**, https://b.example',
      JWT_SIGNING_KEYS: JSON.stringify([key]),
    }),
  ).toMatchObject({ URI_ALLOW_LIST: ['https://a.example/**', 'https://b.example'], JWT_SIGNING_KEYS: [key] });
});

it.each(['**.example.com/**', 'example.com', 'localhost:3000/**', '*', 'https://a.example/**, /done'])(
  'refuses %s in URI_ALLOW_LIST, which is not a pattern of an address',
  (patterns) => {
    expect(() => readEnv({ URI_ALLOW_LIST: patterns })).toThrow(
      'URI_ALLOW_LIST must have patterns that begin as addresses do, such as https://*.example.com/**, or ** for all',
    );
  },
);

it('accepts app addresses and wildcards', () => {
  const patterns = ['com.findeus.app:/done', 'findeus://auth/**', '**', 'https://**'];
  expect(readEnv({ URI_ALLOW_LIST: patterns.join(',') }).URI_ALLOW_LIST).toEqual(patterns);
});

it('confirms addresses by mail in production when there is a mail server', () => {
  const production = {
    NODE_ENV: 'production',
    FINDEUS_SECRET: 'x'.repeat(32),
    SITE_URL: 'https://findeus.example',
  };
  expect(readEnv(production).MAILER_AUTOCONFIRM).toBe(true);
  expect(readEnv({ ...production, SMTP_URL: 'smtps://mail.example' }).MAILER_AUTOCONFIRM).toBe(false);
  expect(
    readEnv({ ...production, SMTP_URL: 'smtps://mail.example', MAILER_AUTOCONFIRM: 'true' })
      .MAILER_AUTOCONFIRM,
  ).toBe(true);
});

it('uses no stand-ins on a public site, whatever NODE_ENV says', () => {
  expect(readEnv({ SITE_URL: 'https://findeus.example' }).sandbox).toBe(false);
  expect(readEnv({ SITE_URL: 'http://localhost:3000' }).sandbox).toBe(true);
});

it('PASSWORD_RULE defaults to 8 characters with letters and numbers', () => {
  expect(readEnv({}).PASSWORD_RULE).toEqual({ minLength: 8, characters: 'letters_digits' });
  expect(readEnv({ PASSWORD_RULE: 'any:12' }).PASSWORD_RULE).toEqual({ minLength: 12, characters: 'any' });
});
