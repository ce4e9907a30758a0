import { beforeAll, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

it.each([
  [
    'ARM of {380k|mortgage_balance} at {3.25%|loan_rate} for {30 years|term}, after {5 years|horizon} {7%|loan_rate_new}. new payment?',
    { ask: 'adjustable_rate', want: 'payment' },
    'Your payment becomes about $2,399 a month after 5 years, on a balance of $339,365.92.',
  ],
  [
    '{$62,000|debt_balance:heloc} on the heloc at {8.5%|loan_rate}, {15 years|term} to repay. payment?',
    { ask: 'heloc_payment', want: 'payment' },
    'You pay $439.17 a month while it’s interest only, and $610.54 a month once repayment starts',
  ],
  [
    '{31,000|debt_balance:student} of student loans paused for {12 months|horizon} at {6.5%|loan_rate}. what do i owe after',
    { ask: 'deferred_interest', want: 'amount' },
    'About $2,015 of interest piles up in 1 year, so you’d owe $33,015.00.',
  ],
  [
    'bought at {350k|home_basis}, owe {291,400|mortgage_balance}, {$520|debt_extra} a month goes to principal. when does pmi end',
    { ask: 'home_equity', want: 'time' },
    'Mortgage insurance can end in about 22 months with regular payments.',
  ],
  [
    'house {465k|home_value}, owe {280k|mortgage_balance}, {6.75%|loan_rate_new}. what do i owe for his half',
    { ask: 'home_buyout', want: 'amount' },
    'You’d owe them $92,500; with the old balance that makes a new loan of $372,500.',
  ],
  [
    'property tax went from {4,200|property_tax} to {5,100|property_tax}, insurance from {1,800|home_insurance} to {2,640|home_insurance}. how much more',
    { ask: 'escrow_change', want: 'change' },
    'Your payment rises by $145.00 a month.',
  ],
  [
    'lease: {38,500|car_price}, residual {58%|residual_share}, money factor {.00175|loan_rate}, {36 months|term}. payment?',
    { ask: 'lease_payment', want: 'payment' },
    'The base payment is about $556 a month',
  ],
  [
    '{50|mpg} mpg or {30|mpg} mpg, {15,000|miles} miles a year, gas {$3.50|fuel_price}, {$2,400|spend_item} more. how long',
    { ask: 'fuel_cost', want: 'time' },
    'It takes about 3.4 years of driving to earn back the higher price.',
  ],
  [
    'rent {$2,300|housing_cost} or own {410k|home_price} with {82k|down_amount} down at {6.4%|loan_rate}, tax {4,900|property_tax}, insurance {1,700|home_insurance}, upkeep {$4,000|maintenance}',
    { ask: 'own_or_rent_year', want: 'which' },
    'Rent, for a year at least: it costs $3,992 a year less.',
  ],
  [
    'rebuild {400k|home_value}, must insure {80%|limit_share}, carry {240k|insurance_amount}, fire {60k|loss_amount}, deductible {2,000|deductible}. what is paid',
    { ask: 'home_coinsurance', want: 'amount' },
    'The insurer pays about $43,000 of the $60,000 loss, and you pay $17,000.',
  ],
  [
    '{248k|mortgage_balance} at {6.25|loan_rate} with {26 years|term_left} to go, {300|debt_extra} a month extra, what does it shave off',
    { ask: 'loan_amortization', want: 'time' },
    'You’d be done 94 months sooner, in about 18.2 years, and save $87,668 in interest.',
  ],
  [
    'taxes {4,200|property_tax/a} before, {5,100|property_tax/b} now. how much more',
    { ask: 'escrow_change', want: 'change' },
    'Your payment rises by $75.00 a month.',
  ],
  [
    'sticker {48,000|car_price} but I pay {44,500|car_price}, residual {60%|residual_share}, money factor {0.0018|loan_rate}, {36|term}. monthly?',
    { ask: 'lease_payment', want: 'payment' },
    'The base payment is about $568 a month',
  ],
  [
    'hybrid {50|mpg/a} mpg against {30|mpg/b} mpg, {15,000|miles} miles, gas {$3.50|fuel_price}. saved?',
    { ask: 'fuel_cost', want: 'amount' },
    'The first car saves about $700 a year on fuel.',
  ],
] as const)('answers: %s', async (question, read, answer) => {
  const { opening } = await advisor.ask(say(question, read));
  expect(opening).toContain(answer);
});
