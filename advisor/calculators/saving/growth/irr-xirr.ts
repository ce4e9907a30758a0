import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { list, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  dateFields,
  haveDates,
  problemWithDates,
  yearsSinceFirst,
  type DatedPoint,
} from '#advisor/calculators/saving/growth/dated-points.ts';
import {
  internalRates,
  modifiedInternalRate,
  netPresentValue,
  signChanges,
  type CashFlow,
} from '#advisor/numerics/cash-flows.ts';
import { text } from '#advisor/quantities/text.ts';

type DatedFlow = DatedPoint & { amount: number; lasts: number };

/** Each amount a year after the one before; one that comes for years comes once in each, and what follows it with the last, or a year later. */
function inYears(entries: readonly DatedFlow[], isLater: boolean): { flows: DatedFlow[]; times: number[] } {
  const [flows, times]: [DatedFlow[], number[]] = [[], []];
  let next = 0;
  for (const [at, flow] of entries.entries()) {
    const count = Math.round(flow.lasts);
    const first = (entries[at - 1]?.lasts ?? 1) > 1 && !isLater ? next - 1 : next;
    for (let year = 0; year < count; year += 1) {
      flows.push(flow);
      times.push(first + year);
    }
    next = first + count;
  }
  return { flows, times };
}

/** From this share of the first amount on, what follows is put in as well; what comes back meanwhile is mostly less. */
const furtherPart = 0.2;

/**
 * Without any sign the first amount is what was paid, and the others came back; where the last is more than all others,
 * and these are of a size, it is what came of them.
 */
function cashFlows(entries: readonly DatedFlow[], isLater = false): CashFlow[] {
  const { flows, times } = haveDates(entries)
    ? { flows: entries, times: yearsSinceFirst(entries) }
    : inYears(entries, isLater);
  const amounts = flows.map(({ amount }) => amount);
  const unsigned = amounts.every((amount) => amount > 0);
  const [first = 0, ...between] = amounts.slice(0, -1);
  const paidIn = between.reduce((sum, amount) => sum + amount, first);
  const isSaved = amounts.at(-1)! > paidIn && between.every((amount) => amount >= first * furtherPart);
  return amounts.map((amount, index) => ({
    time: times[index]!,
    amount: unsigned && (index === 0 || (isSaved && index < amounts.length - 1)) ? -amount : amount,
  }));
}

const sumOf = (flows: readonly CashFlow[]) => flows.reduce((sum, { amount }) => sum + amount, 0);

/** One bar for each time: what was paid and received on one day goes into it together. */
function sumsByTime(flows: readonly CashFlow[]): (readonly [number, number])[] {
  const times = [...new Set(flows.map(({ time }) => time))];
  return times.map((at) => [at, sumOf(flows.filter(({ time }) => time === at))] as const);
}

/** The return hidden in payments out and in. */
export const irrXirr = defineCalculator({
  name: 'irr_xirr',
  version: 1,
  title: 'Return of cash flows',
  about:
    'The internal rate of return of money paid out and received: IRR for yearly flows, XIRR for dated ones, with the modified rate (MIRR) and the net present value (NPV).',
  simply:
    'Money that went in early had more time to work than money that went in late. This gives one yearly rate that treats each dollar by its time.',
  input: {
    flows: list({
      label: 'List of cash flows',
      ask: 'what amounts did you pay and receive, and when',
      items: {
        amount: money({
          label: 'Amount, negative if you paid it',
          roles: ['cash_flow'],
          min: -1e10,
          max: 1e10,
        }),
        ...dateFields(),
        lasts: years({
          label: 'Years it comes, once a year',
          roles: ['horizon', 'term', 'time_last', 'time_held', 'time_payoff', 'n_periods'],
          ofYearly: true,
          min: 1,
          max: 100,
          default: { value: 1, reason: 'it comes once' },
        }),
      },
      min: 2,
      max: 400,
    }),
    discount: percent({
      label: 'Discount rate',
      roles: ['rate_return'],
      min: -50,
      max: 100,
      default: {
        value: 7,
        reason: 'a usual hurdle for long-term investments; put in what you could earn elsewhere',
      },
    }),
    reinvest: percent({
      label: 'Reinvestment rate',
      min: -50,
      max: 100,
      default: { value: 7, reason: 'money that comes back earns the same usual rate' },
    }),
    finance: percent({
      label: 'Financing rate',
      min: -50,
      max: 100,
      default: { value: 7, reason: 'money that goes out costs the same usual rate' },
    }),
  },
  check({ flows }) {
    const problem = problemWithDates(flows);
    if (problem) return problem;
    const signed = cashFlows(flows);
    if (!signed.some(({ amount }) => amount > 0) || !signed.some(({ amount }) => amount < 0)) {
      return 'Give at least one payment out (negative) and one payment in (positive).';
    }
    return internalRates(signed).length === 0
      ? 'No rate of return makes these flows balance: check the signs and the amounts.'
      : null;
  },

  run({ flows: entries, discount, reinvest, finance }) {
    const flows = cashFlows(entries);
    const dated = haveDates(entries);
    const rates = internalRates(flows);
    const rate = rates[0]! * 100;
    const value = netPresentValue(flows, discount / 100);
    const modified = modifiedInternalRate(flows, finance / 100, reinvest / 100) * 100;
    const paid = -sumOf(flows.filter(({ amount }) => amount < 0));
    const received = sumOf(flows.filter(({ amount }) => amount > 0));
    const other = rates[1];
    const isFollowed = !dated && entries.slice(0, -1).some(({ lasts }) => lasts > 1);
    const later = isFollowed ? internalRates(cashFlows(entries, true))[0] : undefined;
    return {
      figures: [
        dated
          ? figure('xirr', 'Yearly return (XIRR)', rate, 'percent')
          : figure('irr', 'Return per year (IRR)', rate, 'percent'),
        figure('npv', 'Net present value', value, 'usd'),
        figure('mirr', 'Modified return (MIRR)', modified, 'percent'),
        figure('paid', 'Total paid out', paid, 'usd'),
        figure('received', 'Total received', received, 'usd'),
        figure('profit', 'Profit', received - paid, 'usd'),
        ...(other === undefined
          ? []
          : [figure('other_rate', 'Another rate that fits', other * 100, 'percent')]),
        ...(later === undefined
          ? []
          : [figure('irr_later', 'Return if what follows comes a year later', later * 100, 'percent')]),
      ],
      steps: [
        { label: 'Time from first to last', value: flows.at(-1)!.time, unit: 'years', decimals: 2 },
        {
          label: 'Internal rate',
          formula: 'the rate for which the sum of flow / (1 + rate)^years is zero',
          value: rate,
          unit: 'percent',
        },
        {
          label: 'Net present value',
          formula: 'sum of flow / (1 + discount rate)^years',
          value,
          unit: 'usd',
        },
        {
          label: 'Modified rate',
          formula: '(end value of what came in / present value of what went out)^(1/years) - 1',
          value: modified,
          unit: 'percent',
        },
      ],
      assumptions: [
        dated
          ? text`Time is counted in days, and a year in the days of a common year, as spreadsheets do.`
          : text`The flows are one year apart, and the first one is today.`,
        ...(entries.some(({ lasts }) => lasts > 1)
          ? [text`What comes every year comes at the end of each; what follows it comes with the last.`]
          : []),
        text`Taxes and fees count only where they are among the flows.`,
      ],
      warnings:
        signChanges(flows) > 1
          ? [
              text`The flows change direction more than once, so more than one rate may fit. Look at the net present value and the modified rate too.`,
            ]
          : [],
      detail: { flows },
    };
  },

  explain({ figures, detail: { flows } }, { discount, reinvest }) {
    const [rate, value, modified, , , profit] = figures;
    const later = figures.find(({ id }) => id === 'irr_later');
    // Money that comes in first is borrowed.
    const verb = flows[0]!.amount > 0 ? 'cost' : 'return';
    const hurdle = given('discount', discount, 'percent');
    return {
      conclusion: text`These cash flows ${verb} ${rate!} a year; at ${hurdle} their net present value is ${value!}.`,
      openings: { amount: text`The net present value is ${value!} at ${hurdle}.` },
      reasons: [
        ...(later
          ? [
              text`What follows the yearly payments is counted with the last of them; a year later, it’s ${later} a year.`,
            ]
          : []),
        value!.value >= 0
          ? text`A net present value above zero means this beats earning ${hurdle} a year elsewhere.`
          : text`A net present value below zero means your money would do better elsewhere at ${hurdle} a year.`,
        text`The profit is ${profit!}. If what comes back earns ${given('reinvest', reinvest, 'percent')}, the return is ${modified!} a year over the whole time.`,
      ],
      next: [
        text`Compare the return with what else you could do with the money at the same risk.`,
        text`Make sure fees and taxes are included in the cash flows.`,
      ],
    };
  },

  chart: ({ detail: { flows } }) => ({
    kind: 'bar',
    title: 'Cash flows',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Amount', unit: 'usd' },
    series: [{ name: 'Cash flow', points: sumsByTime(flows) }],
  }),

  formulas: {
    irr: 'The rate at which the {flows} are worth zero in all today, found by trial',
    xirr: 'The yearly rate at which the {flows}, each by its day, are worth zero in all, found by trial',
    irr_later: 'The same rate, with what follows the yearly payments a year after the last of them',
    npv: 'Each of the {flows}, less {discount} for every year until it, added up',
    mirr: 'What came in, reinvested at {reinvest}, against what went out, financed at {finance}, as a yearly rate',
    profit: 'received - paid',
    paid: 'The payments among the {flows}, added up',
    received: 'The receipts among the {flows}, added up',
  },

  examples: [
    {
      question:
        'I invest $70,000 and get back 12,000, 15,000, 18,000, 21,000 and 26,000 over five years. What is the IRR?',
      input: {
        flows: [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000].map((amount) => ({ amount })),
      },
    },
    {
      question:
        'I put 10k in on January 1, 2020, added 5k on July 1, 2021 and had $21,500 on March 1, 2024. XIRR?',
      input: {
        flows: [
          { amount: -10_000, year: 2020, month: 1, day: 1 },
          { amount: -5000, year: 2021, month: 7, day: 1 },
          { amount: 21_500, year: 2024, month: 3, day: 1 },
        ],
      },
    },
    {
      question:
        'What is the net present value at 8% of paying 40k now for 5k, 8k, 12k and then thirty thousand?',
      input: {
        flows: [-40_000, 5000, 8000, 12_000, 30_000].map((amount) => ({ amount })),
        discount: 8,
      },
    },
    {
      question: 'paid 20,000 for a rental share, received 3k, 3k, 4k and 18k back, yearly return?',
      input: { flows: [-20_000, 3000, 3000, 4000, 18_000].map((amount) => ({ amount })) },
    },
    {
      question: 'annualized return: put 8k on March 15, 2021 and got 11,900 on June 30, 2025',
      input: {
        flows: [
          { amount: -8000, year: 2021, month: 3, day: 15 },
          { amount: 11_900, year: 2025, month: 6, day: 30 },
        ],
      },
    },
  ],
  sources: ['microsoft_xirr'],
});
