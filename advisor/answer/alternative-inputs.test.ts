import { beforeAll, describe, expect, it } from 'vitest';
import { alternativesTo } from '#advisor/calculators/define/alternatives.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import {
  afterAnswer,
  answerCard,
  calculatorNamed,
  receiptOf,
  sentBy,
  type Inputs,
} from '#server/testing/advisor/card-questions.ts';

let advisor: TestAdvisor;
beforeAll(async () => {
  advisor = await openTestAdvisor();
});

interface Way {
  besides: Inputs;
  each: Record<string, number>;
}

/** Alternative inputs whose values depend on others: the other inputs, and a value for each alternative. */
const ways: Record<string, Way | readonly Way[]> = {
  bond_price_ytm: { besides: { coupon: 5, years: 10 }, each: { yield: 4.25, price: 950 } },
  break_cd: {
    besides: { balance: 20_000, rate: 4, new_rate: 5, months_left: 18 },
    each: { penalty: 300, penalty_months: 3 },
  },
  budget_50_30_20: { besides: { needs: 2000 }, each: { income: 5000, income_year: 72_000 } },
  coast_fire: { besides: { years: 25 }, each: { target: 1_500_000, spending: 50_000 } },
  federal_income_tax: [
    { besides: { wages: 90_000 }, each: { pre_tax_401k: 15_000, contribution_percent: 10 } },
    {
      besides: { wages: 90_000, car_loan_rate: 7 },
      each: { car_loan_interest: 1800, car_loan_balance: 25_000 },
    },
  ],
  underpayment_penalty: [
    { besides: { wages: 90_000 }, each: { pre_tax_401k: 15_000, contribution_percent: 10 } },
    {
      besides: { wages: 90_000, car_loan_rate: 7 },
      each: { car_loan_interest: 1800, car_loan_balance: 25_000 },
    },
  ],
  fire_number: { besides: { spending: 50_000 }, each: { saving: 20_000, take_home: 90_000 } },
  home_payment: {
    besides: { price: 400_000, rate: 6.5 },
    each: {
      down_payment: 40_000,
      down_percent: 5,
      property_tax: 4800,
      tax_rate: 1.4,
      pmi: 120,
      pmi_rate: 0.8,
      closing_costs: 9000,
      closing_rate: 2,
    },
  },
  medical_bill: { besides: { bill: 16_000, deductible: 3000 }, each: { coinsurance: 30, plan_share: 80 } },
  home_sale: {
    besides: { gain: 300_000, income: 100_000 },
    each: { short_of_two_years: 1, short_of_two_years_lived: 1, years_lived: 3, years_owned: 5 },
  },
  income_for_home: [
    {
      besides: { price: 400_000 },
      each: { down_payment: 100_000, down_percent: 10, pmi: 150, pmi_rate: 0.8 },
    },
    { besides: { debts: 300 }, each: { price: 400_000, housing_payment: 2100 } },
  ],
  inflation_adjust: { besides: { amount: 100_000 }, each: { to_year: 2040, years: 20 } },
  loan_amortization: {
    besides: { principal: 400_000, rate: 6.5, years: 30 },
    each: { down_payment: 100_000, down_percent: 10 },
  },
  mortgage_affordability: {
    besides: { income: 120_000 },
    each: { down_payment: 60_000, down_percent: 10, property_tax: 4800, tax_rate: 1.4 },
  },
  option_value_strategy: {
    besides: { spot: 100, strike: 105, volatility: 25 },
    each: { years: 2, days: 90 },
  },
  raise_after_tax: [
    { besides: { wages: 80_000 }, each: { new_pay: 90_000, raise: 5000, raise_percent: 4 } },
    { besides: { wages: 80_000, raise: 5000 }, each: { pre_tax_401k: 8000, contribution_percent: 10 } },
  ],
  refinance_breakeven: {
    besides: { balance: 300_000, rate: 7.5, new_rate: 6 },
    each: { costs: 9000, costs_percent: 2 },
  },
  retirement_backtest: {
    besides: { portfolio: 1_000_000 },
    each: { spending: 50_000, withdrawalRate: 4, budget: 60_000 },
  },
  retirement_montecarlo: {
    besides: { portfolio: 1_000_000 },
    each: { spending: 50_000, withdrawalRate: 4, budget: 60_000 },
  },
  simple_return: [
    {
      besides: { paid: 10_000 },
      each: { worth: 15_000, gain: 3000, loss: 2000, gain_rate: 31, loss_rate: 12 },
    },
    { besides: { paid: 10_000, worth: 15_000 }, each: { years: 7, since: 2015 } },
  ],
  social_security_benefit: {
    besides: { claim_age: 65 },
    each: { full_benefit: 2400, salary: 90_000, aime: 6000 },
  },
  take_home_pay: [
    { besides: {}, each: { wages: 90_000, check_pay: 3500 } },
    {
      besides: { wages: 90_000 },
      each: { pre_tax_401k: 15_000, contribution_percent: 10, check_401k: 300 },
    },
    { besides: { wages: 90_000 }, each: { benefits: 4000, check_benefits: 150 } },
    { besides: { wages: 90_000 }, each: { new_pay: 97_000, raise_percent: 5 } },
  ],
};

const valueByUnit: Partial<Record<string, number>> = {
  usd: 5000,
  usd_per_month: 400,
  usd_per_year: 6000,
  percent: 5,
  years: 3,
  months: 12,
  year: 2020,
  age: 60,
  count: 2,
};

/** A value from an example, or another possible value. */
function valueFor({ fields, examples }: AnyCalculator, field: string): number {
  const seen = examples.map(({ input }) => (input as Inputs)[field]);
  const { unit, min = 0, max = Infinity } = aboutField((fields as Fields)[field])!;
  const usual = seen.find((value) => typeof value === 'number' && value !== 0) ?? valueByUnit[unit] ?? 1;
  return Math.min(max, Math.max(min, usual as number));
}

/** For every other calculator: one of its examples, with a value for each alternative. */
function waysByExample(calculator: AnyCalculator): Way[] {
  return (calculator.alternatives ?? []).map(({ fields }) => {
    const names: readonly string[] = fields;
    const { input } =
      calculator.examples.find((example) => names.some((name) => name in example.input)) ??
      calculator.examples[0]!;
    return {
      besides: Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))),
      each: Object.fromEntries(names.map((name) => [name, valueFor(calculator, name)])),
    };
  });
}

const allWays = calculators.flatMap((calculator) =>
  [ways[calculator.name] ?? waysByExample(calculator)]
    .flat()
    .map((way) => ({ name: calculator.name, ...way })),
);

describe('a card input that replaces an alternative input', () => {
  const pairs = allWays.flatMap(({ name, besides, each }) =>
    Object.keys(each).flatMap((before) =>
      Object.keys(each)
        .filter((now) => alternativesTo(calculatorNamed(name), [before]).has(now))
        .map((now) => ({
          name,
          before,
          now,
          first: { ...besides, [before]: each[before] },
          change: { [now]: each[now] },
          wanted: { ...besides, [now]: each[now] },
        })),
    ),
  );

  it('is tested for every calculator with alternatives', () => {
    const declared = calculators.flatMap(({ name, alternatives = [] }) =>
      alternatives.flatMap(({ fields }) => fields.map((field) => `${name}.${field}`)),
    );
    const tried = new Set(pairs.map(({ name, now }) => `${name}.${now}`));
    expect(declared.filter((one) => !tried.has(one))).toEqual([]);
  });

  it.each(pairs)('$name: $now for $before', async ({ name, first, change, wanted }) => {
    const receipt = receiptOf(name, first);
    const { receipts } = await answerCard(advisor, sentBy(receipt, change), afterAnswer(receipt));
    expect(receipts.map(({ calculator }) => calculator)).toEqual([name]);
    const { input } = runCalculator(calculatorNamed(name), wanted, { year: 2026 });
    for (const field of Object.keys({ ...first, ...wanted })) {
      expect(receipts[0]!.inputs[field]!.value).toEqual(input[field]);
    }
  });
});
