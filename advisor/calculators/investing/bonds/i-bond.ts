import { iBondFormulas } from '#advisor/calculators/investing/bonds/i-bond-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { calendarYear, count, money, months, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import type { IBondRate } from '#advisor/facts/topics/money/borrowing.ts';
import { bondValue, compositeRate } from '#advisor/numerics/savings-bond.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const monthsPerHalf = 6;

const monthOf = ({ year, month }: { year: number; month: number }) => year * monthsPerYear + month - 1;

interface HalfYear {
  composite: number;
  /** False where the Treasury's rate for it is not known and the latest was taken. */
  known: boolean;
}

/** What was announced last when a month began; announcements hold for half a year. */
function rateAt(table: readonly IBondRate[], month: number): { rate: IBondRate; known: boolean } {
  const rate = table.findLast((each) => monthOf(each) <= month) ?? table[0];
  if (!rate) throw new Error('The ledger has no I bond rates.');
  return { rate, known: month - monthOf(rate) < monthsPerHalf };
}

interface Bond {
  issued: number;
  /** Zero where the Treasury's own are to be used. */
  fixed: number;
  inflation: number;
}

function halfYears(
  table: readonly IBondRate[],
  { issued, fixed, inflation }: Bond,
  held: number,
): HalfYear[] {
  const issue = rateAt(table, issued);
  const halves = Math.max(1, Math.ceil(held / monthsPerHalf));
  // Above any fixed rate there has been, people mean the composite one.
  if (fixed > Math.max(...table.map((rate) => rate.fixed)))
    return Array.from({ length: halves }, () => ({ composite: fixed, known: false }));
  const base = fixed === 0 ? issue.rate.fixed : fixed;
  return Array.from({ length: halves }, (_, half) => {
    const { rate, known } = rateAt(table, issued + half * monthsPerHalf);
    return {
      composite: compositeRate(base, inflation === 0 ? rate.inflation : inflation),
      known: (fixed !== 0 || issue.known) && (inflation !== 0 || known),
    };
  });
}

/** What a Series I savings bond earns and is worth, and what cashing it early costs. */
export const iBond = defineCalculator({
  name: 'i_bond',
  version: 2,
  title: 'I bond value',
  about:
    'The composite rate and the value of a Series I savings bond after a time, from its issue month and the Treasury’s fixed and inflation rates, and the interest lost by cashing it early.',
  simply:
    "An I bond's rate moves with the prices in stores, so your money keeps about the same buying power. Cashing it early costs a few months of interest.",
  input: {
    amount: money({
      label: 'Amount bought',
      roles: ['lump_sum', 'bal_total', 'hold_amount', 'price_buy', 'bal_cash'],
      min: 25,
      max: 1e7,
      default: { value: 1000, reason: 'a round amount; the value grows in proportion' },
    }),
    held: months({
      label: 'Holding time',
      roles: ['time_held', 'horizon', 'time_stay', 'term'],
      min: 0,
      max: 600,
      default: { value: 12, reason: 'the shortest time after which it can be cashed' },
    }),
    issue_year: calendarYear({
      label: 'Year of issue',
      roles: ['year_past', 'year'],
      min: 1998,
      max: 2100,
      default: { value: 2025, reason: 'the latest half-year whose rates we have' },
    }),
    issue_month: count({
      label: 'Month of issue',
      roles: ['year_past', 'year'],
      ofDate: 'month',
      min: 1,
      max: 12,
      default: { value: 11, reason: 'the latest half-year whose rates we have' },
    }),
    fixed: percent({
      label: 'Fixed or composite rate',
      roles: ['rate_coupon', 'rate_yield', 'rate_savings'],
      min: 0,
      max: 10,
      default: { value: 0, reason: 'the Treasury’s fixed rate for the month of issue is used' },
    }),
    inflation: percent({
      label: 'Six-month inflation rate',
      roles: ['rate_inflation'],
      min: -5,
      max: 10,
      default: { value: 0, reason: 'the Treasury’s announced rates are used, then the latest of them' },
    }),
  },
  check: ({ issue_year, issue_month }) =>
    issue_year === 1998 && issue_month < 9
      ? 'I bonds were first issued in September 1998. Give a later month.'
      : null,

  run({ amount, held, issue_year, issue_month, fixed, inflation }, { facts }) {
    const lock = facts.get('i_bond_lock_months');
    const lost = facts.get('i_bond_penalty_months');
    const penaltyYears = facts.get('i_bond_penalty_years');
    const lifeYears = facts.get('i_bond_life_years');
    const limit = facts.get('i_bond_purchase_limit');
    const table = facts.get('i_bond_rates');

    const earning = Math.min(held, lifeYears * monthsPerYear);
    const issued = monthOf({ year: issue_year, month: issue_month });
    const halves = halfYears(table, { issued, fixed, inflation }, earning);
    const composites = halves.map(({ composite }) => composite);
    const cents = toCents(amount);
    const full = bondValue(cents, composites, earning);
    const early = held < penaltyYears * monthsPerYear;
    const paid = early ? bondValue(cents, composites, Math.max(0, earning - lost)) : full;

    const redeemable = held >= lock;
    const cash = figure('redemption_value', 'Cash-out value', toDollars(paid), 'usd', {
      decimals: 2,
    });
    const value = figure('value', 'Value with all interest', toDollars(full), 'usd', { decimals: 2 });
    const penalty = figure('penalty', 'Interest lost by cashing early', toDollars(full - paid), 'usd', {
      decimals: 2,
    });
    const first = figure('first_rate', 'First composite rate', composites[0] ?? 0, 'percent');
    const last = figure('last_rate', 'Latest composite rate', composites.at(-1) ?? 0, 'percent');
    const unknown = halves.filter(({ known }) => !known).length;
    return {
      figures: [
        ...(redeemable ? [cash, value] : [value]),
        ...(redeemable && early ? [penalty] : []),
        figure('interest', 'Total interest', toDollars(full - cents), 'usd', { decimals: 2 }),
        first,
        last,
      ],
      steps: [
        {
          label: 'Composite rate of the first half-year',
          formula: 'fixed + 2 x inflation + fixed x inflation, to the hundredth, never below zero',
          value: first.value,
          unit: 'percent',
        },
        { label: 'Months that earn interest', value: earning, unit: 'months' },
        {
          label: 'Value with all interest',
          formula: 'each half-year: value x (1 + composite / 2)^(months / 6), per $25 and to the cent',
          value: value.value,
          unit: 'usd',
          decimals: 2,
        },
        ...(redeemable
          ? [
              {
                label: 'Cash-out value',
                formula: 'early: the value before the lost months',
                value: cash.value,
                unit: 'usd' as const,
                decimals: 2,
              },
            ]
          : []),
      ],
      assumptions: [
        text`The rate changes every six months from the month of issue, and the fixed part stays for the bond’s whole life of ${fact('i_bond_life_years', lifeYears, 'years')}.`,
        text`Federal income tax on the interest isn’t taken out; there’s no state or local income tax on it.`,
      ],
      warnings: [
        ...(unknown > 0
          ? [
              text`We don’t have the Treasury’s rates for all of this time; the latest one we have stands in for the rest, so the value is an estimate.`,
            ]
          : []),
        ...(amount > limit
          ? [
              text`One person may buy ${fact('i_bond_purchase_limit', limit, 'usd')} of electronic I bonds in a calendar year.`,
            ]
          : []),
      ],
      detail: {
        cash,
        value,
        penalty,
        first,
        last,
        redeemable,
        early,
        lock: fact('i_bond_lock_months', lock, 'months'),
        lost: fact('i_bond_penalty_months', lost, 'months'),
        penaltyYears: fact('i_bond_penalty_years', penaltyYears, 'years'),
        byHalf: Array.from({ length: Math.ceil(earning / monthsPerHalf) + 1 }, (_, half) => {
          const month = Math.min(half * monthsPerHalf, earning);
          return [month, toDollars(bondValue(cents, composites, month))] as const;
        }),
      },
    };
  },

  explain({ detail }, { amount, held }) {
    const { cash, value, penalty, first, last, redeemable, early, lock, lost, penaltyYears } = detail;
    const bought = given('amount', amount, 'usd');
    const time = given('held', held, 'months');
    const rates = text`It started at ${first} a year and earns ${last} in its latest half-year.`;
    const rate = text`The composite rate is ${first} a year for the first six months${first.value === last.value ? '' : text`, and ${last} in the latest six`}.`;
    if (!redeemable) {
      return {
        conclusion: text`After ${time} your ${bought} of I bonds have grown to ${value}, but you can’t cash them yet.`,
        openings: {
          rate,
          yesno: text`No, not yet: an I bond is locked for ${lock}, and yours are at ${time}.`,
        },
        reasons: [text`An I bond is locked for the first ${lock}.`, rates],
        next: [text`Keep other cash for emergencies until then.`],
      };
    }
    return {
      conclusion: text`After ${time} your ${bought} of I bonds would pay you ${cash}.`,
      openings: {
        rate,
        yesno: early
          ? text`Yes, you can cash them for ${cash}, giving up ${penalty} of interest.`
          : text`Yes, you can cash them for ${cash} and lose no interest.`,
      },
      reasons: [
        early
          ? text`That’s ${value} less ${penalty}: before ${penaltyYears} you give up the last ${lost} of interest.`
          : text`After ${penaltyYears} you give up nothing by cashing in.`,
        rates,
      ],
      next: [
        early
          ? text`Hold them for ${penaltyYears} and you keep the ${penalty}; if you can’t wait, cash in after months at a low rate.`
          : text`Compare the rate with what Treasury bills and savings accounts pay before you cash it.`,
        text`Cash it at the start of a month: interest is added on the first day.`,
      ],
    };
  },

  chart: ({ detail: { byHalf } }) => ({
    kind: 'line',
    title: 'Value over time',
    x: { label: 'Month', unit: 'months' },
    y: { label: 'Value', unit: 'usd' },
    series: [{ name: 'Value with all interest', points: byHalf }],
  }),

  formulas: iBondFormulas,
  examples: [
    {
      question:
        'put 5,000 into those inflation savings bonds in June 2022, what is it worth now and can i cash it with no penalty',
      input: { amount: 5000, issue_year: 2022, issue_month: 6 },
    },
    {
      question: 'I bought $10,000 of I bonds in July 2022. What would I get if I cashed them after 3 years?',
      input: { amount: 10_000, issue_year: 2022, issue_month: 7, held: 36 },
    },
    {
      question:
        'What does a 5k I bond with a fixed rate of 0.9% earn when semiannual inflation is 1.56 percent?',
      input: { amount: 5000, fixed: 0.9, inflation: 1.56 },
    },
    {
      question: 'What is the penalty for cashing a thousand dollar I bond from May 2024 after twenty months?',
      input: { amount: 1000, issue_year: 2024, issue_month: 5, held: 20 },
    },
    {
      question: 'got 5,000 in i bonds from october 2023, what are they at after two years',
      input: { amount: 5000, issue_year: 2023, issue_month: 10, held: 24 },
    },
    {
      question: 'savings bond series i bought april 2022 for 10k, cash it now after 48 months?',
      input: { amount: 10_000, issue_year: 2022, issue_month: 4, held: 48 },
    },
  ],
  sources: ['treasury_i_bond_rates', 'treasury_i_bonds'],
});
