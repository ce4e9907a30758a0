import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const brackets = [0, 10, 12, 22, 24, 32, 35, 37];

/** What a taxable bond has to yield to leave as much as a tax-free one. */
export const taxEquivalentYield = defineCalculator({
  name: 'tax_equivalent_yield',
  version: 1,
  title: 'Tax-equivalent yield',
  about:
    'The yield a taxable bond, CD or savings account has to pay to leave as much after tax as a tax-free municipal bond, from the muni’s yield and your tax rate; and which of two is better.',
  input: {
    tax_free: percent({
      label: 'Tax-free yield',
      roles: ['rate_yield', 'rate_savings#2'],
      min: 0.01,
      max: 50,
    }),
    tax_rate: percent({
      label: 'Marginal tax rate',
      ask: 'what is your tax bracket',
      roles: ['rate_tax'],
      min: 0,
      max: 90,
    }),
    taxable: percent({
      label: 'Yield of the taxable alternative',
      roles: ['rate_savings', 'rate_yield#2'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'none is compared' },
    }),
  },

  run({ tax_free: free, tax_rate: rate, taxable }) {
    const keeps = 1 - rate / 100;
    const equivalent = figure('equivalent', 'Tax-equivalent yield', free / keeps, 'percent', { decimals: 2 });
    const after = figure('taxable_after_tax', 'Taxable yield after tax', taxable * keeps, 'percent', {
      decimals: 2,
    });
    return {
      figures: [equivalent, ...(taxable > 0 ? [after] : [])],
      steps: [
        {
          label: 'Share you keep',
          formula: '100 % - tax rate',
          value: keeps * 100,
          unit: 'percent',
          decimals: 2,
        },
        {
          label: 'Tax-equivalent yield',
          formula: 'tax-free yield / share you keep',
          value: free / keeps,
          unit: 'percent',
          decimals: 3,
        },
      ],
      assumptions: [
        text`The tax-free yield is free of every tax that your rate counts; add state tax to the rate only if the bond is free of it as well.`,
        text`Both are alike in length and safety, and neither is held in a retirement account.`,
      ],
      warnings: [],
      detail: {
        after,
        points: brackets.map((bracket) => [bracket, (free * 100) / (100 - bracket)] as const),
      },
    };
  },

  explain({ figures: [equivalent], detail: { after } }, { tax_free: free, tax_rate: rate, taxable }) {
    const own = given('tax_free', free, 'percent');
    return {
      conclusion: text`A taxable bond has to yield ${equivalent!} to match ${own} tax-free at a tax rate of ${given('tax_rate', rate, 'percent')}.`,
      reasons:
        taxable > 0
          ? [
              text`The taxable one leaves you ${after} of its ${given('taxable', taxable, 'percent')}, ${after.value > free ? 'more' : 'no more'} than the ${own} that is free of tax.`,
            ]
          : [text`Of taxable interest you keep only what tax leaves; tax-free interest is yours whole.`],
      next: [
        text`Compare bonds of the same length and quality, and look at the yield to the earliest date it may be repaid.`,
        text`Do not put tax-free bonds into an IRA: the account is sheltered already.`,
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
      question: 'taxable equivalent of 4% tax-exempt at a 22% marginal rate',
      input: { tax_free: 4, tax_rate: 22 },
    },
  ],
  sources: ['sec_bonds'],
});
