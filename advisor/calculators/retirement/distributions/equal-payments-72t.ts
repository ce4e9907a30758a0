import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { singleLifeYears } from '#advisor/calculators/retirement/distributions/single-life.ts';
import { loanPayment } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

/** What may be drawn early without additional tax, in equal payments for life. */
export const equalPayments72t = defineCalculator({
  name: 'equal_payments_72t',
  version: 1,
  title: '72(t): equal payments before retirement age',
  about:
    'The yearly amount of substantially equal periodic payments (72(t), SEPP) from an IRA before the age without penalty, by the amortization and the required-minimum method on the Single Life Table.',
  simply:
    "Normally there's a penalty for taking retirement money early. It doesn't apply if you take a fixed series of payments and stick to it for years.",
  input: {
    balance: money({
      label: 'Balance of the account',
      roles: ['bal_retirement', 'bal_retirement@spouse', 'bal_total'],
      usual: {
        by: ({ wanted }) => (typeof wanted === 'number' && wanted > 0 ? 0 : undefined),
        reason: 'worked out from the payment you want',
      },
      min: 0,
      max: 1e9,
    }),
    wanted: moneyPerYear({
      label: 'Yearly payment you want',
      roles: ['withdraw_amount', 'withdraw_amount@both'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'the whole account pays' },
    }),
    age: age({
      label: 'Age in the first payment year',
      roles: ['age', 'age_start', 'age_retire'],
      min: 30,
      max: 79,
    }),
    rate: percent({
      label: 'Interest rate of the payments',
      roles: ['rate_return', 'rate_savings', 'loan_rate'],
      min: 0,
      max: 10,
      default: { value: 0, reason: 'the rate that may always be used' },
    }),
  },

  check: ({ balance, wanted }) =>
    balance === 0 && wanted === 0 ? 'Give the balance of the account, or the payment you want.' : null,

  run({ balance: held, age: years, rate, wanted }, { facts }) {
    const allowed = facts.get('equal_payments_rate');
    const used = rate > 0 ? rate : allowed;
    const period = singleLifeYears(years, facts);
    const least = facts.get('equal_payments_years');
    const carved = wanted / loanPayment(1, used / 100, period);
    const balance = held > 0 ? held : carved;
    const payment = loanPayment(balance, used / 100, period);
    const lasting = Math.max(least, facts.get('early_withdrawal_age') - years);
    return {
      figures: [
        figure('payment', 'Yearly payment by amortization', payment, 'usd'),
        figure('monthly', 'Monthly payment by amortization', payment / 12, 'usd'),
        ...(wanted > 0 ? [figure('carved', 'Balance that pays what you want', carved, 'usd')] : []),
        figure(
          'minimum_method',
          'First-year payment by the required-minimum method',
          balance / period,
          'usd',
        ),
        figure('period', 'Years of the Single Life Table', period, 'ratio', { decimals: 1 }),
        figure('rate', 'Rate used', used, 'percent'),
        figure('lasting', 'Time the payments must go on', lasting, 'years'),
      ],
      steps: [
        { label: 'Years of the Single Life Table', value: period, unit: 'ratio', decimals: 1 },
        {
          label: 'By amortization',
          formula: 'balance x rate / (1 - (1 + rate)^-years)',
          value: payment,
          unit: 'usd',
        },
        {
          label: 'By the required-minimum method',
          formula: 'balance / years',
          value: balance / period,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`The Single Life Table is used; a joint table with a beneficiary gives less. The third method, by annuity factors, comes out close to amortization.`,
        text`The payments are income and taxed as such; only the additional tax is avoided.`,
      ],
      warnings: [
        ...(rate > allowed
          ? [
              text`A rate above ${fact('equal_payments_rate', allowed, 'percent')} is allowed only up to the federal mid-term rate of the two months before, times one and a fifth: check it.`,
            ]
          : []),
        text`Changing the payments too early brings the penalty back for every year, with interest.`,
      ],
      detail: { least },
    };
  },

  explain({ figures, detail: { least } }, { age: years, balance, wanted }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [payment, monthly, carved] = [find('payment'), find('monthly'), find('carved')];
    const [minimum, period, rate, lasting] = ['minimum_method', 'period', 'rate', 'lasting'].map(find);
    const at = given('age', years, 'age');
    const aim = given('wanted', wanted, 'usd_per_year');
    return {
      conclusion:
        carved && balance === 0
          ? text`You need ${carved} in the IRA to take ${aim} at ${at} without the penalty.`
          : carved
            ? text`${payment!.value >= wanted ? 'Yes' : 'No'}: ${given('balance', balance, 'usd')} pays up to ${payment!} a year at ${at}, and ${aim} takes ${carved}.`
            : text`By amortization you can take ${payment!} a year, or ${monthly!} a month, from ${given('balance', balance, 'usd')} at ${at} without the penalty.`,
      reasons: [
        text`It spreads the balance over the ${period!} years of the Single Life Table at ${rate!}; by the required-minimum method the first year is ${minimum!}.`,
        text`The payments must go on for ${lasting!}: at least ${fact('equal_payments_years', least, 'years')}, and until the age when withdrawals are penalty-free.`,
      ],
      next: [
        ...(carved && balance > carved.value
          ? [text`Move ${carved} into a separate IRA and take the payments only from that one.`]
          : []),
        text`Have a tax adviser set it up from a separate account, so the rest stays free to move.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('Yearly payment by each method', figures, ['payment', 'minimum_method']),

  formulas: {
    payment: ['wanted', 'The level payment that uses up {balance} in {period} years at {rate}'],
    monthly: 'payment / 12',
    minimum_method: ['balance / period'],
    period: 'The IRS Single Life Table at age {age}',
    rate: ['rate', 'The highest rate that the IRS allows'],
    lasting: 'The longer of five years and the time from age {age} to fifty-nine and a half',
  },

  examples: [
    {
      question: '72(t): I am 52 with $500,000 in my IRA, how much can I take each year at 5%?',
      input: { age: 52, balance: 500_000, rate: 5 },
    },
    {
      question: 'SEPP amortization payment at age 55 on 800k at 4.5%',
      input: { age: 55, balance: 800_000, rate: 4.5 },
    },
    {
      question: 'substantially equal periodic payments, 50 years old, 1.2 million in the IRA',
      input: { age: 50, balance: 1_200_000 },
    },
  ],
  sources: ['irc_72', 'irs_notice_2022_6', 'treasury_td_9930'],
});
