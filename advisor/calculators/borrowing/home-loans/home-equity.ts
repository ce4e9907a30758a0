import {
  homeEquityExamples,
  homeEquityFields,
} from '#advisor/calculators/borrowing/home-loans/home-equity-fields.ts';
import { homeEquityFormulas } from '#advisor/calculators/borrowing/home-loans/home-equity-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { amortize } from '#advisor/numerics/amortize.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** Longer than any loan: a payment without a term runs to its own end. */
const longestMonths = 1200;

/** How much of a home is its owner's, and how far the loan is from where mortgage insurance ends. */
export const homeEquity = defineCalculator({
  name: 'home_equity',
  version: 1,
  title: 'Home equity and loan-to-value',
  about:
    'The equity in a home and the loan-to-value ratio, from what it is worth and what is owed on it with all loans, how much a lender would add, and what is left to pay and how long it takes until mortgage insurance can be dropped.',
  simply: "It's the part of the house that's really yours: what it would sell for, minus what you still owe.",
  input: homeEquityFields,

  alternatives: [{ fields: ['down_payment', 'down_percent'] }],
  check: ({ owed, second, pay_down: paid }) =>
    paid > owed + second ? 'The single payment is more than you owe: give a smaller one.' : null,

  run(input, { facts }) {
    const { value, basis, lend_up_to: share } = input;
    const dropAt = facts.get('pmi_cancel_ratio');
    const endAt = facts.get('pmi_end_ratio');
    const first = Math.max(0, input.owed - input.pay_down);
    const owed = input.owed + input.second + input.new_loan - input.pay_down;
    const ratio = figure('ltv', 'Loan-to-value ratio', (owed / value) * 100, 'percent', { decimals: 1 });
    const equity = figure('equity', 'Equity', value - owed, 'usd');
    const target = (value * dropAt) / 100;
    const gap = figure(
      'to_drop_pmi',
      'Amount to pay before mortgage insurance can end, by today’s value',
      Math.max(0, first - target),
      'usd',
    );
    const original = basis > 0 && basis !== value ? Math.min(basis, value) : 0;
    const byLaw = figure(
      'to_drop_pmi_by_price',
      'Amount to pay before mortgage insurance can end, by the price you paid',
      Math.max(0, first - (original * dropAt) / 100),
      'usd',
    );
    const wait = monthsUntil(input, first, ((original || value) * dropAt) / 100);
    const months = figure('pmi_months', 'Time until mortgage insurance can end', wait ?? 0, 'months');
    const yearly = figure('pmi_year', 'Yearly mortgage insurance', input.pmi * monthsPerYear, 'usd_per_year');
    const borrowable = figure(
      'borrowable',
      'Amount you could borrow',
      Math.max(0, (value * share) / 100 - owed),
      'usd',
    );
    const askAt = figure(
      'target_balance',
      'Balance at which you can ask to drop mortgage insurance',
      ((original || value) * dropAt) / 100,
      'usd',
    );
    const endsAt = figure(
      'end_balance',
      'Balance at which mortgage insurance drops automatically',
      ((original || value) * endAt) / 100,
      'usd',
    );
    const down = input.down_payment > 0 ? input.down_payment : (basis * input.down_percent) / 100;
    return {
      figures: [
        ratio,
        equity,
        gap,
        ...(original > 0 ? [byLaw] : []),
        ...(wait === null ? [] : [months]),
        ...(input.pmi > 0 ? [yearly] : []),
        ...(input.own_share < 100
          ? [figure('own_equity', 'Your share of the equity', (equity.value * input.own_share) / 100, 'usd')]
          : []),
        figure('equity_share', 'Equity as a share of the value', (1 - owed / value) * 100, 'percent', {
          decimals: 1,
        }),
        borrowable,
        askAt,
        endsAt,
        ...(basis > 0 && basis !== value
          ? [
              figure('gain', 'Gain since you bought', value - basis, 'usd', {
                labelBelowZero: 'Loss since you bought',
              }),
            ]
          : []),
        ...(basis > 0 && down > 0
          ? [figure('paid_off', 'Principal paid off so far', basis - down - first, 'usd')]
          : []),
      ],
      steps: [
        { label: 'Owed in all', formula: 'all loans on it - single payment', value: owed, unit: 'usd' },
        { label: 'Equity', formula: 'value - owed', value: equity.value, unit: 'usd' },
        { label: 'Loan-to-value', formula: 'owed / value', value: ratio.value, unit: 'percent', decimals: 1 },
        {
          label: 'Left to borrow',
          formula: 'value x lender’s share - owed',
          value: Math.max(0, (value * share) / 100 - owed),
          unit: 'usd',
        },
        { label: 'Balance for dropping insurance', formula: 'value x share', value: target, unit: 'usd' },
      ],
      assumptions: [
        text`You may ask to drop mortgage insurance once the loan is down to ${fact('pmi_cancel_ratio', dropAt, 'percent')} of the value the home had when the loan was made; a lender doesn’t have to count the rise since then.`,
        text`Selling costs are left out: they come off the equity when you sell.`,
      ],
      warnings: equity.value < 0 ? [text`You owe more than it’s worth.`] : [],
      detail: {
        ratio,
        equity,
        gap,
        byLaw: original > 0 ? byLaw : null,
        months: wait === null || wait === 0 ? null : months,
        yearly: input.pmi > 0 ? yearly : null,
        borrowable,
        askAt,
        endsAt,
        owed: figure('owed_in_all', 'Total owed on it', owed, 'usd'),
      },
    };
  },

  explain(
    { detail: { ratio, equity, gap, byLaw, months, yearly, owed, borrowable, askAt, endsAt } },
    { value, lend_up_to: share, new_loan: more },
  ) {
    const upTo = given('lend_up_to', share, 'percent');
    const isLow = gap.value === 0;
    const behind = byLaw && byLaw.value > 0;
    const balances = text`You can ask to drop mortgage insurance at a balance of ${askAt}, and it has to end by itself at ${endsAt}, by the price when the loan was made.`;
    const conclusion = text`You owe ${ratio} of what the home is worth; your equity is ${equity}.`;
    if (more > 0)
      return {
        conclusion,
        openings: {
          yesno:
            ratio.value <= share
              ? text`Yes, with ${given('new_loan', more, 'usd')} more you’d owe ${ratio} of what the home is worth, within ${upTo}.`
              : text`No, with ${given('new_loan', more, 'usd')} more you’d owe ${ratio} of what the home is worth, above ${upTo}.`,
        },
        reasons: [
          text`You’d owe ${owed} on ${given('value', value, 'usd')}, which leaves ${equity} of equity.`,
        ],
        next: [
          text`Ask for the rate and all costs of a HELOC, a home equity loan and a cash-out refinance, and compare them.`,
        ],
      };
    return {
      conclusion,
      openings: {
        yesno: isLow
          ? behind
            ? text`Yes, with an appraisal: at today’s value you owe ${ratio}, but by the price you paid ${byLaw} is left to pay.`
            : text`Yes, you owe ${ratio} of what the home is worth, low enough to drop mortgage insurance.`
          : text`Not yet: you owe ${ratio} of what the home is worth and need to pay off another ${gap} before mortgage insurance can end.`,
        time: months
          ? text`Mortgage insurance can end in about ${months} with regular payments.`
          : isLow
            ? text`You can ask now: you owe ${ratio} of what the home is worth.`
            : text`Mortgage insurance can end once you’ve paid off another ${gap}.`,
        rate: conclusion,
        amount: text`You owe ${ratio} of what the home is worth: your equity is ${equity}, and at a limit of ${upTo} you could borrow about ${borrowable} more.`,
      },
      named: {
        target_balance: balances,
        end_balance: balances,
        borrowable: text`You could borrow about ${borrowable}, where a lender goes up to ${upTo} of the value.`,
      },
      reasons: [
        gap.value > 0
          ? text`You need to pay off another ${gap} before mortgage insurance can end.`
          : text`With ${owed} owed on ${given('value', value, 'usd')} you’re past the point where mortgage insurance can end.`,
        ...(byLaw && byLaw.value > gap.value
          ? [
              text`By the price you paid, ${byLaw} is left. To count today’s value, your lender will want an appraisal, and usually two years of payments.`,
            ]
          : []),
        ...(months ? [text`With regular payments you get there in about ${months}.`] : []),
        ...(yearly ? [text`Dropping it saves ${yearly}.`] : []),
      ],
      next: [
        isLow
          ? text`Ask the servicer in writing to drop mortgage insurance, and what appraisal it wants.`
          : text`Paying ${gap} extra on the mortgage would let you ask for mortgage insurance to be dropped right away.`,
      ],
    };
  },

  chart: ({ figures }) =>
    barsOf('Your equity, and what you can borrow', figures, ['equity', 'borrowable', 'to_drop_pmi']),

  formulas: homeEquityFormulas,
  examples: homeEquityExamples,
  sources: ['cfpb_pmi'],
});

/** No payment of principal and interest is less than this share of the loan in a year: a smaller one is the principal in it. */
const leastPayment = 0.04;

/** Until payments bring the loan there; null where neither its rate nor what they pay off is known. */
function monthsUntil(
  input: Record<'rate' | 'years_left' | 'payment' | 'to_principal', number>,
  owed: number,
  target: number,
): number | null {
  const { rate, years_left: left, payment, to_principal: principal } = input;
  const isPrincipal = payment > 0 && payment * monthsPerYear <= owed * (rate > 0 ? rate / 100 : leastPayment);
  const each = isPrincipal ? payment + principal : principal;
  const hasLevel = rate > 0 && (left > 0 || (payment > 0 && !isPrincipal));
  if (!hasLevel && each === 0) return null;
  if (owed <= target) return 0;
  if (!hasLevel || isPrincipal) return Math.ceil((owed - target) / each - 1e-9);
  const term = left > 0 ? Math.max(1, Math.round(left * monthsPerYear)) : longestMonths;
  const { months } = amortize(
    toCents(owed),
    rate,
    term,
    toCents(principal),
    payment > 0 ? toCents(payment) : undefined,
  );
  return months.findIndex(({ balance }) => balance <= toCents(target)) + 1;
}
