import { expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';

it('needs nothing on a laptop', () => {
  expect(readEnv({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './.data',
    LOG_LEVEL: 'warn',
    sandbox: true,
  });
});

it('takes an empty variable for one that is not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

it('names every wrong variable in one message, without repeating what could be secret', () => {
  const wrong = {
    NODE_ENV: 'production',
    PORT: 'abc',
    SITE_URL: 'findeus.example',
    DATABASE_URL: 'mysql://root:hunter2@db',
    METRICS_TOKEN: 'hunter2',
    LOG_LEVEL: 'loud',
    SHUTDOWN_GRACE_SECONDS: '1.5',
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
    '  METRICS_TOKEN must have at least 16 characters',
    '  SHUTDOWN_GRACE_SECONDS must be a whole number from 0 to 600',
    '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    '  FINDEUS_SECRET is required in production: it protects the signing keys at rest',
  ]);
});

it('has stand-ins for third parties everywhere but in production', () => {
  const secret = 'x'.repeat(32);
  expect(readEnv({ NODE_ENV: 'production', FINDEUS_SECRET: secret, SANDBOX: 'auto' }).sandbox).toBe(false);
  expect(readEnv({ SANDBOX: 'off' }).sandbox).toBe(false);
});
