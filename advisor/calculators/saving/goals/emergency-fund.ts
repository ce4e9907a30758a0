import { emergencyFundFormulas } from '#advisor/calculators/saving/goals/emergency-fund-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, months, money, moneyPerMonth, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { periodsToReach, rateOfMonth } from '#advisor/numerics/savings-plan.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  compoundingField,
  conventionOf,
  yearlyPercentOf,
} from '#advisor/calculators/saving/growth/compounding.ts';

/** The usual rule of three to six months, and more for those whose income may stop for long. */
const monthsByStability: Readonly<Record<string, number>> = { stable: 3, average: 6, unstable: 9 };
const starterMonths = 1;
const monthsPerYear = 12;

const monthsWanted = ({ stability, months_wanted }: { stability: string; months_wanted: number }) =>
  months_wanted || monthsByStability[stability]!;

/** How long the cash lasts without income, and what is still needed. */
export const emergencyFund = defineCalculator({
  name: 'emergency_fund',
  version: 2,
  title: 'Emergency fund',
  about:
    'How many months of essential spending your cash covers, how large an emergency fund should be for how steady your income is, and how long it takes to fill the gap.',
  simply: "It's your monthly bills times the number of months you might have to get by without a paycheck.",
  input: {
    spending: moneyPerMonth({
      label: 'Essential monthly spending',
      ask: 'how much do you spend a month on essentials',
      roles: ['spend_needs', 'spend_needs@both', 'spend_total', 'spend_total@both'],
      adds: 'within',
      sumOf: [
        'housing_cost',
        'mortgage_payment',
        'spend_item',
        'debt_payment',
        'premium',
        'childcare_cost',
        'medical_cost',
      ],
      orPart: true,
      min: 1,
      max: 1e6,
    }),
    full_spending: moneyPerMonth({
      label: 'Total spending in an ordinary month',
      roles: ['spend_total', 'spend_total@both'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'only essentials are counted' },
    }),
    income: moneyPerMonth({
      label: 'Other income that keeps coming in',
      roles: [
        'take_home@spouse',
        'other_income',
        'other_income@spouse',
        'ss_income',
        'ss_income@spouse',
        'pension_income',
        'pension_income@spouse',
        'rental_income',
      ],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no other income was mentioned' },
    }),
    cash: money({
      label: 'Cash you have already',
      roles: [
        'bal_cash',
        'bal_cash@spouse',
        'bal_cash@both',
        'bal_total',
        'bal_total@spouse',
        'bal_total@both',
        'lump_sum',
      ],
      adds: true,
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'nothing is set aside yet' },
    }),
    stability: choice({
      label: 'Steadiness of your income',
      facts: {
        stable: 'income_steadiness=steady',
        unstable: ['income_steadiness=variable', 'work=self_employed'],
      },
      options: ['stable', 'average', 'unstable'],
      default: { value: 'average', reason: 'an ordinary job and one income to rely on' },
    }),
    monthly: moneyPerMonth({
      label: 'Amount you can set aside each month',
      roles: ['save_amount', 'save_amount@spouse', 'save_amount@both'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'you didn’t say what you can save' },
    }),
    rate: percent({
      label: 'Yearly interest',
      roles: ['rate_savings'],
      min: 0,
      max: 20,
      default: { value: 0, reason: 'interest is left out, to be on the safe side' },
    }),
    compounding: compoundingField,
    months_wanted: months({
      label: 'Number of months to cover',
      roles: ['months_cover'],
      min: 0,
      max: 36,
      default: { value: 0, reason: 'taken from how steady your income is' },
    }),
    goal: money({
      label: 'Fund you have in mind',
      roles: ['goal_amount'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the months to cover decide' },
    }),
  },

  run(input) {
    const { spending, full_spending: full, income, cash, monthly, rate } = input;
    const wanted = input.goal > 0 ? input.goal / spending : monthsWanted(input);
    const target = input.goal || wanted * spending;
    const apy = yearlyPercentOf(rate, input.compounding);
    const drain = Math.max(0, spending - income);
    const gap = Math.max(0, target - cash);
    const exact = monthly > 0 ? periodsToReach(target, cash, monthly, rateOfMonth(apy)) : null;
    const wait = exact === null ? null : Math.max(0, Math.ceil(exact - 1e-9));
    const covered = figure('months_covered', 'Months your cash covers', cash / spending, 'months', {
      decimals: 1,
    });
    const lasts =
      income > 0 && drain > 0
        ? [
            figure('months_lasting', 'Months your cash lasts with the other income', cash / drain, 'months', {
              decimals: 1,
            }),
          ]
        : [];
    const aim = figure('target', 'Emergency fund to aim for', target, 'usd');
    return {
      figures: [
        // Without cash the question is how much it should be.
        ...(cash > 0 ? [...lasts, covered, aim] : [aim, covered]),
        figure('gap', 'Amount still needed', gap, 'usd'),
        figure('months_wanted', 'Months to cover', wanted, 'months', {
          decimals: Number.isInteger(wanted) ? 0 : 1,
        }),
        ...(full > spending
          ? [
              figure(
                'months_at_full',
                'Months your cash lasts at what you spend now',
                cash / Math.max(1, full - income),
                'months',
                {
                  decimals: 1,
                },
              ),
            ]
          : []),
        ...(cash > target ? [figure('spare', 'Cash beyond the fund', cash - target, 'usd')] : []),
        figure('starter', 'First milestone', starterMonths * spending, 'usd'),
        ...(gap > 0
          ? [
              figure(
                'fill_in_year',
                'Monthly saving to fill it in a year',
                gap / monthsPerYear,
                'usd_per_month',
                { decimals: 0 },
              ),
            ]
          : []),
        ...(wait === null ? [] : [figure('months_to_fill', 'Months until the fund is full', wait, 'months')]),
        ...(rate > 0
          ? [figure('apy', 'Yearly yield of your savings (APY)', apy, 'percent', { decimals: 2 })]
          : []),
      ],
      steps: [
        {
          label: 'Months covered',
          formula: 'cash / spending',
          value: cash / spending,
          unit: 'months',
          decimals: 1,
        },
        { label: 'Fund to aim for', formula: 'months x spending', value: target, unit: 'usd' },
        { label: 'Still needed', formula: 'fund - cash', value: gap, unit: 'usd' },
      ],
      assumptions: [
        text`Only essentials count as spending: housing, food, utilities, insurance, transportation and minimum debt payments.`,
        income > 0
          ? text`The ${given('income', income, 'usd_per_month')} of other income keeps coming; the fund to aim for still counts all your essential spending.`
          : text`No income is counted; unemployment benefits or a partner’s pay would stretch the fund.`,
        text`The number of months is a rule of thumb, not a law.`,
        ...(rate > 0 ? [conventionOf(input.compounding)] : []),
      ],
      warnings: [],
      detail: null,
    };
  },

  explain({ figures }, { cash, monthly, income, spending }) {
    const named = (id: string) => figures.find((one) => one.id === id);
    const [covered, target, gap, starter] = ['months_covered', 'target', 'gap', 'starter'].map((id) =>
      named(id)!,
    );
    const wait = named('months_to_fill');
    const wanted = named('months_wanted');
    const full = gap!.value === 0;
    const lasts = named('months_lasting');
    const spare = named('spare');
    const atFull = named('months_at_full');
    const cover = lasts
      ? text`With the other income, your cash lasts ${lasts}`
      : income >= spending
        ? text`Your other income covers your essentials, so your cash isn’t touched`
        : text`Your cash covers ${covered!} of essentials`;
    return {
      conclusion:
        cash === 0
          ? text`Aim for an emergency fund of ${target!}.`
          : full
            ? text`${cover}; your emergency fund of ${target!} is full.`
            : text`${cover}; you’re ${gap!} short of an emergency fund of ${target!}.`,
      openings: {
        yesno: full
          ? text`Yes, that’s enough: ${given('cash', cash, 'usd')} covers ${covered!} of spending, and ${target!} is what to aim for.`
          : cash === 0
            ? text`No, not yet: aim for an emergency fund of ${target!}.`
            : text`Not quite: ${given('cash', cash, 'usd')} covers ${covered!} of spending, ${gap!} short of the ${target!} to aim for.`,
        amount:
          cash > 0 && !full
            ? text`Aim for ${target!}, which is ${wanted!} of essential spending; your cash covers ${covered!}, so you’re ${gap!} short.`
            : text`Aim for ${target!}, which is ${wanted!} of essential spending.`,
        ...(!full && wait
          ? {
              time: text`You’d have the full ${target!} in ${wait}, saving ${given('monthly', monthly, 'usd_per_month')}.`,
            }
          : {}),
      },
      reasons: [
        text`For an income like yours, ${wanted!} of essential spending is a sensible size.`,
        ...(atFull && cash > 0 ? [text`At what you spend now, it would last ${atFull}.`] : []),
        ...(spare ? [text`You have ${spare} more than the fund needs.`] : []),
        ...(!full && wait
          ? [text`Setting aside ${given('monthly', monthly, 'usd_per_month')}, you’d fill it in ${wait}.`]
          : []),
      ],
      next: full
        ? [
            text`Keep it in an insured savings account you can reach within days.`,
            text`Put anything beyond it toward high-rate debt or long-term investing.`,
          ]
        : [
            cash < starter!.value
              ? text`Save a first ${starter!} before anything else except an employer match.`
              : text`Saving ${named('fill_in_year')!} fills the gap in a year; send it to an insured savings account on payday.`,
            text`Pay off credit cards at the same time; their rate is higher than any savings account pays.`,
          ],
    };
  },

  chart: ({ figures }) => barsOf('Your emergency fund', figures, ['starter', 'target', 'gap']),

  formulas: emergencyFundFormulas,
  examples: [
    {
      question: 'I spend $3,500 a month and have $8,000 in savings. Is my emergency fund big enough?',
      input: { spending: 3500, cash: 8000 },
    },
    {
      question: 'I am a freelancer with 4k of monthly expenses. How much should I keep in cash?',
      input: { spending: 4000, stability: 'unstable' },
    },
    {
      question:
        'Two steady incomes, bills of five thousand a month, 12k saved, and we can put away 600 a month. How long until the emergency fund is full?',
      input: { spending: 5000, cash: 12_000, stability: 'stable', monthly: 600 },
    },
    {
      question: 'rainy day money for 2,800 of bills a month',
      input: { spending: 2800 },
    },
    {
      question: 'commission job, outgoings 6k monthly, 10k in the bank, how much cushion',
      input: { spending: 6000, cash: 10_000, stability: 'unstable' },
    },
  ],
  sources: ['cfpb_emergency_fund', 'sec_saving_investing'],
});
