import { describe, expect, it } from 'vitest';
import { consolidateChoice } from '#advisor/guides/debt/consolidate-choice.ts';
import { creditBuilding } from '#advisor/guides/debt/credit-building.ts';
import { oldBillsCollections } from '#advisor/guides/debt/old-bills-collections.ts';
import { prepayOrInvest } from '#advisor/guides/debt/prepay/prepay-or-invest.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { dealerAddOns } from '#advisor/guides/everyday/dealer-add-ons.ts';
import { shortThisMonth } from '#advisor/guides/everyday/short-this-month.ts';
import { combineMoney } from '#advisor/guides/family/combine-money.ts';
import { lendToFamily } from '#advisor/guides/family/lend-to-family.ts';
import { parentScammed } from '#advisor/guides/family/parents/parent-scammed.ts';
import { carInsuranceChoice } from '#advisor/guides/home/cars/car-insurance-choice.ts';
import { howMuchHouse } from '#advisor/guides/home/how-much-house.ts';
import { leaseOrBuyCar } from '#advisor/guides/home/cars/lease-or-buy-car.ts';
import { newOrUsedCar } from '#advisor/guides/home/cars/new-or-used-car.ts';
import { refinanceChoice } from '#advisor/guides/home/refinance-choice.ts';
import { sellOrRentOut } from '#advisor/guides/home/sell-or-rent-out.ts';
import { budgetHelp } from '#advisor/guides/investing/budget-help.ts';
import { emergencyFundSize } from '#advisor/guides/investing/emergency-fund/emergency-fund-size.ts';
import { cardFraud } from '#advisor/guides/trouble/card-fraud.ts';
import { isItAScam } from '#advisor/guides/work/is-it-a-scam.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (guide: AnyGuide, given: Record<string, unknown>) => runGuide(guide, given, 2026);
const decide = (guide: AnyGuide, given: Record<string, unknown>) => run(guide, given).decision;
const openingOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  renderPlain(run(guide, given).verdict.opening);

describe('what a question tells beside its numbers', () => {
  it('blocks a card before everything else', () => {
    expect(openingOf(isItAScam, { kind: 'card_given', done: 'gave_access' })).toMatch(/^Call your bank now/);
    expect(openingOf(parentScammed, { number: 'card', stage: 'suspected' })).toMatch(
      /^Call the bank together now/,
    );
    expect(decide(parentScammed, { number: 'told_bank', stage: 'suspected' })).toBe('do_not_move');
    expect(decide(parentScammed, { number: 'told_bank', stage: 'just_paid' })).toBe('stop_the_money');
    expect(decide(cardFraud, { opened: 'new_account', card: 'credit' })).toBe('new_account');
  });

  it('calls a check for too much fake, also where money was read as sent', () => {
    expect(decide(isItAScam, { kind: 'fake_check', done: 'paid' })).toBe('fake_check');
    expect(decide(isItAScam, { kind: 'safe_account', done: 'paid' })).toBe('paid');
    expect(decide(isItAScam, { kind: 'safe_account' })).toBe('safe_account');
  });

  it('mends a car against the payment on another one', () => {
    const old = { topic: 'repair', repair: 3100, worth: 5000, price: 22_000 };
    expect(openingOf(newOrUsedCar, old)).toBe(
      'Fix it: $3,100 once beats about $436 a month on a $22,000 car.',
    );
    expect(decide(newOrUsedCar, { ...old, worth: 3000 })).toBe('replace');
    expect(decide(newOrUsedCar, { ...old, sound: 'failing' })).toBe('let_go');
    expect(decide(newOrUsedCar, { price: 22_000, repair: 3100 })).toBe('used');
    expect(decide(newOrUsedCar, { topic: 'repair', price: 2600, other_price: 19_000 })).toBe('fix');
  });

  it('pays cash for a car only where a cushion stays', () => {
    const car = { purchase: 'car', price: 14_000, rate: 7.4 };
    expect(openingOf(prepayOrInvest, { ...car, cash: 19_000 })).toMatch(/^Pay part in cash/);
    expect(openingOf(prepayOrInvest, { ...car, cash: 21_000 })).toMatch(/^Pay cash if/);
    expect(openingOf(prepayOrInvest, { ...car, rate: 2.9, cash: 40_000 })).toMatch(/^Take a 2\.9% loan/);
    expect(decide(newOrUsedCar, car)).toBe('buy_car');
  });

  it('takes the time limit of an old debt before the kind of bill, and weighs an offer', () => {
    expect(decide(oldBillsCollections, { medical: 900, age: 10 })).toBe('too_old');
    expect(decide(oldBillsCollections, { medical: 900, age: 2 })).toBe('medical');
    expect(openingOf(oldBillsCollections, { debt: 3000, offer: 1500 })).toMatch(
      /^\$1,500 for \$3,000 is a fair deal/,
    );
    expect(openingOf(oldBillsCollections, { debt: 3000, offer: 1600 })).toMatch(/^Offer less than \$1,600/);
    expect(decide(oldBillsCollections, { medical: 900, asked: 'mortgage' })).toBe('before_mortgage');
  });

  it('tells a paid-off loan and a stranger’s account from building credit', () => {
    expect(decide(creditBuilding, { score: 752, topic: 'paid_off' })).toBe('paid_off');
    expect(decide(creditBuilding, { balance: 6300, topic: 'not_mine' })).toBe('not_mine');
    expect(decide(creditBuilding, { situation: 'none', way: 'added' })).toBe('start_added');
    expect(decide(creditBuilding, { situation: 'none' })).toBe('start');
  });

  it('answers each side: landlord, borrower, owner’s partner', () => {
    expect(decide(shortThisMonth, { side: 'landlord', housing: 975 })).toBe('landlord');
    expect(decide(shortThisMonth, { housing: 975 })).toBe('order');
    expect(decide(lendToFamily, { side: 'borrower', amount: 60_000 })).toBe('borrow_right');
    expect(decide(lendToFamily, { side: 'business', amount: 10_000, cash: 35_000 })).toBe('business');
    expect(decide(lendToFamily, { side: 'business', amount: 10_000, cash: 11_000 })).toBe('refuse');
    const pay = { mine: 48_000, theirs: 88_000, together: 'unmarried' };
    expect(decide(combineMoney, { ...pay, their_mortgage: 2100 })).toBe('fair_rent');
    expect(decide(combineMoney, { ...pay, housing: 2100 })).toBe('split_by_pay');
  });

  it('tells a tenant who waits for a deposit from a landlord who waits for rent', () => {
    expect(decide(shortThisMonth, { side: 'deposit', housing: 1650 })).toBe('deposit');
    expect(decide(lendToFamily, { side: 'collect', amount: 2000 })).toBe('collect');
    expect(decide(sellOrRentOut, { asked: 'raise', rent: 850, market: 1050 })).toBe('raise');
  });

  it('knows a code read out, a recovery offer and the smaller of two fees', () => {
    expect(decide(isItAScam, { done: 'gave_access' })).toBe('gave_access');
    expect(decide(isItAScam, { kind: 'recovery', fee: 300 })).toBe('recovery');
    expect(openingOf(isItAScam, { fee: 4000, other_fee: 300 })).toMatch(/the \$300 up front/);
  });

  it('looks at a payment, a cushion and a car loan by what is known of them', () => {
    const payment = (share: number) => openingOf(howMuchHouse, { payment: share * 100, take_home: 10_000 });
    expect(payment(30)).toMatch(/^No, /);
    expect(payment(35)).toMatch(/^It's the upper end/);
    expect(payment(41)).toMatch(/^Yes, it's too much/);
    const extra = { rate: 5.6, balance: 212_000, monthly: 400, thing: 'mortgage' };
    expect(decide(prepayOrInvest, { ...extra, cash: 9900 })).toBe('cash_first');
    expect(decide(prepayOrInvest, { ...extra, cash: 10_000 })).toBe('split');
    expect(decide(refinanceChoice, { car: true, rate: 11.2 })).toBe('car_quotes');
    expect(decide(refinanceChoice, { rate: 7 })).toBe('depends');
    expect(decide(emergencyFundSize, { invest: 'money_market', cash: 30_000 })).toBe('money_market');
    expect(decide(consolidateChoice, { versus: 'plan_loan' })).toBe('not_plan_loan');
    expect(decide(budgetHelp, { timing: 'due_dates' })).toBe('due_dates');
    expect(decide(creditBuilding, { topic: 'several', limit: 2500 })).toBe('several');
  });

  it('looks for the money that no bill explains, or at the bills that take it all', () => {
    const pay = { income: 4000, housing: 1500 };
    expect(decide(budgetHelp, { ...pay, named: 1100 })).toBe('unseen');
    expect(decide(budgetHelp, { ...pay, named: 1200 })).toBe('fixed_costs');
    expect(openingOf(budgetHelp, { ...pay, named: 600 })).toBe(
      "Find where the other $1,900 a month goes: your big bills aren't what breaks you.",
    );
  });

  it('weighs gap coverage, full coverage and lease miles by what was told', () => {
    expect(decide(dealerAddOns, { item: 'gap', price: 30_000, owed: 29_000 })).toBe('gap_from_insurer');
    expect(decide(dealerAddOns, { item: 'gap', price: 30_000, owed: 20_000 })).toBe('skip_gap');
    expect(decide(dealerAddOns, { item: 'gap' })).toBe('gap_by_equity');
    expect(decide(carInsuranceChoice, { worth: 8500, savings: 600 })).toBe('keep_for_now');
    expect(decide(carInsuranceChoice, { worth: 8500, savings: 8000 })).toBe('deductible');
    expect(decide(leaseOrBuyCar, { ending: 'over_miles', miles: 8000 })).toBe('over_miles');
    expect(decide(leaseOrBuyCar, { ending: 'over_miles', residual: 18_000, worth: 21_000 })).toBe('buy_out');
  });
});
