import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { buyWithPartner } from '#advisor/guides/home/buy-with-partner.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(buyWithPartner, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(buyWithPartner, given, 2026).verdict.opening);

describe('buying with a partner', () => {
  it('goes by whose names are on deed and loan', () => {
    expect(decide({})).toBe('agreement');
    expect(decide({ names: 'deed_mine' })).toBe('sole_owner');
    expect(decide({ names: 'deed_theirs' })).toBe('pay_rent');
    expect(decide({ names: 'loan_without_deed' })).toBe('do_not_sign');
  });

  it('turns where one pays in much more', () => {
    expect(decide({ mine: 30_000, theirs: 30_000 })).toBe('agreement');
    expect(decide({ mine: 60_000, theirs: 10_000 })).toBe('uneven');
    expect(decide({ mine: 60_000, theirs: 10_000, shares: 'equal' })).toBe('agreement');
  });

  it('warns a spouse who would also sign for the house of another person', () => {
    expect(decide({ couple: 'married' })).toBe('married');
    expect(decide({ couple: 'engaged' })).toBe('agreement');
    expect(decide({ couple: 'married', names: 'loan_without_deed' })).toBe('do_not_sign');
  });

  it('begins with the deed and never with a yes', () => {
    const { opening } = run({}).verdict;
    expect(renderPlain(opening)).toMatch(/deed/);
    expect(renderPlain(opening)).not.toMatch(/^Yes/);
  });

  it('takes one told down payment for the uneven one', () => {
    expect(decide({ mine: 60_000 })).toBe('uneven');
    expect(decide({ mine: 60_000, theirs: 60_000 })).toBe('agreement');
    expect(openingOf({ couple: 'engaged' })).toMatch(/^Yes, you can buy before the wedding/);
  });
});
