import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { sharedInheritedHouse } from '#advisor/guides/everyday/shared-inherited-house.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(sharedInheritedHouse, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

describe('a house inherited together', () => {
  it('starts with an appraisal, a buyout or a sale', () => {
    const { decision, verdict, question } = run({ value: 360_000 });
    expect(decision).toBe('buyout_or_sell');
    expect(renderPlain(verdict.because[0]!)).toContain('$360,000');
    expect(question?.field).toBe('situation');
  });

  it('settles the estate before anything else, even where talks have failed', () => {
    expect(decide({ situation: 'in_estate', talks: 'failed' })).toBe('probate_first');
  });

  it('turns with what the others do', () => {
    expect(decide({ situation: 'lives_there' })).toBe('written_rent');
    expect(decide({ situation: 'wont_pay' })).toBe('record_costs');
    expect(decide({ situation: 'wont_sell' })).toBe('buyout_or_sell');
  });

  it('goes to court only where talks have failed', () => {
    expect(decide({ situation: 'wont_sell', talks: 'open' })).toBe('buyout_or_sell');
    expect(decide({ situation: 'wont_sell', talks: 'failed' })).toBe('partition');
  });

  it('says what one share is, less the mortgage', () => {
    const because = (given: Record<string, unknown>) => run(given).verdict.because.map(renderPlain).join(' ');
    const told = { value: 360_000, owed: 60_000, heirs: 3 };
    expect(renderPlain(run(told).verdict.opening)).toContain('pays each of the others about $100,000');
    expect(because(told)).toContain('less the $60,000 mortgage');
    expect(because({ value: 360_000 })).toContain("each heir's share of $360,000");
  });

  it('goes by the part that each owns, where the others are counted without oneself', () => {
    const told = { value: 360_000, heirs: 2, part: 100 / 3 };
    expect(renderPlain(run(told).verdict.opening)).toContain('pays each of the others about $120,000');
  });

  it('counts taxes and insurance beside the loan, and cash that covers all of it', () => {
    const told = { value: 300_000, heirs: 2, situation: 'i_keep_it', cash: 10_000 };
    const opening = (given: Record<string, unknown>) =>
      renderPlain(run({ ...told, ...given }).verdict.opening);
    // A loan of 140,000 at 6.5% takes 885, and the house 375.
    expect(opening({ income: 50_000 })).toContain('so sell or bring in someone');
    expect(opening({ income: 51_000 })).toContain('with a loan near $885 a month');
    expect(opening({ income: 51_000, cash: 150_000 })).toContain('your cash covers it');
  });

  it('says what a sale is taxed on', () => {
    expect(runGuide(sharedInheritedHouse, { asked: 'tax', value: 300_000 }, 2026).decision).toBe('sale_tax');
  });
});
