import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { age, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { contributionFields } from '#advisor/calculators/retirement/contributions/contribution-fields.ts';
import { allowanceOf } from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import { text } from '#advisor/quantities/text.ts';

/** What a backdoor Roth contribution costs where other IRAs hold money that was never taxed. */
export const backdoorRoth = defineCalculator({
  name: 'backdoor_roth',
  version: 1,
  title: 'Backdoor Roth and the pro-rata rule',
  about:
    'How much of a backdoor Roth conversion is taxed: a nondeductible IRA contribution is converted to a Roth, and the pro-rata rule (Form 8606) counts all pre-tax money in your traditional, SEP and SIMPLE IRAs.',
  simply:
    'The IRS looks at all your traditional IRAs as one pot. If part of the pot was never taxed, that same part of what you move is taxed.',
  input: {
    pretax: money({
      label: 'Pre-tax money in all your IRAs',
      ask: 'how much pre-tax money is in your traditional, SEP and SIMPLE IRAs at the end of the year',
      roles: ['bal_retirement', 'bal_total'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no other IRA was mentioned' },
    }),
    contribution: money({
      label: 'Nondeductible contribution',
      roles: ['ira_contrib', 'save_amount'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'the most that may go into an IRA this year' },
    }),
    earlier_basis: money({
      label: 'Earlier nondeductible contributions',
      roles: ['ira_contrib#2'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'none were mentioned; they are on your last Form 8606' },
    }),
    converted: money({
      label: 'Amount converted to the Roth',
      roles: ['conversion'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'as much as was contributed' },
    }),
    tax_rate: percent({
      label: 'Tax rate',
      roles: ['rate_tax', 'rate_tax@both'],
      adds: true,
      min: 0,
      max: 60,
      default: { value: 0, reason: 'without it you see what is taxed, and not the tax' },
    }),
    age: age({
      label: 'Age at the end of the year',
      roles: ['age'],
      min: 0,
      max: 110,
      default: { value: 40, reason: 'no age was given, so no catch-up is counted' },
    }),
    income: moneyPerYear({
      label: 'Yearly income',
      roles: ['agi', 'agi@both'],
      sumOf: ['wages', 'wages@spouse', 'wages@both', 'se_income', 'bonus'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'too high for a Roth contribution without the detour' },
    }),
    filing_status: contributionFields.filing_status,
  },
  check: ({ pretax, contribution, earlier_basis: earlier, converted }) =>
    contribution > 0 && converted > pretax + contribution + earlier
      ? 'You can’t convert more than the IRAs hold: give a smaller amount.'
      : null,

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'ira_limit');
    const saver = { ...highEarner, age: input.age, status: input.filing_status };
    const { limit, catchUp } = allowanceOf('traditional_ira', saver, facts);
    const direct =
      input.income > 0 ? allowanceOf('roth_ira', { ...saver, income: input.income }, facts).allowed : 0;
    const contribution = input.contribution > 0 ? input.contribution : limit + catchUp;
    const basis = contribution + input.earlier_basis;
    const total = input.pretax + basis;
    const converted = Math.min(total, input.converted > 0 ? input.converted : contribution);
    const free = (converted * basis) / total;
    const taxable = converted - free;
    const tax = (taxable * input.tax_rate) / 100;
    return {
      figures: [
        figure('taxable', 'Taxed part of the conversion', taxable, 'usd'),
        figure('free', 'Tax-free part of the conversion', free, 'usd'),
        figure('free_share', 'Tax-free share', (basis / total) * 100, 'percent'),
        ...(input.tax_rate > 0 ? [figure('tax', 'Tax on it', tax, 'usd')] : []),
        figure('converted', 'Amount converted', converted, 'usd'),
        ...(direct > 0
          ? [figure('direct', 'Amount that may go straight into a Roth IRA', direct, 'usd')]
          : []),
        figure('basis_left', 'Never-deducted money left in the IRAs', basis - free, 'usd'),
      ],
      steps: [
        { label: 'Never deducted', formula: 'contribution + earlier ones', value: basis, unit: 'usd' },
        { label: 'In all IRAs', formula: 'pre-tax money + never deducted', value: total, unit: 'usd' },
        {
          label: 'Tax-free share',
          formula: 'never deducted / in all IRAs',
          value: (basis / total) * 100,
          unit: 'percent',
          decimals: 2,
        },
        { label: 'Taxed', formula: 'converted x (1 - share)', value: taxable, unit: 'usd' },
      ],
      assumptions: [
        text`All your own traditional, SEP and SIMPLE IRAs count together, as of the end of the year. Your spouse’s IRAs, Roth IRAs, inherited IRAs and money in a 401(k) don’t.`,
        text`Nothing is earned between the contribution and the conversion.`,
      ],
      warnings: [
        ...warnings,
        ...(contribution > limit + catchUp && input.earlier_basis === 0
          ? [text`That’s more than may go into an IRA for the year.`]
          : []),
      ],
      detail: { year, basis },
    };
  },

  explain({ figures, detail: { year } }, { pretax }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const tax = find('tax');
    return {
      conclusion:
        pretax === 0
          ? text`None of the ${find('converted')} is taxed: with no pre-tax IRA money the backdoor Roth is free for ${year}.`
          : text`${find('taxable')} of the ${find('converted')} you convert is taxed for ${year}${tax ? text`, which costs ${tax}` : ''}; only ${find('free')} is tax-free.`,
      openings: {
        yesno:
          pretax === 0
            ? text`It’s tax-free: with no pre-tax IRA money, none of the ${find('converted')} is taxed for ${year}.`
            : text`It isn’t tax-free: ${find('taxable')} of the ${find('converted')} is taxed for ${year}.`,
        rate: text`${find('free_share')} of the conversion is tax-free.`,
      },
      reasons:
        pretax === 0
          ? [text`The pro-rata rule only bites if there’s other pre-tax IRA money.`]
          : [
              text`You can’t convert just the new money: the IRS counts ${given('pretax', pretax, 'usd')} of pre-tax IRA money with it, so ${find('free_share')} of any conversion is tax-free.`,
            ],
      next: [
        ...(find('direct') ? [text`At your income ${find('direct')} may go straight into a Roth IRA.`] : []),
        ...(pretax > 0
          ? [
              text`If your 401(k) takes roll-ins, move the ${given('pretax', pretax, 'usd')} of pre-tax IRA money there before year-end: then the conversion is tax-free.`,
            ]
          : []),
        text`File Form 8606 for the contribution and the conversion.`,
      ],
    };
  },

  chart: ({ detail: { basis } }, { pretax }) => ({
    kind: 'line',
    title: 'Tax-free share by pre-tax IRA money',
    x: { label: 'Pre-tax IRA money', unit: 'usd' },
    y: { label: 'Tax-free', unit: 'percent' },
    series: [
      {
        name: 'Tax-free',
        points: Array.from({ length: 21 }, (_, step) => {
          const held = (Math.max(pretax, basis) * 2 * step) / 20;
          return [held, (basis / (held + basis)) * 100] as const;
        }),
      },
    ],
  }),

  formulas: {
    taxable: 'converted - free',
    free: 'converted * free_share',
    free_share: '"Never deducted" / "In all IRAs"',
    converted: ['input.converted', 'contribution', 'The amount that is converted'],
    tax: 'taxable * tax_rate',
    basis_left: '"Never deducted" - free',
  },

  examples: [
    {
      question: 'Backdoor Roth of $7,000 with $93,000 in a rollover IRA: how much is taxed?',
      input: { contribution: 7000, pretax: 93_000 },
    },
    {
      question: 'pro rata rule, 40k sep ira, putting 7,500 in and converting it, 32% bracket',
      input: { pretax: 40_000, contribution: 7500, tax_rate: 32 },
    },
    {
      question: 'I have no other IRAs and want to do a backdoor Roth for 7,500. What tax do I owe?',
      input: { contribution: 7500 },
    },
  ],
  sources: ['irs_pub_590b', 'irs_pub_590a'],
});

/** Who uses the back door earns too much for the front one; the limit of a contribution is the same. */
const highEarner = {
  income: 1e6,
  coverage: 'covered',
  livedApart: false,
  ownBusiness: false,
  health: 'self',
} as const;
