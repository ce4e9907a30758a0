import { expect, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const withBars = [
  'seller_proceeds',
  'consolidation',
  'loan_401k',
  'early_withdrawal',
  'raise_after_tax',
  'stock_options_exercise',
  'refund_or_due',
  'itemize_or_standard',
  'college_credits',
  'rental_property',
  'employer_match_espp_rsu',
  'income_for_home',
  'mortgage_affordability',
  'life_insurance_need',
  'debt_to_income',
  'home_equity',
  'car_trade_in',
  'loan_from_payment',
  'payday_apr',
  'credit_utilization',
  'home_sale',
  'emergency_fund',
  'net_worth',
  'rent_guideline',
  'spousal_benefit',
  'survivor_benefit',
  'earnings_test',
  'equal_payments_72t',
  'roth_conversion_room',
];

it.each(withBars)('%s draws bars of its own figures in every one of its examples', (name) => {
  const calculator = calculators.find((one) => one.name === name)!;
  for (const { input } of calculator.examples) {
    const done = runCalculator(calculator, input, { year: 2026 });
    const { x, y, series } = calculator.chart!(done.result, done.input);
    const shown = done.result.figures.filter(({ label }) => x.names?.includes(label));
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown.map(({ unit }) => unit))).toEqual(new Set([y.unit]));
    expect(new Set(series[0]!.points.map(([, value]) => value))).toEqual(
      new Set(shown.map(({ value }) => value)),
    );
  }
});
