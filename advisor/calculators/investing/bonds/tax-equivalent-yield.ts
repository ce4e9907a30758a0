import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, type Figure } from '#advisor/calculators/define/result.ts';
import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';
import { interestRates, keptOf, rateNotes } from '#advisor/calculators/investing/bonds/interest-tax-rates.ts';
import { taxEquivalentFields } from '#advisor/calculators/investing/bonds/tax-equivalent-fields.ts';
import { nounOf, taxEquivalentWords } from '#advisor/calculators/investing/bonds/tax-equivalent-words.ts';
import { taxEquivalentYieldFormulas } from '#advisor/calculators/investing/bonds/tax-equivalent-yield-formulas.ts';
import { text } from '#advisor/quantities/text.ts';

const brackets = [0, 10, 12, 22, 24, 32, 35, 37];
const exact = { decimals: 2 };
/** Whoever is in this bracket mostly has an income above which investments bear a further tax. */
const leastOfHighIncome = 32;
const tooMuchTax = 'The tax rates come to 100% or more: check them.';
const kindNames = {
  in_state_muni: 'Tax-free yield',
  other_state_muni: 'Muni of another state',
  treasury: 'Treasury',
};

/** What a taxable bond has to yield to leave as much as a tax-free one. */
export const taxEquivalentYield = defineCalculator({
  name: 'tax_equivalent_yield',
  version: 3,
  title: 'Tax-equivalent yield',
  about:
    'The yield a taxable bond, CD or savings account has to pay to leave as much after tax as a tax-free municipal bond, from the muni’s yield and your tax rate or income, with the tax on investment income and your state’s tax; Treasuries and munis of your own or another state; which of two pays more; and the tax rate at which they break even.',
  simply:
    'What counts is the interest you keep. A tax-free bond with a lower rate can leave you more than a taxable one with a higher rate.',
  input: taxEquivalentFields,
  alternatives: [{ fields: ['tax_rate', 'income'] }],
  check({ tax_free: free, taxable, tax_rate: rate, other_rate: other, income, ...kinds }) {
    if (rate + other + kinds.investment_rate >= 100) return tooMuchTax;
    if (free === 0 && taxable === 0) return 'Give the yield of the tax-free bond.';
    const isTaxed = rate + income > 0;
    if (!isTaxed && (kinds.free_kind !== 'in_state_muni' || kinds.taxable_kind === 'treasury'))
      return 'Give your tax bracket, or what you earn a year.';
    if (free === 0 && !isTaxed) return 'Give your tax bracket, or what you earn a year.';
    return !isTaxed && taxable === 0 ? 'Give your tax bracket, or what you earn a year.' : null;
  },

  run(input, { facts }) {
    const { tax_free: free, taxable, amount, income, free_kind: kind, taxable_kind: other } = input;
    const isKnown = input.tax_rate + income > 0;
    const rates = interestRates(input, facts);
    const notes = rateNotes(input, rates);
    const rate = figure('tax_rate', 'Tax rate', rates.federal + rates.state, 'percent');
    if (rate.value >= 100) throw new InputProblem([{ field: '', message: tooMuchTax }]);
    const [keepsFree, keepsTaxable] = [keptOf(kind, rates), keptOf(other, rates)];
    const equivalent = figure(
      'equivalent',
      other === 'treasury' ? 'Treasury yield that leaves as much' : 'Tax-equivalent yield',
      (free * keepsFree) / keepsTaxable,
      'percent',
      exact,
    );
    const freeAfter = figure(
      'free_after_tax',
      `${kindNames[kind]} after tax`,
      free * keepsFree,
      'percent',
      exact,
    );
    const after = figure(
      'taxable_after_tax',
      `${other === 'treasury' ? 'Treasury' : 'Taxable'} yield after tax`,
      taxable * keepsTaxable,
      'percent',
      exact,
    );
    const even = figure('even_rate', 'Break-even tax rate', (1 - free / taxable) * 100, 'percent', exact);
    const isPlain = kind === 'in_state_muni' && other === 'taxable';
    const [fromFree, fromTaxable] = [(amount * freeAfter.value) / 100, (amount * after.value) / 100];
    const hasBoth = free > 0 && taxable > 0;
    const isFreeOfAll = kind === 'in_state_muni';
    const dollars: Figure[] =
      amount > 0 && isKnown
        ? [
            ...(free > 0
              ? [
                  figure(
                    'income_free',
                    isFreeOfAll ? 'Tax-free income' : `Income of the ${nounOf[kind]} after tax`,
                    fromFree,
                    'usd_per_year',
                  ),
                ]
              : []),
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
    const ifTreasury =
      isKnown && rates.state > 0 && hasBoth && other === 'taxable' && kind !== 'treasury'
        ? [
            figure(
              'treasury_after',
              'The same yield of a Treasury after tax',
              taxable * keptOf('treasury', rates),
              'percent',
              exact,
            ),
          ]
        : [];
    const byState: Figure[] =
      isKnown && free > 0 && rates.state > 0
        ? [
            ...ifTreasury,
            ...(isFreeOfAll
              ? [
                  figure(
                    'other_state_needed',
                    'Yield that a muni of another state needs',
                    free / keptOf('other_state_muni', rates),
                    'percent',
                    exact,
                  ),
                ]
              : []),
            ...(kind === 'treasury' || other === 'treasury'
              ? []
              : [
                  figure(
                    'treasury_needed',
                    'Yield that a Treasury needs',
                    freeAfter.value / keptOf('treasury', rates),
                    'percent',
                    exact,
                  ),
                ]),
          ]
        : [];
    const investmentTax = facts.get('net_investment_income_tax_rate');
    // With a bracket alone nobody knows whether this tax comes on top; from a high one on it mostly does.
    const mayComeOnTop = input.tax_rate >= leastOfHighIncome && rates.investment === 0 && income === 0;
    const keepsThen = keptOf(other, { ...rates, federal: rates.federal + investmentTax });
    const withInvestmentTax: Figure[] =
      mayComeOnTop && free > 0 && keepsThen > 0
        ? [
            figure(
              'with_investment_tax',
              'The same with the tax on investment income',
              (free * keepsFree) / keepsThen,
              'percent',
              exact,
            ),
          ]
        : [];
    return {
      figures: [
        ...(isKnown && free > 0 ? [equivalent] : []),
        ...(isKnown && free > 0 && !isFreeOfAll ? [freeAfter] : []),
        ...(isKnown && taxable > 0 ? [after] : []),
        ...(hasBoth && isPlain && even.value > 0 ? [even] : []),
        ...dollars,
        ...byState,
        ...withInvestmentTax,
        ...(isKnown ? [rate] : []),
        ...(isKnown && rates.state + rates.investment > 0
          ? [figure('federal_rate', 'Federal tax rate', rates.federal, 'percent')]
          : []),
        ...(rates.investment > 0
          ? [figure('investment_rate', 'Tax on investment income in it', rates.investment, 'percent')]
          : []),
        ...(isKnown && rates.state > 0
          ? [figure('state_rate', 'State tax rate', rates.state, 'percent', exact)]
          : []),
      ],
      steps: [
        ...(isKnown
          ? [
              {
                label: 'Share you keep',
                formula: '100 % - tax rate',
                value: keepsTaxable * 100,
                unit: 'percent' as const,
                decimals: 2,
              },
            ]
          : []),
        ...(isKnown && free > 0
          ? [
              {
                label: equivalent.label,
                formula: isFreeOfAll ? 'tax-free yield / share you keep' : 'yield after tax / share you keep',
                value: equivalent.value,
                unit: 'percent' as const,
                decimals: 3,
              },
            ]
          : []),
        ...(hasBoth && isPlain
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
        ...notes.assumptions,
        text`Both are alike in length and safety, and neither is held in a retirement account.`,
      ],
      warnings: [
        ...ifTreasury.map(
          (left) => text`If the taxable one is a Treasury, your state doesn’t tax it: ${left} is left of it.`,
        ),
        ...notes.warnings,
      ],
      detail: {
        isKnown,
        rate,
        equivalent,
        freeAfter,
        after,
        even,
        more: dollars.find(({ id }) => id === 'more'),
        byState,
        withInvestmentTax: withInvestmentTax[0],
        investmentTax: fact('net_investment_income_tax_rate', investmentTax, 'percent'),
        points: brackets.map((bracket) => [bracket, (free * 100) / (100 - bracket)] as const),
      },
    };
  },

  explain: ({ detail }, told) => taxEquivalentWords(detail, told),

  chart: ({ detail: { points } }) => ({
    kind: 'line',
    title: 'Taxable yield that leaves as much',
    x: { label: 'Tax rate', unit: 'percent' },
    y: { label: 'Taxable yield', unit: 'percent' },
    series: [{ name: 'Taxable yield', points }],
  }),

  formulas: taxEquivalentYieldFormulas,
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
      question: 'California, $260k salary: 3.2% California muni fund or a 4.4% treasury bill?',
      input: { tax_free: 3.2, taxable: 4.4, income: 260_000, state: 'ca', taxable_kind: 'treasury' },
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
  sources: ['sec_bonds', 'usc_26_1411'],
});
