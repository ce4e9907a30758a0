import { describe, expect, it } from 'vitest';
import { dealerAddOns } from '#advisor/guides/everyday/dealer-add-ons.ts';
import { electricOrGas } from '#advisor/guides/everyday/electric-or-gas.ts';
import { petInsurance } from '#advisor/guides/everyday/pet-insurance.ts';
import { reverseMortgage } from '#advisor/guides/everyday/reverse-mortgage.ts';
import { rvOrBoat } from '#advisor/guides/everyday/rv-or-boat.ts';
import { sharedInheritedHouse } from '#advisor/guides/everyday/shared-inherited-house.ts';
import { shortThisMonth } from '#advisor/guides/everyday/short-this-month.ts';
import { timesharePitch } from '#advisor/guides/everyday/timeshare-pitch.ts';
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

describe('figures in the person’s own numbers', () => {
  it('says what a toy on credit costs, and what keeping it takes', () => {
    // 62,000 at 8.5% for 15 years.
    expect(openingOf(rvOrBoat, { price: 62_000, rate: 8.5, term: 15 })).toContain('$611 a month');
    expect(becauseOf(rvOrBoat, { price: 62_000 })).toContain('$6,200 a year');
    expect(becauseOf(rvOrBoat, { price: 62_000, retirement: 540_000 })).toContain('income tax on top');
  });

  it('turns pet insurance with the age of the pet and the size of the bill', () => {
    expect([7, 8].map((pet) => decide(petInsurance, { cash: 4000, pet }))).toEqual(['buy', 'accident_only']);
    expect([6000, 6001].map((bill) => decide(petInsurance, { cash: 6000, bill }))).toEqual([
      'save_yourself',
      'buy',
    ]);
  });

  it('says what is missing this month, less what family lends', () => {
    const bills = { housing: 1350, loans: 380, others: 140, cash: 900 };
    expect(becauseOf(shortThisMonth, bills)).toContain('about $970 has to wait');
    expect(becauseOf(shortThisMonth, { ...bills, lent: 300 })).toContain('about $670 has to wait');
    expect(becauseOf(shortThisMonth, { housing: 1350, cash: 900 })).not.toContain('has to wait');
  });

  it('holds a timeshare against the week that is rented now', () => {
    const offer = { price: 24_000, fees: 1300 };
    expect(becauseOf(timesharePitch, { ...offer, hotel: 2500 })).toContain('about 20 years');
    expect(becauseOf(timesharePitch, { ...offer, hotel: 1200 })).toContain('alone cost as much');
  });

  it('says what is missing each month, and roughly what a reverse mortgage brings', () => {
    const owner = { owner: 74, home: 420_000, income: 1900, spending: 2600 };
    expect(becauseOf(reverseMortgage, owner)).toContain('About $700 a month is missing');
    expect(becauseOf(reverseMortgage, owner)).toContain('very roughly $159,600');
    expect(becauseOf(reverseMortgage, { ...owner, home: 2_000_000 })).not.toContain('very roughly');
  });

  it('keeps an inherited house that the pay carries, and not one that it does not', () => {
    const keeper = { heirs: 3, cash: 25_000, income: 64_000, situation: 'i_keep_it' };
    expect(openingOf(sharedInheritedHouse, { ...keeper, value: 310_000 })).toMatch(
      /^Yes, you can likely keep it/,
    );
    expect(openingOf(sharedInheritedHouse, { ...keeper, value: 630_000 })).toContain("doesn't carry that");
  });

  it('counts what a warranty costs inside the loan', () => {
    // 2,900 at 7.9% for six years.
    expect(becauseOf(dealerAddOns, { item: 'warranty', cost: 2900, rate: 7.9, term: 6 })).toContain(
      '$51 a month',
    );
    expect(becauseOf(dealerAddOns, { item: 'warranty', cost: 2900, miles: 81_000 })).toContain('have ended');
  });
});
