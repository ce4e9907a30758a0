import { expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { mlmPitch } from '#advisor/guides/work/mlm-pitch.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(mlmPitch, given, 2026);

it('refuses, leaves or helps by where someone is with it', () => {
  expect([undefined, 'asked', 'joined', 'relative'].map((stage) => run({ stage }).decision)).toEqual([
    'refuse',
    'refuse',
    'leave',
    'help_relative',
  ]);
  expect(run({ pays_for: 'recruits' }).decision).toBe('pyramid');
  expect(run({ pays_for: 'recruits', stage: 'joined' }).decision).toBe('leave');
});

it('names what it costs to join', () => {
  expect(renderPlain(run({ cost: 199 }).verdict.opening)).toContain('keep your $199');
});

it('holds what came in against what was bought', () => {
  const { decision, verdict } = runGuide(mlmPitch, { spent: 4000, earned: 900 }, 2026);
  expect(decision).toBe('help_relative');
  expect(renderPlain(verdict.because[0]!)).toContain('a loss of $3,100');
  expect(renderPlain(runGuide(mlmPitch, { cost: 99, monthly: 200 }, 2026).verdict.because[0]!)).toContain(
    '$2,400',
  );
});
