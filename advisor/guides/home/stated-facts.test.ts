import { describe, expect, it } from 'vitest';
import { buyOrRent } from '#advisor/guides/home/buy-or-rent.ts';
import { buyWithPartner } from '#advisor/guides/home/buy-with-partner.ts';
import { carInsuranceChoice } from '#advisor/guides/home/cars/car-insurance-choice.ts';
import { downPaymentSize } from '#advisor/guides/home/down-payment-size.ts';
import { fifteenOrThirty } from '#advisor/guides/home/fifteen-or-thirty.ts';
import { firstRental } from '#advisor/guides/home/first-rental.ts';
import { helocOrCashOut } from '#advisor/guides/home/heloc-or-cash-out.ts';
import { inspectionFindings } from '#advisor/guides/home/inspection-findings.ts';
import { leaseOrBuyCar } from '#advisor/guides/home/cars/lease-or-buy-car.ts';
import { newOrUsedCar } from '#advisor/guides/home/cars/new-or-used-car.ts';
import { pointsChoice } from '#advisor/guides/home/points-choice.ts';
import { raiseTheRent } from '#advisor/guides/home/renting/raise-the-rent.ts';
import { refinanceChoice } from '#advisor/guides/home/refinance-choice.ts';
import { sellOrRentOut } from '#advisor/guides/home/sell-or-rent-out.ts';
import { solarPanels } from '#advisor/guides/home/solar-panels.ts';
import { umbrellaChoice } from '#advisor/guides/home/umbrella-choice.ts';
import { vacationHome } from '#advisor/guides/home/vacation-home.ts';
import { zeroPercentOrRebate } from '#advisor/guides/home/zero-percent-or-rebate.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (guide: AnyGuide, given: Record<string, unknown>) => runGuide(guide, given, 2026);
const decide = (guide: AnyGuide, given: Record<string, unknown>) => run(guide, given).decision;
const openingOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  renderPlain(run(guide, given).verdict.opening);
const becauseOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  run(guide, given).verdict.because.map(renderPlain).join(' ');

describe('facts that decide about a home', () => {
  it('keeps people in a rental who may be moved, also without a time', () => {
    const home = { price: 340_000, rent: 2100, cash: 30_000 };
    expect(decide(buyOrRent, { ...home, may_move: true })).toBe('rent_short');
    expect(decide(buyOrRent, { ...home, moving: 'maybe' })).toBe('rent_short');
    expect(run(buyOrRent, { ...home, moving: 'maybe' }).question?.field).not.toBe('stay');
    expect(run(buyOrRent, { wish: 'rent_for_good', rent: 1950 }).question).toBeUndefined();
  });

  it('leaves a second home of people with a mortgage to the guide about those', () => {
    expect(buyOrRent.fits?.({ mortgage: 210_000, price: 240_000 })).toBe(false);
    expect(buyOrRent.fits?.({ mortgage: 210_000, price: 240_000, rent: 1500 })).toBe(true);
    expect(decide(vacationHome, { price: 240_000, cash: 60_000 })).toBe('cash_short');
    expect(decide(vacationHome, { price: 240_000, cash: 72_000 })).toBe('rent_first');
  });

  it('puts the deed before the loan, and ends what a couple owns together', () => {
    expect(openingOf(buyWithPartner, { names: 'loan_theirs', mine: 60_000 })).toContain('your $60,000');
    expect(openingOf(buyWithPartner, { names: 'deed_theirs', renovation: 20_000 })).toContain('$20,000');
    expect(decide(buyWithPartner, { asked: 'split_up', mine: 40_000 })).toBe('split_up');
    expect(decide(buyWithPartner, { asked: 'children_before', couple: 'married' })).toBe('children_before');
  });

  it('keeps more cash back for pay that goes up and down', () => {
    const deal = { price: 400_000, cash: 112_000 };
    expect(decide(downPaymentSize, deal)).toBe('more');
    expect(decide(downPaymentSize, { ...deal, variable: true })).toBe('less');
  });

  it('weighs both terms by take-home pay, a retirement and a baby', () => {
    const loan = { loan: 300_000, term: 15, other_term: 30, rate: 5.9, other_rate: 6.6 };
    // 300,000 over 15 years at 5.9% is 2,515 a month.
    expect(decide(fifteenOrThirty, { ...loan, take_home: 9800, maxes_out: true })).toBe('fifteen_fits');
    expect(decide(fifteenOrThirty, { ...loan, take_home: 7000, maxes_out: true })).toBe(
      'thirty_on_take_home',
    );
    expect(decide(fifteenOrThirty, { payment: 3150, other_payment: 2290, take_home: 9400 })).toBe(
      'thirty_on_take_home',
    );
    expect(decide(fifteenOrThirty, { ...loan, expecting: true })).toBe('thirty_for_now');
    const late = { loan: 220_000, rate: 5.8, other_rate: 6.5, age: 54, retire: 67, take_home: 6400 };
    // 220,000 over 13 years at 5.8% is 2,011 a month.
    expect(openingOf(fifteenOrThirty, late)).toContain('$2,011 a month');
    expect(fifteenOrThirty.fits?.({ left: 4 })).toBe(false);
  });

  it('lends no down payment on the own home, and likes a rental that one lives in', () => {
    const deal = { price: 310_000, rent: 2700, cash: 8000, down_share: 25 };
    expect(decide(firstRental, { ...deal, borrowed: true })).toBe('not_on_your_home');
    expect(decide(firstRental, { ...deal, live: 'one_part' })).toBe('live_in_part');
  });

  it('keeps cards off the house without a paycheck or on benefits', () => {
    expect(decide(helocOrCashOut, { card: 38_000, laid_off: true, spending: 'stopped' })).toBe(
      'pay_in_doubt',
    );
    expect(decide(helocOrCashOut, { card: 21_000, benefits: 3850 })).toBe('benefits_are_safe');
    expect(decide(helocOrCashOut, { card: 21_000, benefits: 3850, wages: 40_000 })).toBe('cards');
    // 190,000 at 6.7% instead of 2.9% costs 7,220 more a year.
    expect(becauseOf(helocOrCashOut, { owed: 190_000, rate: 2.9, new_rate: 6.7 })).toContain('$7,220');
  });

  it('tells what becomes of a deposit, a cushion and a good tenant', () => {
    expect(becauseOf(inspectionFindings, { cost: 17_500, price: 315_000, deposit: 5000 })).toContain(
      '$5,000',
    );
    expect(openingOf(pointsChoice, { cost: 4500, stay: 12, cash: 3000 })).toContain('$3,000 is too thin');
    expect(decide(pointsChoice, { stay: 12, cash: 10_000 })).toBe('ask_break_even');
    const rents = { one: 1200, other: 1650, costs: 180, tenant: 'good' };
    expect(becauseOf(raiseTheRent, rents)).toContain('$180');
    expect(run(raiseTheRent, rents).question).toBeUndefined();
    expect(decide(raiseTheRent, { ...rents, tenant: 'trouble' })).toBe('near_market');
  });

  it('answers heirs, spouses who part and a rate that resets', () => {
    const loan = { balance: 118_000, rate: 3.6, new_rate: 6.9 };
    expect(openingOf(refinanceChoice, { ...loan, asked: 'heir' })).toMatch(/^No, you don't have to/);
    expect(openingOf(refinanceChoice, { ...loan, asked: 'divorce' })).toContain('keep the 3.6%');
    expect(openingOf(refinanceChoice, { ...loan, asked: 'adjustable', cash: 160_000 })).toMatch(
      /^Pay the loan/,
    );
  });

  it('rents out a home for a short time away, and sells one that needs work', () => {
    expect(decide(sellOrRentOut, { rate: 2.9, away: 2 })).toBe('rent_for_now');
    expect(decide(sellOrRentOut, { rate: 2.9, away: 4 })).toBe('sell');
    expect(run(sellOrRentOut, { away: 2 }).question?.field).not.toBe('back');
    expect(becauseOf(sellOrRentOut, { inherited: true, value: 260_000, work: 25_000 })).toContain('$25,000');
  });

  it('cancels solar panels that are signed for, and takes the largest limit for the umbrella', () => {
    expect(decide(solarPanels, { cost: 41_000, bill: 240, signed: true })).toBe('cancel');
    expect(openingOf(solarPanels, { deal: 'selling', cost: 21_000 })).toContain('$21,000 buyout');
    const offer = { assets: 900_000, cover: 1_000_000, risk: 'teen_driver' };
    expect(openingOf(umbrellaChoice, offer)).toContain('$1,000,000 umbrella');
  });
});

describe('facts that decide about a car', () => {
  it('raises liability for a teen who drives, without asking for the car', () => {
    const told = { child_age: 16, premium: 4920, worth_all: 600_000 };
    expect(openingOf(carInsuranceChoice, told)).toContain('$600,000');
    expect(run(carInsuranceChoice, told).question).toBeUndefined();
    expect(decide(carInsuranceChoice, { ...told, child_age: 9 })).not.toBe('teen');
  });

  it('buys for more miles than the lease allows', () => {
    expect(becauseOf(leaseOrBuyCar, { miles: 22_000, allowed: 10_000, keep: 10 })).toContain('10,000');
    expect(decide(leaseOrBuyCar, { miles: 14_000, allowed: 10_000 })).toBe('buy_miles');
  });

  it('takes a price beside the buyout of a lease for what the car sells for', () => {
    expect(decide(leaseOrBuyCar, { price: 25_900, residual: 22_800 })).toBe('buy_out');
    expect(openingOf(leaseOrBuyCar, { price: 25_900, residual: 22_800, may_move: true })).toMatch(
      /^Don't hand/,
    );
    expect(decide(leaseOrBuyCar, { price: 25_900, residual: 15_000, payment: 300 })).toBe('buy');
  });

  it('counts a repair in payments, and both loans where both rates are told', () => {
    expect(openingOf(newOrUsedCar, { topic: 'repair', repair: 2800, worth: 4000, payment: 480 })).toContain(
      '6 months of payments at $480',
    );
    const cars = { price: 24_000, rate: 4.9, other_price: 19_000, other_rate: 8.2, down: 9200 };
    // 14,800 at 4.9% and 9,800 at 8.2% over five years.
    expect(becauseOf(newOrUsedCar, cars)).toContain('$200 a month against $279 a month');
  });

  it('refuses a free loan on too much car, and keeps a cushion', () => {
    const truck = { price: 46_000, rebate: 2500, term: 6, rate: 0, take_home: 3600, owed: 7000 };
    // 53,000 over 72 months is 736 a month.
    expect(openingOf(zeroPercentOrRebate, truck)).toContain('$736 a month');
    const car = { price: 33_000, rebate: 3000, term: 4, rate: 0, other_rate: 5.4 };
    expect(decide(zeroPercentOrRebate, { ...car, savings: 35_000 })).toBe('zero_keep_cushion');
    expect(decide(zeroPercentOrRebate, { ...car, savings: 90_000 })).toBe('zero');
    expect(run(zeroPercentOrRebate, { ...car, savings: 35_000 }).question).toBeUndefined();
  });
});
