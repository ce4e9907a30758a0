import { describe, expect, it } from 'vitest';
import type { Caller } from '#server/db/caller.ts';
import { createFairShare } from '#server/db/fair-share.ts';
import { sharesOf } from '#server/db/shares.ts';
import { DiskFull, Unavailable } from '#server/http/errors/unavailable.ts';

const user = (sub: string): Caller => ({ role: 'authenticated', claims: { sub } });

/** Whether a user whose work took 30 seconds and ended with `failure` is over budget while others use connections. */
async function isRefusedAfter(failure: Error): Promise<boolean> {
  let clock = 0;
  const shares = { ...sharesOf(10), maxWaiting: 0 };
  const fairShare = createFairShare(shares, () => clock);
  const work = async () => {
    clock += 30_000;
    throw failure;
  };
  await expect(fairShare(user('slow'), work)).rejects.toBe(failure);
  const others = Promise.withResolvers<void>();
  const running = Array.from({ length: shares.perCaller }, () =>
    fairShare(user('other'), () => others.promise),
  );
  const refused = await fairShare(user('slow'), async () => false).catch(() => true);
  others.resolve();
  await Promise.all(running);
  return refused;
}

describe('the database time of callers', () => {
  it('includes failed statements', async () => {
    expect(await isRefusedAfter(new Error('canceling statement due to statement timeout'))).toBe(true);
    expect(await isRefusedAfter(new DiskFull())).toBe(true);
  });

  it('excludes waiting for an unreachable Postgres', async () => {
    expect(await isRefusedAfter(new Unavailable('There is no connection to Postgres'))).toBe(false);
  });
});
