import type { RoleUse } from '#advisor/reader/roles.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { moneyPerMonth, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

const spent = (label: string, roles: readonly RoleUse[]) =>
  moneyPerMonth({
    label,
    roles,
    adds: true,
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'you didn’t say, so it isn’t compared' },
  });

/** Take-home pay split into needs, wants and savings. */
export const budget503020 = defineCalculator({
  name: 'budget_50_30_20',
  version: 1,
  title: '50/30/20 budget',
  about:
    'Splits take-home pay into needs, wants, and savings with debt payments by the 50/30/20 rule, and compares it with what you spend now.',
  simply:
    'It splits what you bring home into three piles: what you need, what you want, and what you save or use for debt.',
  input: {
    income: moneyPerMonth({
      label: 'Take-home pay per month',
      roles: [
        'take_home',
        'take_home@spouse',
        'take_home@both',
        'ss_income',
        'ss_income@other',
        'pension_income',
        'other_income',
        'rental_income',
      ],
      adds: true,
      min: 0,
      // Beyond it people mean a year.
      max: 100_000,
      default: { value: 0, reason: 'worked out from the year where that is given' },
    }),
    income_year: moneyPerYear({
      label: 'Take-home pay per year',
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'worked out from the month where that is given' },
    }),
    needs: spent('Current spending on needs', [
      'spend_needs',
      'housing_cost',
      'mortgage_payment',
      'debt_payment',
      'premium',
      'childcare_cost',
      'spend_item',
      'medical_cost',
    ]),
    wants: spent('Current spending on wants', ['spend_wants']),
    saved: spent('Current saving', ['save_amount']),
    needs_share: percent({
      label: 'Share for needs',
      min: 0,
      max: 100,
      default: { value: 50, reason: 'the rule’s share for needs' },
    }),
    wants_share: percent({
      label: 'Share for wants',
      min: 0,
      max: 100,
      default: { value: 30, reason: 'the rule’s share for wants' },
    }),
  },
  alternatives: [
    {
      fields: ['income', 'income_year'],
      problem: 'Give your take-home pay by the month or by the year, not both.',
    },
  ],
  check({ income, income_year, needs_share, wants_share }) {
    if (income === 0 && income_year === 0) return 'Give your take-home pay by the month or by the year.';
    return needs_share + wants_share > 100
      ? 'The shares for needs and wants come to more than your whole pay.'
      : null;
  },

  run({ income, income_year, needs, wants, saved, needs_share, wants_share }) {
    const monthly = income || income_year / monthsPerYear;
    const limits = {
      needs: (monthly * needs_share) / 100,
      wants: (monthly * wants_share) / 100,
      savings: (monthly * (100 - needs_share - wants_share)) / 100,
    };
    const compared: Figure[] = [
      ...(needs > 0
        ? [
            figure('needs_over', 'Needs above the rule', needs - limits.needs, 'usd_per_month', {
              labelBelowZero: 'Needs below the rule',
            }),
          ]
        : []),
      ...(wants > 0
        ? [
            figure('wants_over', 'Wants above the rule', wants - limits.wants, 'usd_per_month', {
              labelBelowZero: 'Wants below the rule',
            }),
          ]
        : []),
      ...(saved > 0
        ? [
            figure('savings_short', 'Savings below the rule', limits.savings - saved, 'usd_per_month', {
              labelBelowZero: 'Savings above the rule',
            }),
          ]
        : []),
    ];
    return {
      figures: [
        figure('savings', 'Amount for savings and extra debt payments', limits.savings, 'usd_per_month'),
        figure('needs', 'Amount for needs', limits.needs, 'usd_per_month'),
        figure('wants', 'Amount for wants', limits.wants, 'usd_per_month'),
        figure('income', 'Take-home pay', monthly, 'usd_per_month'),
        ...compared,
        ...(needs > 0 && wants > 0
          ? [
              figure(
                'left',
                'Left after needs, wants and savings',
                monthly - needs - wants - saved,
                'usd_per_month',
                { labelBelowZero: 'Short after needs, wants and savings' },
              ),
            ]
          : []),
      ],
      steps: [
        { label: 'Take-home pay', value: monthly, unit: 'usd_per_month' },
        { label: 'Needs', formula: 'pay x share for needs', value: limits.needs, unit: 'usd_per_month' },
        { label: 'Wants', formula: 'pay x share for wants', value: limits.wants, unit: 'usd_per_month' },
        { label: 'Savings', formula: 'the rest', value: limits.savings, unit: 'usd_per_month' },
      ],
      assumptions: [
        text`Take-home pay is what you get after taxes. Add back what goes from your paycheck to a 401(k): it counts as savings.`,
        text`Needs are the bills you have to pay, including minimum debt payments; anything extra you pay on debt counts as savings.`,
        text`The rule is a starting point. Where rent is high, needs take more and wants have to give.`,
      ],
      warnings:
        needs + wants + saved > monthly
          ? [
              text`You’re spending and saving more than you take home, so the difference is coming out of savings or going on debt.`,
            ]
          : [],
      detail: null,
    };
  },

  chart: ({ figures }) => ({
    kind: 'donut',
    title: 'Where a month’s pay goes by the rule',
    x: { label: 'Share', unit: 'count' },
    y: { label: 'A month', unit: 'usd_per_month' },
    series: (
      [
        ['needs', 'Needs'],
        ['wants', 'Wants'],
        ['savings', 'Savings and extra debt payments'],
      ] as const
    ).map(([id, name]) => ({
      name,
      points: [[1, figures.find((one) => one.id === id)?.value ?? 0] as const],
    })),
  }),

  explain({ figures }) {
    const named = (id: string) => figures.find((one) => one.id === id);
    const over = (id: string, words: (by: Figure) => Text): Text[] => {
      const found = named(id);
      return found && found.value > 0 ? [words(found)] : [];
    };
    const compared = ['needs_over', 'wants_over', 'savings_short'].flatMap((id) => named(id) ?? []);
    const [worst] = compared.toSorted((one, other) => other.value - one.value);
    const names: Record<string, string> = {
      needs_over: 'over on needs',
      wants_over: 'over on wants',
      savings_short: 'short on savings',
    };
    const opening =
      worst &&
      (worst.value > 0
        ? text`Not quite: you’re ${worst} ${names[worst.id]!} by the 50/30/20 rule.`
        : text`Yes, that fits the 50/30/20 rule on ${named('income')!}.`);
    return {
      conclusion: text`Of ${named('income')!}, plan ${named('needs')!} for needs, ${named('wants')!} for wants and ${named('savings')!} for savings.`,
      openings: opening ? { yesno: opening, change: opening } : {},
      reasons: [
        ...over('needs_over', (by) => text`Your needs are ${by} above the rule.`),
        ...over('wants_over', (by) => text`Your wants are ${by} above the rule.`),
        ...over('savings_short', (by) => text`You save ${by} less than the rule.`),
        text`The rule keeps half your pay for bills, so a bad month doesn’t break the plan.`,
      ],
      next: [
        ...over('wants_over', (by) => text`Start with wants: trimming ${by} puts them back in line.`),
        text`Move ${named('savings')!} to savings on payday, before you can spend it.`,
        text`Use it in this order: employer match, high-rate debt, emergency fund, then retirement.`,
      ],
    };
  },

  formulas: {
    savings: 'income * (100% - needs_share - wants_share)',
    needs: 'income * needs_share',
    wants: 'income * wants_share',
    income: ['income', 'income_year / 12'],
    needs_over: 'input.needs - needs',
    wants_over: 'input.wants - wants',
    savings_short: 'savings - saved',
    left: 'income - input.needs - input.wants - saved',
  },

  examples: [
    {
      question:
        'my girlfriend and i clear 5,300 a month together, by that fifty thirty twenty thing how much should we be saving',
      input: { income: 5300 },
    },
    { question: 'How should I budget a take-home pay of $4,200 a month?', input: { income: 4200 } },
    {
      question: 'We bring home 96k a year after tax. What does the 50/30/20 rule give us?',
      input: { income_year: 96_000 },
    },
    {
      question:
        'I take home five thousand a month, spend 3,100 on needs, 1,400 on wants and save 500. Is that ok?',
      input: { income: 5000, needs: 3100, wants: 1400, saved: 500 },
    },
    {
      question: 'bring home 4,200 a month, how much for rent, fun and savings',
      input: { income: 4200 },
    },
    {
      question: 'split my paycheck, 62k a year after tax',
      input: { income_year: 62_000 },
    },
  ],
  sources: ['warren_all_your_worth'],
});
