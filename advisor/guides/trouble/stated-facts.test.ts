import { describe, expect, it } from 'vitest';
import { behindOnMortgage } from '#advisor/guides/trouble/behind-on-mortgage.ts';
import { nursingHomeAndHouse } from '#advisor/guides/trouble/nursing-home-and-house.ts';
import { severanceOffer } from '#advisor/guides/trouble/severance-offer.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (guide: AnyGuide, given: Record<string, unknown>) => runGuide(guide, given, 2026);
const decide = (guide: AnyGuide, given: Record<string, unknown>) => run(guide, given).decision;
const openingOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  renderPlain(run(guide, given).verdict.opening);
const becauseOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  run(guide, given).verdict.because.map(renderPlain).join(' ');

describe('facts that decide in trouble', () => {
  it('catches up on a mortgage that fits the pay again, and sells one that never will', () => {
    const loan = { stage: 'missed', payment: 1780 };
    expect(openingOf(behindOnMortgage, { ...loan, pay: 61_000 })).toContain('on $61,000 a year');
    expect(decide(behindOnMortgage, { ...loan, take_home: 2600 })).toBe('cannot_last');
    expect(decide(behindOnMortgage, { stage: 'missed', recovery: 'new_job' })).toBe('catch_up');
    expect(decide(behindOnMortgage, { stage: 'sale_date', recovery: 'new_job' })).toBe('sale_date');
    expect(run(behindOnMortgage, { ...loan, pay: 61_000 }).question).toBeUndefined();
  });

  it('tells a caregiver, a spouse who sells and money that runs out apart', () => {
    expect(decide(nursingHomeAndHouse, { home: 'caregiver', since: 3, value: 240_000 })).toBe('caregiver');
    expect(run(nursingHomeAndHouse, { home: 'caregiver', since: 3 }).question?.field).not.toBe('transfer');
    expect(decide(nursingHomeAndHouse, { asked: 'spouse_sells' })).toBe('spouse_sells');
    expect(openingOf(nursingHomeAndHouse, { asked: 'sell_for_care', value: 380_000 })).toContain('$380,000');
    // 61,000 at 5,400 a month lasts about eleven months.
    expect(becauseOf(nursingHomeAndHouse, { asked: 'no_house', cost: 5400, savings: 61_000 })).toContain(
      '11',
    );
    expect(decide(nursingHomeAndHouse, { asked: 'no_house', value: 240_000 })).not.toBe('money_runs_out');
  });

  it('says nothing of people under forty to one who told an age', () => {
    const { decision, verdict } = run(severanceOffer, { signed: 'yes', age: 43 });
    expect(decision).toBe('revoke');
    expect(renderPlain(verdict.unless!)).not.toContain('forty');
    expect(openingOf(severanceOffer, { signed: 'yes', age: 39 })).toMatch(/^Probably not/);
  });
});
