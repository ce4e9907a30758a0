import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerYear, years } from '#advisor/calculators/define/fields.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household-fields.ts';
import { forJointReturn } from '#advisor/calculators/tax/joint-return.ts';
import { otherIncome } from '#advisor/calculators/tax/other-income.ts';
import { aboutField } from '#advisor/calculators/define/fields.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** Section 121: owned and lived in for two of the last five years. */
const yearsToLive = 2;

/** Up to a number that belongs to the verb before: "bought it for 100k, moved out 2 years ago" tells of moving. */
const nothingElseDone = String.raw`(?:(?!\b(?:\w+ed|\w+ing|left|sold|sell|went|got|live|move|after)\b)[^.;?!#])*`;

const amount = (label: string, cues: readonly string[], what: string) =>
  money({ label, cues, min: 0, max: 1e9, default: nothingSaid(what) });

const input = {
  filing_status: householdFields.filing_status,
  sold_for: amount(
    'Sale price of the home',
    [
      'sold for',
      'sell for',
      'sold it for',
      'selling for',
      'selling it for',
      'sale price',
      'sold',
      'sell',
      'selling',
      'worth',
      'now',
      'for',
      'get',
      'offer',
    ],
    'sale price is',
  ),
  bought_for: amount(
    'Purchase price of the home',
    [
      'bought for',
      'bought it for',
      'bought',
      'paid',
      'paid for it',
      'purchased',
      'purchase price',
      'cost',
      'basis',
      'cost basis',
    ],
    'purchase price is',
  ),
  gain: amount(
    'Gain on the home',
    ['gain', 'gain of', 'profit', 'profit of', 'appreciation', 'made', 'up', 'capital gain'],
    'gain is',
  ),
  improvements: amount(
    'Improvements',
    [
      'improvements',
      'remodel',
      'renovation',
      'renovations',
      'renovated',
      'addition',
      'new kitchen',
      'new roof',
      'upgrades',
    ],
    'improvements are',
  ),
  selling_costs: amount(
    'Costs of selling',
    ['selling costs', 'commission', 'commissions', 'realtor', 'agent', 'closing costs', 'fees'],
    'costs of selling are',
  ),
  years_lived: years({
    label: 'Years you lived in it',
    cues: ['lived', 'lived there', 'lived in', 'lived in it', 'living', 'home for', 'been in', 'been there'],
    phrase: new RegExp(String.raw`\bmoved? in(?:to)?\b${nothingElseDone}# ago\b`, 'i'),
    onlyNamed: true,
    min: 0,
    max: 100,
    default: { value: yearsToLive, reason: 'a home you lived in long enough' },
  }),
  years_owned: years({
    label: 'Years you owned it',
    cues: [
      'owned',
      'i owned',
      'i owned it',
      'owned it for',
      'owned for',
      'owned and lived',
      'owned and lived in',
      'owned and lived there',
      'owning',
      'bought',
      'had it',
      'had it for',
      'had the house',
      'had the home',
      'held it',
      'kept it',
    ],
    phrase: new RegExp(
      String.raw`\b(?:bought|purchased|built)\b${nothingElseDone}# ago\b|\b(?:sold|sell|selling)\b${nothingElseDone}\bafter (?:only |just |about )?(?:the |a )?#`,
      'i',
    ),
    onlyNamed: true,
    min: 0,
    max: 100,
    default: {
      value: yearsToLive,
      reason: 'as long as you lived in it, as far as that matters for the exclusion and for long-term rates',
      by: ({ years_lived: lived }) => (typeof lived === 'number' && lived < yearsToLive ? lived : undefined),
    },
  }),
  income: moneyPerYear({
    label: 'Other income before deductions',
    cues: aboutField(otherIncome)?.cues ?? [],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'without it the taxable gain is told, and not the tax on it' },
  }),
};

/** What of the gain on one's home is taxed. */
export const homeSale = defineCalculator({
  name: 'home_sale',
  version: 3,
  title: 'Selling your home',
  about:
    'How much of the gain on selling your own home, the one you live in, is taxable after the home sale exclusion, and the federal capital gains tax on it.',
  input,
  check: ({ sold_for: sold, bought_for: bought, gain }) =>
    gain === 0 && (sold === 0 || bought === 0)
      ? 'Give the gain, or what you paid for the home and what you sold it for.'
      : null,

  run(given_, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const { filing_status: status, years_lived: lived, years_owned: owned, income } = given_;
    const gain =
      given_.gain > 0
        ? toCents(given_.gain)
        : toCents(given_.sold_for) -
          toCents(given_.bought_for) -
          toCents(given_.improvements) -
          toCents(given_.selling_costs);
    const limit = forJointReturn(facts.get('home_sale_exclusion'), status);
    const allowed = Math.min(lived, owned) >= yearsToLive ? toCents(limit) : 0;
    const excluded = Math.min(Math.max(0, gain), allowed);
    const taxable = Math.max(0, gain - excluded);
    const shortTerm = owned <= 1;
    const householdWith = (amount_: number) =>
      householdFrom({
        filing_status: status,
        other_income: income,
        ...(shortTerm ? { short_gain: toDollars(amount_) } : { long_gain: toDollars(amount_) }),
      });
    const tax =
      federalReturn(householdWith(taxable), facts).totalTax - federalReturn(householdWith(0), facts).totalTax;
    return {
      figures: [
        centsFigure('taxable_gain', 'Taxable gain', taxable),
        ...(income > 0 || taxable === 0 ? [centsFigure('tax', 'Federal tax on it', tax)] : []),
        centsFigure('gain', 'Gain on the home', gain),
        centsFigure('excluded', 'Gain that is not taxed', excluded),
      ],
      steps: [
        centsStep('Gain', gain, 'sale price - costs of selling - purchase price - improvements'),
        centsStep('Exclusion that is allowed', allowed),
        centsStep('Taxable gain', taxable, 'gain - exclusion'),
      ],
      assumptions: [
        ...(taxable > 0
          ? [
              shortTerm
                ? text`Owned for a year or less: the gain is taxed like wages.`
                : text`Owned for more than a year: the rates of long-term gains apply.`,
            ]
          : []),
        text`No other home’s gain was excluded in the two years before, and it was never rented out or depreciated.`,
        ...(status === 'married_joint'
          ? [text`Both of you lived there, and at least one of you owned it.`]
          : []),
        text`Left out: state tax. A loss on your own home is not deductible.`,
      ],
      warnings: [
        ...warnings,
        ...(allowed === 0
          ? [
              text`Owned or lived in for less than two years, the gain is taxed in full, unless you sold because of work, health or something unforeseen: then a part is excluded.`,
            ]
          : []),
      ],
      detail: { year, limit: fact('home_sale_exclusion', limit, 'usd'), allowed },
    };
  },

  explain({ figures, detail: { year, limit, allowed } }, { income }) {
    const at = (id: string) => requireFigure(figures, id);
    const tax = findFigure(figures, 'tax');
    const taxable = at('taxable_gain');
    return {
      conclusion:
        tax && taxable.value > 0
          ? text`${taxable} of the gain is taxable, which costs ${tax} of federal tax for ${year}.`
          : tax
            ? text`No federal tax is due: ${taxable} of a gain of ${at('gain')} is taxable.`
            : text`${taxable} of a gain of ${at('gain')} is taxable.`,
      reasons: [
        allowed > 0
          ? text`Up to ${limit} of the gain on a home you owned and lived in for two of the last five years is not taxed.`
          : text`The exclusion of ${limit} is for a home you owned and lived in for two of the last five years.`,
        ...(tax ? [] : [text`How much tax that is depends on your other income: tell me what you earn.`]),
        ...(income > 0 && taxable.value > 0
          ? [text`The taxable part lies on top of an income of ${given('income', income, 'usd')}.`]
          : []),
      ],
      next: [
        text`Collect the receipts of improvements: each dollar of them lowers the gain.`,
        text`Report the sale if you get a Form 1099 for it, even where nothing is taxed.`,
      ],
    };
  },

  examples: [
    {
      question:
        'We bought our house for 300k and sold it for $950,000, married. How much of the gain is taxable?',
      input: { filing_status: 'married_joint', bought_for: 300_000, sold_for: 950_000 },
    },
    {
      question: 'I sold my home with a gain of 310k, single, salary 90k. What capital gains tax do I owe?',
      input: { gain: 310_000, income: 90_000 },
    },
    {
      question:
        'selling my primary residence for 600k, paid 420k and put 50k into a remodel, lived there 6 years. taxes?',
      input: { sold_for: 600_000, bought_for: 420_000, improvements: 50_000, years_lived: 6 },
    },
    {
      question: 'sold the house after one year for an 80k profit, I earn 100k. Is it taxed?',
      input: { gain: 80_000, years_owned: 1, income: 100_000 },
    },
  ],
  asked: [
    'do i pay capital gains tax when i sell my house',
    'how much of the profit on my home is taxed',
    'we are selling our home, what tax is due',
    'tax on the sale of a primary residence',
    'capital gains on my house after the exclusion',
    'taxable gain on selling the home i live in',
    'i made a lot on my condo that i live in, what will the irs take',
  ],
  topic: /\b(?:house|home|condo|residence|townhouse|apartment)\b/i,
  leavesOut:
    /\b(?:rental|rented|renting it|rent it|depreciat\w*|inherit\w*|second home|vacation|investment property|flip\w*|1031|mortgage payment|afford)\b/i,
  asksFor: {
    taxable_gain: { words: /\b(?:gain|profit)\b.*\btax|taxable/i },
    tax: { words: /\b(?:gains? tax|(?:much|what) tax|taxes|owe)\b/i },
    excluded: { words: /\b(?:exclu\w+|tax.?free|exempt\w*)\b/i },
  },
  sources: ['usc_26_121', 'irs_schedule_d'],
});
