import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { figure, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure } from '#advisor/calculators/tax/cents-figures.ts';
import {
  earlySale,
  lateSale,
  minimumTaxOn,
  sharesWithoutMinimumTax,
  taxAsWages,
  type OptionPay,
} from '#advisor/calculators/tax/stock-pay/option-exercise.ts';
import { flatWithholding } from '#advisor/calculators/tax/stock-pay/stock-pay.ts';
import { stockOptionsFields } from '#advisor/calculators/tax/stock-pay/stock-options-exercise-fields.ts';
import { stockOptionsFormulas } from '#advisor/calculators/tax/stock-pay/stock-options-exercise-formulas.ts';
import {
  explainEarly,
  explainKept,
  explainLate,
  explainNonqualified,
  isoAssumptions,
  nsoAssumptions,
} from '#advisor/calculators/tax/stock-pay/stock-options-exercise-words.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

interface Exercise {
  pay: OptionPay;
  shares: number;
  cost: Cents;
  spread: Cents;
  /** The sale price above the strike price, for all shares. */
  gain: Cents;
  facts: FactReader;
}

/** The tax on exercising employee stock options and on selling the shares. */
export const stockOptionsExercise = defineCalculator({
  name: 'stock_options_exercise',
  version: 1,
  title: 'Exercising employee stock options (ISO and NSO)',
  about:
    'The federal tax of exercising employee stock options: the alternative minimum tax (AMT) on incentive stock options (ISO) and how many can be exercised without it, a disqualifying or a qualifying sale with the AMT credit, and the tax on nonqualified options (NSO).',
  simply:
    "An option lets you buy shares at an old price. The gap between that price and today's is your gain, and it's taxed.",
  input: stockOptionsFields,

  check: ({ strike, price, spouse_salary: spouses, filing_status: status }) => {
    if (price <= strike)
      return 'The value of a share must be above the strike price: otherwise there is nothing to gain from exercising.';
    return spouses > 0 && status !== 'married_joint'
      ? 'Your spouse’s pay belongs on a joint return: choose married filing jointly, or leave it out.'
      : null;
  },

  run(input, { facts }) {
    const { warnings } = factYear(facts, 'income_tax_brackets');
    const { kind, sale, shares, strike, price } = input;
    const sold = input.sale_price > 0 ? input.sale_price : price;
    const exercise: Exercise = {
      pay: {
        status: input.filing_status,
        wages: toCents(input.salary),
        spouseWages: toCents(input.spouse_salary),
      },
      shares,
      cost: roundHalfUp(shares * toCents(strike)),
      spread: roundHalfUp(shares * toCents(price - strike)),
      gain: roundHalfUp(shares * toCents(sold - strike)),
      facts,
    };
    const figures =
      kind === 'nso'
        ? nonqualified(exercise, sale !== 'keep', sale === 'sell_late')
        : sale === 'keep'
          ? kept(exercise)
          : sale === 'sell_early'
            ? soldEarly(exercise)
            : soldLate(exercise);
    const steps: Step[] = [
      centsStep('Strike price in all', exercise.cost, 'options x strike price'),
      centsStep('Above the strike price', exercise.spread, 'options x (value - strike price)'),
      ...figures
        .filter(({ unit }) => unit === 'usd')
        .map(({ label, value, unit }): Step => ({ label, value, unit })),
    ];
    return {
      figures,
      steps,
      assumptions: kind === 'iso' ? isoAssumptions(sale) : nsoAssumptions(sale),
      warnings: [...warnings],
      detail: {},
    };
  },

  explain({ figures }, input) {
    const find = (id: string) => findFigure(figures, id);
    if (input.kind === 'nso') return explainNonqualified(find);
    if (input.sale === 'keep') return explainKept(find, input);
    return input.sale === 'sell_early' ? explainEarly(find) : explainLate(find);
  },

  chart: ({ figures }) => barsOf('Taxes of the exercise', figures, taxIds),

  formulas: stockOptionsFormulas,
  examples: [
    {
      question:
        'I have 10,000 ISOs with a $5 strike and the shares are worth $25. I earn $150,000. How much AMT if I exercise and hold?',
      input: { shares: 10_000, strike: 5, price: 25, salary: 150_000 },
    },
    {
      question:
        'how many isos can i exercise without triggering amt, strike 2 dollars, 409a is 14, 4000 options, salary 180k',
      input: { shares: 4000, strike: 2, price: 14, salary: 180_000 },
    },
    {
      question:
        'Exercise and sell 2,000 incentive stock options the same year, strike $10, stock at $45, married, I make 130k. What tax do I pay on the disqualifying sale?',
      input: {
        shares: 2000,
        strike: 10,
        price: 45,
        salary: 130_000,
        filing_status: 'married_joint',
        sale: 'sell_early',
      },
    },
    {
      question:
        'exercised 5000 ISOs at $3 when they were worth $20, selling at $35 after two years, 160k salary. tax on a qualifying sale and do i get the amt credit back',
      input: { shares: 5000, strike: 3, price: 20, sale_price: 35, sale: 'sell_late', salary: 160_000 },
    },
    {
      question:
        'I want to exercise 1,500 NSOs, strike $8, current price $30, salary $110,000. What are the taxes?',
      input: { kind: 'nso', shares: 1500, strike: 8, price: 30, salary: 110_000 },
    },
  ],
  sources: ['irs_pub_525', 'usc_26_55', 'irs_pub_15'],
});

const taxIds = ['amt', 'early_tax', 'nso_tax', 'gain_tax', 'credit_used', 'amt_if_kept', 'withheld'];

function kept({ pay, shares, cost, spread, facts }: Exercise): Figure[] {
  const amt = minimumTaxOn(spread, pay, facts);
  const credit = amt - minimumTaxOn(0, pay, facts);
  return [
    centsFigure('amt', 'Alternative minimum tax', amt),
    figure(
      'free_shares',
      'Options without alternative minimum tax',
      sharesWithoutMinimumTax(spread / shares, pay, shares, facts),
      'count',
    ),
    centsFigure('credit', 'Credit for later years', credit),
    centsFigure('spread', 'Value above the strike price', spread),
    centsFigure('cost', 'Strike price in all', cost),
    centsFigure('cash_needed', 'Cash for the strike price and the tax', cost + amt),
    centsFigure(
      'early_tax',
      'Federal tax if sold in the same year',
      earlySale(spread, spread, pay, facts).tax,
    ),
    centsFigure('nso_tax', 'Federal taxes if they are nonqualified', taxAsWages(spread, pay, facts)),
  ];
}

function soldEarly({ pay, cost, spread, gain, facts }: Exercise): Figure[] {
  const { ordinary, tax } = earlySale(spread, gain, pay, facts);
  return [
    centsFigure('net', 'Left after the strike price and federal tax', gain - tax, {
      labelBelowZero: 'Loss after the strike price and federal tax',
    }),
    centsFigure('early_tax', 'Federal tax on the sale', tax, { labelBelowZero: 'Tax that the loss saves' }),
    centsFigure('ordinary', 'Part taxed like pay', ordinary),
    centsFigure('gain', 'Sale above the strike price', gain, {
      labelBelowZero: 'Sale below the strike price',
    }),
    centsFigure('spread', 'Value above the strike price at exercise', spread),
    centsFigure('cost', 'Strike price in all', cost),
    centsFigure('amt_if_kept', 'Alternative minimum tax if kept', minimumTaxOn(spread, pay, facts)),
  ];
}

function soldLate({ pay, cost, spread, gain, facts }: Exercise): Figure[] {
  const amt = minimumTaxOn(spread, pay, facts);
  const credit = amt - minimumTaxOn(0, pay, facts);
  const { tax, creditUsed } = lateSale(spread, gain, credit, pay, facts);
  return [
    centsFigure('net', 'Left after the strike price and federal taxes', gain - tax - amt + creditUsed, {
      labelBelowZero: 'Loss after the strike price and federal taxes',
    }),
    centsFigure('gain', 'Sale above the strike price', gain, {
      labelBelowZero: 'Sale below the strike price',
    }),
    centsFigure('gain_tax', 'Federal tax on the sale', tax, { labelBelowZero: 'Tax that the loss saves' }),
    centsFigure('amt', 'Alternative minimum tax of the exercise', amt),
    centsFigure('credit_used', 'Credit in the year of the sale', creditUsed),
    centsFigure('credit_left', 'Credit left for later years', credit - creditUsed),
    centsFigure('cost', 'Strike price in all', cost),
    centsFigure(
      'early_net',
      'Left if sold in the year of the exercise',
      gain - earlySale(spread, gain, pay, facts).tax,
      { labelBelowZero: 'Loss if sold in the year of the exercise' },
    ),
  ];
}

function nonqualified(
  { pay, cost, spread, gain, facts }: Exercise,
  isSold: boolean,
  isLate: boolean,
): Figure[] {
  const tax = taxAsWages(spread, pay, facts);
  const later = gain - spread;
  const withSpread = { ...pay, wages: pay.wages + spread };
  const onLater = isLate ? lateSale(0, later, 0, pay, facts).tax : earlySale(0, later, withSpread, facts).tax;
  return [
    centsFigure('nso_tax', 'Federal taxes on the exercise', tax),
    centsFigure('spread', 'Value above the strike price', spread),
    centsFigure('withheld', 'Income tax withheld at the flat rate', flatWithholding(spread, facts)),
    centsFigure('cost', 'Strike price in all', cost),
    centsFigure('cash_needed', 'Cash for the strike price and the taxes', cost + tax),
    ...(isSold
      ? [
          centsFigure('gain_tax', 'Federal tax on what the price rose since', onLater, {
            labelBelowZero: 'Tax that the loss saves',
          }),
          centsFigure('net', 'Left after the strike price and federal taxes', gain - tax - onLater, {
            labelBelowZero: 'Loss after the strike price and federal taxes',
          }),
        ]
      : []),
  ];
}
