import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { bracketOf, incomeField } from '#advisor/calculators/investing/bracket-of-income.ts';
import { filingStatusField } from '#advisor/calculators/tax/filing-status-field.ts';
import { text } from '#advisor/quantities/text.ts';

const brackets = [0, 10, 12, 22, 24, 32, 35, 37];
const exact = { decimals: 2 };

/** What a taxable bond has to yield to leave as much as a tax-free one. */
export const taxEquivalentYield = defineCalculator({
  name: 'tax_equivalent_yield',
  version: 2,
  title: 'Tax-equivalent yield',
  about:
    'The yield a taxable bond, CD or savings account has to pay to leave as much after tax as a tax-free municipal bond, from the muni’s yield and your tax rate or income; which of two pays more; and the tax rate at which they break even.',
  input: {
    tax_free: percent({
      label: 'Tax-free yield',
      ask: 'what does the tax-free bond or fund yield',
      roles: ['rate_yield', 'rate_savings#2'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'only a taxable yield is given' },
    }),
    tax_rate: percent({
      label: 'Marginal tax rate',
      ask: 'what is your tax bracket',
      roles: ['rate_tax', 'rate_tax@both'],
      min: 0,
      max: 90,
      default: { value: 0, reason: 'it follows from your income' },
    }),
    other_rate: percent({
      label: 'State or other tax rate on top',
      roles: ['rate_tax#2'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'only one tax rate was mentioned' },
    }),
    taxable: percent({
      label: 'Yield of the taxable alternative',
      roles: ['rate_savings', 'rate_yield#2'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'no taxable yield was mentioned' },
    }),
    amount: money({
      label: 'Amount to invest',
      roles: ['lump_sum', 'bal_cash', 'hold_amount', 'bal_total', 'bal_brokerage', 'price_buy'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'only the yields are compared' },
    }),
    income: incomeField,
    filing_status: filingStatusField,
  },
  alternatives: [{ fields: ['tax_rate', 'income'] }],
  check({ tax_free: free, taxable, tax_rate: rate, other_rate: other, income }) {
    if (rate + other >= 100) return 'The tax rates come to 100% or more: check them.';
    if (free === 0 && taxable === 0) return 'Give the yield of the tax-free bond.';
    const isTaxed = rate + income > 0;
    if (free === 0 && !isTaxed) return 'Give your tax bracket, or what you earn a year.';
    return !isTaxed && taxable === 0 ? 'Give your tax bracket, or what you earn a year.' : null;
  },

  run(input, { facts }) {
    const { tax_free: free, taxable, amount, income } = input;
    const isKnown = input.tax_rate + income > 0;
    const own =
      input.tax_rate > 0 || income === 0 ? input.tax_rate : bracketOf(income, input.filing_status, facts);
    const rate = figure('tax_rate', 'Tax rate', own + input.other_rate, 'percent');
    const keeps = 1 - rate.value / 100;
    const equivalent = figure('equivalent', 'Tax-equivalent yield', free / keeps, 'percent', exact);
    const after = figure('taxable_after_tax', 'Taxable yield after tax', taxable * keeps, 'percent', exact);
    const even = figure('even_rate', 'Break-even tax rate', (1 - free / taxable) * 100, 'percent', exact);
    const [fromFree, fromTaxable] = [(amount * free) / 100, (amount * taxable * keeps) / 100];
    const hasBoth = free > 0 && taxable > 0;
    const dollars: Figure[] =
      amount > 0 && isKnown
        ? [
            ...(free > 0 ? [figure('income_free', 'Tax-free income', fromFree, 'usd_per_year')] : []),
            ...(taxable > 0
              ? [figure('income_taxable', 'Taxable income after tax', fromTaxable, 'usd_per_year')]
              : []),
            ...(hasBoth
              ? [
                  figure(
                    'more',
                    'Extra income from the better one',
                    Math.abs(fromFree - fromTaxable),
                    'usd_per_year',
                  ),
                ]
              : []),
          ]
        : [];
    return {
      figures: [
        ...(isKnown && free > 0 ? [equivalent] : []),
        ...(isKnown && taxable > 0 ? [after] : []),
        ...(hasBoth && even.value > 0 ? [even] : []),
        ...dollars,
        ...(isKnown ? [rate] : []),
      ],
      steps: [
        ...(isKnown
          ? [
              {
                label: 'Share you keep',
                formula: '100 % - tax rate',
                value: keeps * 100,
                unit: 'percent' as const,
                decimals: 2,
              },
            ]
          : []),
        ...(isKnown && free > 0
          ? [
              {
                label: 'Tax-equivalent yield',
                formula: 'tax-free yield / share you keep',
                value: free / keeps,
                unit: 'percent' as const,
                decimals: 3,
              },
            ]
          : []),
        ...(hasBoth
          ? [
              {
                label: 'Tax rate at which they break even',
                formula: '1 - tax-free yield / taxable yield',
                value: even.value,
                unit: 'percent' as const,
                decimals: 2,
              },
            ]
          : []),
      ],
      assumptions: [
        text`The tax-free yield is free of every tax that your rate counts; add state tax only if the bond is free of it as well.`,
        text`Both are alike in length and safety, and neither is held in a retirement account.`,
        ...(income > 0 && input.tax_rate === 0
          ? [
              text`Your federal bracket is worked out from your income with the standard deduction; state tax is left out.`,
            ]
          : []),
      ],
      warnings: [],
      detail: {
        isKnown,
        rate,
        equivalent,
        after,
        even,
        more: dollars.find(({ id }) => id === 'more'),
        points: brackets.map((bracket) => [bracket, (free * 100) / (100 - bracket)] as const),
      },
    };
  },

  explain({ detail: { isKnown, rate, equivalent, after, even, more } }, { tax_free: free, taxable }) {
    const [own, other] = [given('tax_free', free, 'percent'), given('taxable', taxable, 'percent')];
    const freeWins = free > after.value;
    const less = more ? text`, about ${more} less` : '';
    const gain = more ? text`, about ${more} more` : '';
    const compared = freeWins
      ? text`Take the tax-free ${own}: the taxable ${other} leaves you only ${after} after tax${less}.`
      : text`Take the taxable ${other}: it leaves you ${after} after tax, against ${own} tax-free${gain}.`;
    return {
      conclusion: !isKnown
        ? even.value > 0
          ? text`They break even at a tax rate of ${even}: above it, take the tax-free ${own}.`
          : text`The tax-free ${own} pays more at any tax rate.`
        : free === 0
          ? text`After tax at ${rate} you keep ${after} of the ${other}.`
          : taxable > 0
            ? compared
            : text`A taxable bond has to yield ${equivalent} to match ${own} tax-free at a tax rate of ${rate}.`,
      openings:
        isKnown && free > 0 && taxable > 0
          ? {
              yesno: freeWins
                ? text`Yes, the tax-free ${own} comes out ahead: ${other} taxable leaves you only ${after}${less}.`
                : text`No, the tax-free ${own} falls short: ${other} taxable leaves you ${after} after tax${gain}.`,
              rate: text`At a tax rate of ${rate}, ${own} tax-free is worth ${equivalent} taxable.`,
            }
          : {},
      reasons: [
        ...(isKnown && free > 0 && taxable > 0
          ? [text`At a tax rate of ${rate}, a taxable one would have to pay ${equivalent} to match.`]
          : []),
        text`You keep only part of taxable interest; tax-free interest is all yours.`,
      ],
      next: [
        text`Compare bonds of the same length and quality, and look at the yield to the earliest call date.`,
        text`Don’t put tax-free bonds in an IRA: it’s already sheltered from tax.`,
      ],
    };
  },

  chart: ({ detail: { points } }) => ({
    kind: 'line',
    title: 'Taxable yield that leaves as much',
    x: { label: 'Tax rate', unit: 'percent' },
    y: { label: 'Taxable yield', unit: 'percent' },
    series: [{ name: 'Taxable yield', points }],
  }),

  examples: [
    {
      question: 'What is the tax-equivalent yield of a 3% muni in the 24% bracket?',
      input: { tax_free: 3, tax_rate: 24 },
    },
    {
      question: 'muni pays 3.5%, corporate bond pays 5%, 32% tax bracket: which one',
      input: { tax_free: 3.5, taxable: 5, tax_rate: 32 },
    },
    {
      question: 'tax free fund yielding 2.8 percent, i am at 37%, what taxable yield is that',
      input: { tax_free: 2.8, tax_rate: 37 },
    },
    {
      question: 'we make $210k together: is a 3.1% muni money market better than 4.3% savings?',
      input: { tax_free: 3.1, taxable: 4.3, income: 210_000, filing_status: 'married_joint' },
    },
    {
      question: 'At what tax bracket does a 3.6% muni break even with a 4.8% corporate bond?',
      input: { tax_free: 3.6, taxable: 4.8 },
    },
    {
      question: 'taxable equivalent of 4% tax-exempt at a 22% marginal rate',
      input: { tax_free: 4, tax_rate: 22 },
    },
  ],
  sources: ['sec_bonds'],
});
