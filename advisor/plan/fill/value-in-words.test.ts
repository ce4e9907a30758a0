import { expect, it } from 'vitest';
import { contributionLimits } from '#advisor/calculators/retirement/contributions/contribution-limits.ts';
import { marketHistory } from '#advisor/calculators/investing/paths/market-history.ts';
import { optionPremium } from '#advisor/calculators/investing/options/option-premium.ts';
import { inheritedAccount } from '#advisor/calculators/retirement/distributions/inherited-account.ts';
import { stockOptionsExercise } from '#advisor/calculators/tax/stock-pay/stock-options-exercise.ts';
import { medicareWhileWorking } from '#advisor/guides/retirement/medicare-while-working.ts';
import { takeHomePay } from '#advisor/calculators/tax/pay/take-home-pay.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { toldWord } from '#server/testing/advisor/picture-facts.ts';

type Told = readonly [word: string, probability: number, turn: number];
const planOf = (...told: readonly Told[]) =>
  fillFields(contributionLimits, {
    facts: [],
    words: told.map(([word, probability, turn]) => ({ ...toldWord(word), probability, turn })),
  }).input.plan;

it('of two options that words speak for, the surer one is taken', () => {
  expect(planOf(['account=traditional_ira', 0.53, 0], ['account=roth_ira', 0.91, 0])).toBe('roth_ira');
});

it('what was said later counts before what is surer', () => {
  expect(planOf(['account=roth_ira', 0.91, 0], ['account=traditional_ira', 0.53, 1])).toBe('traditional_ira');
});

it('a covered call is one, though it is a call as well', () => {
  const words = [
    { ...toldWord('option=call'), probability: 0.99 },
    { ...toldWord('strategy=covered_call'), probability: 0.97 },
  ];
  expect(fillFields(optionPremium, { facts: [], words }).input.strategy).toBe('covered_call');
});

it('a sold option is one of the writer’s, a call without shares or a put', () => {
  const strategyOf = (...words: readonly string[]) =>
    fillFields(optionPremium, { facts: [], words: words.map((word) => toldWord(word)) }).input.strategy;
  expect(strategyOf('option=call', 'strategy=sell')).toBe('sold_call');
  expect(strategyOf('option=put', 'strategy=sell')).toBe('cash_secured_put');
  expect(strategyOf('option=call', 'strategy=buy')).toBe('bought_call');
  expect(strategyOf('strategy=sell')).toBeUndefined();
});

it('a told kind of heir, option or market fills its choice', () => {
  const inputOf = (calculator: Parameters<typeof fillFields>[0], ...words: readonly string[]) =>
    fillFields(calculator, { facts: [], words: words.map((word) => toldWord(word)) }).input;
  expect(inputOf(inheritedAccount, 'heir=minor_child').heir).toBe('minor_child');
  expect(inputOf(inheritedAccount, 'status=widowed', 'heir=disabled').heir).toBe('disabled');
  expect(inputOf(inheritedAccount, 'status=widowed').heir).toBe('spouse');
  expect(inputOf(stockOptionsExercise, 'stock_option=nso').kind).toBe('nso');
  expect(inputOf(marketHistory, 'series=gold').series).toBe('gold');
  expect(inputOf(takeHomePay, 'flag=student_visa').payroll_exemption).toBe('student_visa');
  expect(inputOf(takeHomePay, 'work=student', 'flag=campus_job').payroll_exemption).toBe('campus_job');
  expect(inputOf(takeHomePay, 'work=student', 'flag=not_us_citizen').payroll_exemption).toBeUndefined();
});

it('takes no word for a choice that decides alone unless it is read surely', () => {
  const sizeOf = (probability: number) =>
    fillFields(medicareWhileWorking, {
      facts: [],
      words: [{ ...toldWord('employer_size=small'), probability, turn: 0 }],
    }).input.size;
  expect(sizeOf(0.95)).toBe('fewer');
  expect(sizeOf(0.8)).toBeUndefined();
});
