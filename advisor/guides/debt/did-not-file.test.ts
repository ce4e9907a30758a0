import { describe, expect, it } from 'vitest';
import { didNotFile } from '#advisor/guides/debt/did-not-file.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(didNotFile, given, 2026).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(didNotFile, given, 2026).verdict.opening);

describe('taxes not filed', () => {
  it('looks for refunds while they can be claimed', () => {
    expect(decide({ work: 'paycheck' })).toBe('refund');
    expect(decide({ work: 'paycheck', time: 3 })).toBe('refund');
    expect(decide({ work: 'paycheck', time: 4 })).toBe('six_years');
    expect(decide({ work: 'own_business', time: 2 })).toBe('six_years');
    expect(decide({})).toBe('six_years');
  });

  it('answers a letter first, and sees a lawyer where income was hidden', () => {
    expect(decide({ work: 'paycheck', situation: 'letter' })).toBe('answer_letter');
    expect(decide({ work: 'own_business', situation: 'hidden' })).toBe('lawyer_first');
  });

  it('names the years to file', () => {
    expect(openingOf({ time: 6 })).toContain('the returns for the last 6 years now');
    expect(openingOf({ time: 12 })).toBe(
      "File the last six years now, not all 12, and you're very unlikely to face worse than a bill.",
    );
  });

  it('amends a return that left out a form', () => {
    const { decision, verdict } = runGuide(didNotFile, { asked: 'amend', left_out: 1900 }, 2026);
    expect(decision).toBe('amend');
    expect(renderPlain(verdict.opening)).toContain('$1,900');
    expect(runGuide(didNotFile, { asked: 'corrected' }, 2026).decision).toBe('corrected');
    expect(runGuide(didNotFile, { asked: 'amend', situation: 'hidden' }, 2026).decision).toBe('lawyer_first');
  });
});

it('says what self-employment tax comes to', () => {
  const first = (income: number) =>
    renderPlain(runGuide(didNotFile, { work: 'own_business', time: 5, income }, 2026).verdict.because[0]!);
  expect(first(35_000)).toContain('$4,945');
  expect(first(900)).not.toContain('tax alone');
});
