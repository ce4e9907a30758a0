import { afterEach, expect, it, vi } from 'vitest';
import { retirementMontecarlo } from '#advisor/calculators/investing/paths/retirement-montecarlo.ts';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';

afterEach(() => vi.restoreAllMocks());

/** The maximum number of simulations without a pause, and the number of all simulations. */
function countRuns() {
  const counted = { all: 0, atOnce: 0 };
  let sinceTurn = 0;
  const { run, headline } = retirementMontecarlo;
  const count = () => {
    counted.all += 1;
    sinceTurn += 1;
    counted.atOnce = Math.max(counted.atOnce, sinceTurn);
  };
  vi.spyOn(retirementMontecarlo, 'run').mockImplementation((...given) => (count(), run(...given)));
  vi.spyOn(retirementMontecarlo, 'headline').mockImplementation((...given) => (count(), headline!(...given)));
  const turn = () => {
    sinceTurn = 0;
    turning = setImmediate(turn);
  };
  let turning = setImmediate(turn);
  return { counted, stop: () => clearImmediate(turning) };
}

it('lets other work run between the simulations of Pro answers', async () => {
  const { stream, assess } = await openAdvisor({
    embedder: null,
    openReaderModel: openInProcessReader,
    model: null,
    now: () => new Date('2026-11-15T12:00:00Z'),
    log: () => undefined,
  });
  const { signal } = new AbortController();
  const ask = async (portfolio: number) => {
    const content = `Run a Monte Carlo on my $${portfolio},000 retirement portfolio: 35k a year for 25 years.`;
    const request = { messages: [{ role: 'user' as const, content }], mode: 'pro' as const };
    let text = '';
    for await (const part of stream(request, signal)) text += part;
    return assess(request, text, signal);
  };
  const { counted, stop } = countRuns();
  const answers = await Promise.all([700, 750, 800].map(ask));
  stop();
  for (const { advice } of answers) expect(advice).toContain('What it depends on most');
  expect(counted.all).toBeGreaterThan(60);
  // One at each turn; a turn may begin between two that are counted.
  expect(counted.atOnce).toBeLessThanOrEqual(2);
});
