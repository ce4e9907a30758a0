import { expect, it, vi } from 'vitest';
import { keepRunning } from '#server/db/embedded/keep-running.ts';

function fakePostmaster() {
  const ended = Promise.withResolvers<void>();
  const stop = vi.fn<() => Promise<void>>(() => {
    ended.resolve();
    return ended.promise;
  });
  return { pid: 1, ended: ended.promise, end: ended.resolve, stop };
}

it('stops a Postgres that was still being started again when the stop was asked for', async () => {
  const first = fakePostmaster();
  const second = fakePostmaster();
  const starting = Promise.withResolvers<void>();
  const maySecondStart = Promise.withResolvers<void>();
  const starts = [
    () => Promise.resolve(first),
    async () => {
      starting.resolve();
      await maySecondStart.promise;
      return second;
    },
  ];
  const failures: unknown[] = [];
  const running = await keepRunning(
    () => starts.shift()!(),
    (error) => void failures.push(error),
  );
  first.end();
  await starting.promise;
  const stopped = running.stop();
  maySecondStart.resolve();
  await stopped;
  expect(second.stop).toHaveBeenCalled();
  expect(failures).toHaveLength(1);
});
