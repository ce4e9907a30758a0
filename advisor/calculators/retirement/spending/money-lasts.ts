import { moneyLastsFormulas } from '#advisor/calculators/retirement/spending/money-lasts-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { rateOfMonth } from '#advisor/numerics/savings-plan.ts';
import { drawdownChart } from '#advisor/calculators/retirement/spending/drawdown-chart.ts';
import { lastingAgeFields, yearsFromAges } from '#advisor/calculators/retirement/spending/lasting-fields.ts';
import {
  retirementIncomeRoles,
  savingsAndLumpSumRoles,
} from '#advisor/calculators/retirement/spending/savings-roles.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  compoundingField,
  conventionOf,
  ifOtherwise,
  otherCompounding,
  yearlyPercentOf,
} from '#advisor/calculators/saving/growth/compounding.ts';

const monthsPerYear = 12;
/** How much less a person could try to take out. */
const aTenth = 0.1;
/** Nobody plans for longer; what is left then lasts. */
const longest = 100 * monthsPerYear;

/** What a dollar a month, raised once a year, costs today for so many months; paid at the end of each month. */
function costOf(months: number, monthly: number, inflation: number): number {
  let cost = 0;
  for (let month = 0; month < months; month += 1) {
    const part = Math.min(1, months - month);
    cost += (part * (1 + inflation) ** Math.floor(month / monthsPerYear)) / (1 + monthly) ** (month + 1);
  }
  return cost;
}

/** Months until nothing is left, with the part of the last one; null where it never runs out. */
function monthsLasting(
  balance: number,
  withdrawal: number,
  monthly: number,
  inflation: number,
): number | null {
  let left = balance;
  for (let month = 0; month < longest; month += 1) {
    const wanted = withdrawal * (1 + inflation) ** Math.floor(month / monthsPerYear);
    const grown = left * (1 + monthly);
    if (grown < wanted) return month + grown / wanted;
    left = grown - wanted;
  }
  return null;
}

/** What comes out of savings in a month: as stated, or what spending leaves after other income. */
function takenOut({
  withdrawal,
  spending,
  income,
}: {
  withdrawal: number;
  spending: number;
  income: number;
}) {
  return withdrawal > 0 ? withdrawal : Math.max(0, spending - income);
}

/** How long money lasts when a fixed amount is taken out, or what may be taken out so that it lasts. */
export const moneyLasts = defineCalculator({
  name: 'money_lasts',
  version: 2,
  title: 'How long the money lasts',
  about:
    'How many years savings last when a fixed amount is withdrawn every month at a steady return, or how much may be withdrawn each month so that they last a given number of years.',
  simply:
    'Your savings earn something each month, and you take something out. If you take out more than they earn, they shrink, slowly at first and then faster.',
  input: {
    balance: money({
      label: 'Savings at the start',
      roles: savingsAndLumpSumRoles,
      adds: true,
      min: 1,
      max: 1e10,
    }),
    withdrawal: moneyPerMonth({
      label: 'Withdrawal each month',
      roles: ['withdraw_amount', 'withdraw_amount@both'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'worked out from your spending or the time' },
    }),
    spending: moneyPerMonth({
      label: 'Monthly spending, including what other income pays for',
      roles: ['spend_total', 'spend_total@both', 'spend_item'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'the withdrawal is given instead' },
    }),
    income: moneyPerMonth({
      label: 'Social Security and other income each month',
      roles: [...retirementIncomeRoles, 'take_home', 'take_home@spouse'],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no other income was mentioned' },
    }),
    rate: percent({
      label: 'Yearly return',
      roles: ['rate_return', 'rate_savings'],
      min: -20,
      max: 30,
      default: { value: 4, reason: 'a cautious mix; name your own' },
    }),
    compounding: compoundingField,
    years: years({
      label: 'Time the money has to last',
      roles: ['time_last'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'worked out from the withdrawal', by: yearsFromAges },
    }),
    ...lastingAgeFields,
    inflation: percent({
      label: 'Yearly raise of the withdrawal',
      roles: ['rate_inflation'],
      min: 0,
      max: 20,
      default: { value: 0, reason: 'the withdrawal stays the same' },
    }),
  },
  check({ withdrawal, spending, income, years: time }) {
    if (withdrawal === 0 && spending === 0 && time === 0)
      return 'Give what you withdraw each month, or how many years it has to last.';
    return withdrawal === 0 && spending > 0 && income >= spending
      ? 'That income covers all of your spending: nothing has to come out of savings.'
      : null;
  },

  run(input) {
    const { balance, spending, income, rate, years: time, inflation } = input;
    const withdrawal = takenOut(input);
    const raise = inflation / 100;
    const monthly = rateOfMonth(yearlyPercentOf(rate, input.compounding));
    const stated = rateOfMonth(yearlyPercentOf(rate, otherCompounding(input.compounding)));
    const months = withdrawal > 0 ? monthsLasting(balance, withdrawal, monthly, raise) : null;
    const other = withdrawal > 0 ? monthsLasting(balance, withdrawal, stated, raise) : null;
    const affordable = time > 0 ? balance / costOf(time * monthsPerYear, monthly, raise) : 0;
    const lasting = withdrawal > 0 && months === null;
    const withLess =
      months === null ? null : monthsLasting(balance, withdrawal * (1 - aTenth), monthly, raise);
    const longer =
      withLess === null
        ? undefined
        : figure('years_with_less', 'Time with a tenth less taken out', withLess / monthsPerYear, 'years');
    const duration =
      months === null ? [] : [figure('years_lasting', 'How long it lasts', months / monthsPerYear, 'years')];
    const otherwise =
      other === null || months === null
        ? []
        : [
            figure(
              'years_otherwise',
              `How long it lasts ${ifOtherwise(input.compounding)}`,
              other / monthsPerYear,
              'years',
            ),
          ];
    const allowed =
      time > 0
        ? [
            figure('withdrawal', 'Withdrawal you can afford', affordable, 'usd_per_month'),
            figure(
              'withdrawal_otherwise',
              `Withdrawal you can afford ${ifOtherwise(input.compounding)}`,
              balance / costOf(time * monthsPerYear, stated, raise),
              'usd_per_month',
            ),
            figure(
              'withdrawal_yearly',
              'Withdrawal you can afford in a year',
              affordable * monthsPerYear,
              'usd_per_year',
            ),
          ]
        : [];
    const taken = figure('taken', 'Taken out of savings each month', withdrawal, 'usd_per_month');
    const earned = figure('first_month', 'Earned in the first month', balance * monthly, 'usd_per_month');
    return {
      figures: [
        ...duration,
        ...allowed,
        ...otherwise,
        ...(spending > 0 && income > 0 && withdrawal > 0 ? [taken] : []),
        earned,
        ...(longer ? [longer] : []),
      ],
      steps: [
        {
          label: 'Rate of a month',
          formula: '(1 + yearly return)^(1/12) - 1',
          value: monthly * 100,
          unit: 'percent',
          decimals: 4,
        },
        { label: 'Earned in the first month', formula: 'savings x rate', value: earned.value, unit: 'usd' },
        ...(months === null
          ? []
          : [{ label: 'Months until nothing is left', value: months, unit: 'months' as const, decimals: 1 }]),
      ],
      assumptions: [
        text`The return is the same in every month, and withdrawals are made at the end of it. A bad start in the market empties savings much sooner.`,
        text`Taxes are left out: what comes from a 401(k) or a traditional IRA is income.`,
        conventionOf(input.compounding),
      ],
      warnings:
        inflation === 0
          ? [text`The withdrawal stays the same while prices rise, so it buys less every year.`]
          : [],
      detail: {
        lasting,
        duration: duration[0],
        allowed: allowed[0],
        otherwise: otherwise[0],
        longer,
        earned,
        taken,
        // Without a withdrawal the picture is that of the one that can be afforded.
        path:
          withdrawal > 0
            ? { balance, withdrawal, monthly, raise, lasts: months }
            : { balance, withdrawal: affordable, monthly, raise, lasts: time * monthsPerYear },
      },
    };
  },

  explain(
    { detail: { lasting, duration, allowed, otherwise, longer, earned, taken: net } },
    { balance, withdrawal, rate, years: time, compounding },
  ) {
    const start = given('balance', balance, 'usd');
    const taken = withdrawal > 0 ? given('withdrawal', withdrawal, 'usd_per_month') : net;
    const growth = given('rate', rate, 'percent');
    const span = given('years', time, 'years');
    const isEnough = lasting || (duration !== undefined && duration.value >= time);
    const isFixed = allowed !== undefined && duration !== undefined && !isEnough;
    return {
      conclusion: lasting
        ? text`${start} doesn’t run out at ${growth} a year with ${taken} taken out: it earns ${earned} in the first month.`
        : duration
          ? text`${start} lasts about ${duration} at ${growth} a year with ${taken} taken out.`
          : text`You can take out about ${allowed!} for ${span} from ${start} at ${growth} a year.`,
      openings: {
        ...(allowed
          ? { payment: text`You can take out about ${allowed} and make ${start} last ${span}.` }
          : {}),
        ...(lasting
          ? { yesno: text`Yes, at ${growth} a year ${start} doesn’t run out with ${taken} taken out.` }
          : {}),
        ...(duration
          ? {
              yesno:
                time === 0
                  ? text`For about ${duration}, yes: that’s how long ${start} lasts with ${taken} taken out.`
                  : isEnough
                    ? text`Yes, ${start} lasts about ${duration}, and you need ${span}.`
                    : text`No, with ${taken} taken out ${start} runs out after about ${duration}, and you need ${span}.`,
            }
          : {}),
      },
      reasons: [
        text`It earns ${earned} in the first month; anything you take beyond that eats into the savings themselves.`,
        ...(otherwise
          ? [
              compounding === 'effective'
                ? text`If the same rate is compounded monthly, it’s ${otherwise}.`
                : text`If the rate is a yearly yield (APY), it’s ${otherwise}.`,
            ]
          : []),
      ],
      next: [
        ...(isFixed ? [text`Taking out ${allowed} instead makes it last the full ${span}.`] : []),
        ...(duration
          ? [
              longer
                ? text`Taking out a tenth less makes it last ${longer}.`
                : text`Taking out a tenth less would keep it from running out at all, at that return.`,
            ]
          : []),
        text`Try a lower return and a yearly raise for inflation: both shorten it by years.`,
      ],
    };
  },

  chart: ({ detail: { path } }) => drawdownChart(path),

  covers: ['fire_number'],
  formulas: moneyLastsFormulas,
  examples: [
    {
      question: 'How long will $300,000 last if I withdraw $2,000 a month at 5%?',
      input: { balance: 300_000, withdrawal: 2000, rate: 5 },
    },
    {
      question: 'How much can I take out each month from 500k so it lasts 25 years at 4%?',
      input: { balance: 500_000, years: 25, rate: 4 },
    },
    {
      question: 'when does 650k run out taking 40k a year, growing 3 percent, raised 2% for inflation',
      input: { balance: 650_000, withdrawal: 40_000 / 12, rate: 3, inflation: 2 },
    },
    {
      question: 'pulling $1,500 a month from 200 grand earning 6%, how many years do i have',
      input: { balance: 200_000, withdrawal: 1500, rate: 6 },
    },
  ],
  sources: ['sec_compound_interest'],
});
