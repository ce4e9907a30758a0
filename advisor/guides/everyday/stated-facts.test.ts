import { describe, expect, it } from 'vitest';
import { dealerAddOns } from '#advisor/guides/everyday/dealer-add-ons.ts';
import { electricOrGas } from '#advisor/guides/everyday/electric-or-gas.ts';
import { reverseMortgage } from '#advisor/guides/everyday/reverse-mortgage.ts';
import { sharedInheritedHouse } from '#advisor/guides/everyday/shared-inherited-house.ts';
import { shortThisMonth } from '#advisor/guides/everyday/short-this-month.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (guide: AnyGuide, given: Record<string, unknown>) => runGuide(guide, given, 2026);
const decide = (guide: AnyGuide, given: Record<string, unknown>) => run(guide, given).decision;
const openingOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  renderPlain(run(guide, given).verdict.opening);
const becauseOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  run(guide, given).verdict.because.map(renderPlain).join(' ');

describe('facts that decide about everyday money', () => {
  it('cancels each add-on that was signed for, and keeps paying a totaled car', () => {
    expect(openingOf(dealerAddOns, { signed: 'yes', cost: 3100, other_cost: 895 })).toContain(
      '$3,100 and the $895',
    );
    expect(decide(dealerAddOns, { item: 'warranty', other_cost: 900, term: 6 })).toBe('gap_from_insurer');
    expect(decide(dealerAddOns, { item: 'warranty', term: 6 })).toBe('skip_warranty');
    expect(decide(dealerAddOns, { asked: 'total_loss', item: 'gap' })).toBe('keep_paying');
  });

  it('holds the higher price of an electric car against the fuel it saves', () => {
    const cars = { price: 39_000, other_price: 31_000, gas_price: 3.4 };
    expect(decide(electricOrGas, { ...cars, miles: 9000 })).toBe('not_for_fuel');
    expect(decide(electricOrGas, { ...cars, miles: 24_000 })).toBe('by_plug');
    expect(becauseOf(electricOrGas, { ...cars, miles: 24_000 })).toContain('earns back the higher price');
  });

  it('keeps a reverse mortgage from a relative’s home, and one in default from foreclosure', () => {
    expect(openingOf(reverseMortgage, { owner: 74, household: 'relative', stay: 'long' })).toContain(
      'living there',
    );
    expect(decide(reverseMortgage, { owner: 74, asked: 'in_default' })).toBe('in_default');
  });

  it('pays heirs from cash and a mortgage, by a note, or through the court for minors', () => {
    const house = { value: 390_000, heirs: 3, cash: 50_000, income: 85_000, situation: 'i_keep_it' };
    // Two of three thirds.
    expect(becauseOf(sharedInheritedHouse, house)).toContain('$260,000');
    expect(decide(sharedInheritedHouse, { situation: 'cannot_borrow' })).toBe('family_note');
    expect(decide(sharedInheritedHouse, { situation: 'minors' })).toBe('minors_first');
    expect(decide(sharedInheritedHouse, { situation: 'rented_out' })).toBe('house_account');
  });

  it('offers a landlord what there is, and names no rent that is paid', () => {
    const short = { housing: 1450, cash: 900, home: 'renting', payday: 'payday', trouble: 'notice' };
    expect(openingOf(shortThisMonth, short)).toContain('the $900 today');
    expect(becauseOf(shortThisMonth, short)).toContain('payday loan');
    expect(openingOf(shortThisMonth, { roof: 'paid', home: 'renting' })).not.toContain('rent');
  });
});
