import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, count, money } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import {
  mileageRates,
  namedRates,
  type MileageRates,
} from '#advisor/calculators/tax/deductions/mileage-rate.ts';
import { requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { namedRate } from '#advisor/calculators/tax/federal/other-income.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { text } from '#advisor/quantities/text.ts';

/** Nobody pays so many dollars of tolls for each mile: it is something else that was told. */
const mostTolls = 0.5;

/** What business miles take off the profit of a business of one’s own. */
export const mileageDeduction = defineCalculator({
  name: 'mileage_deduction',
  version: 1,
  title: 'Mileage deduction',
  about:
    'How many dollars business miles are worth as a deduction at the standard mileage rate, for gig drivers, freelancers and small businesses, with parking and tolls.',
  simply: "Each business mile counts as a cost at a set amount. That makes the income that's taxed smaller.",
  input: {
    miles: count({
      label: 'Business miles',
      ask: 'how many miles did you drive for work',
      roles: ['miles'],
      // "21,000 on the car, 8,000 of it for work": the business miles are the fewer ones.
      order: 'rising',
      min: 0,
      max: 1_000_000,
    }),
    driven: choice({
      label: 'When they were driven',
      options: ['evenly_over_the_year', 'through_june', 'from_july_on'] as const,
      default: { value: 'evenly_over_the_year', reason: 'no months were mentioned' },
    }),
    mile_rate: money({
      label: 'Another rate for each mile',
      roles: ['mile_rate'],
      min: 0,
      max: 5,
      default: { value: 0, reason: 'the IRS rate is taken' },
    }),
    tolls: money({
      label: 'Parking and tolls',
      roles: ['business_expenses', 'spend_item'],
      adds: true,
      min: 0,
      max: 1e6,
      default: nothingSaid('parking or tolls are'),
    }),
    rate: namedRate,
  },
  check: ({ miles, tolls }) =>
    tolls > miles * mostTolls
      ? 'Parking and tolls are more than driving costs: give them alone, without other expenses.'
      : null,
  run({ miles, driven, mile_rate: told, tolls, rate }, { facts }) {
    const { year, warnings } = factYear(facts, 'business_mileage_cents');
    const rates = mileageRates(facts);
    const counted = {
      evenly_over_the_year: rates.average,
      through_june: rates.early,
      from_july_on: rates.late,
    };
    const deducted = (cents: number) => (miles * cents) / 100 + tolls;
    const deduction = deducted(told > 0 ? told * 100 : counted[driven]);
    const isSplit = told === 0 && driven === 'evenly_over_the_year' && rates.early !== rates.late;
    return {
      figures: [
        figure('deduction', 'Mileage deduction', deduction, 'usd'),
        ...(rate > 0
          ? [figure('saved', 'Income tax it saves at your rate', (deduction * rate) / 100, 'usd')]
          : []),
        ...(isSplit
          ? [
              figure('early', 'Deduction if all were driven through June', deducted(rates.early), 'usd'),
              figure('late', 'Deduction if all were driven from July on', deducted(rates.late), 'usd'),
            ]
          : []),
      ],
      steps: [
        {
          label: 'Mileage deduction',
          value: deduction,
          unit: 'usd',
          formula: 'miles x rate + parking and tolls',
        },
      ],
      assumptions: [
        ...(isSplit
          ? [
              text`The IRS raised the rate in the middle of the year, and the miles are taken as driven evenly over it.`,
            ]
          : []),
        text`The standard rate stands for gas, repairs, insurance and wear: those can’t be deducted again.`,
      ],
      warnings,
      detail: {
        year,
        isSplit,
        cents: told > 0 ? text`${given('mile_rate', told * 100, 'ratio')} cents` : centsOf(driven, rates),
      },
    };
  },
  explain({ figures, detail: { year, isSplit, cents } }, { miles, rate }) {
    const at = (id: string) => requireFigure(figures, id);
    return {
      conclusion: isSplit
        ? text`You can deduct about ${at('deduction')} for ${given('miles', miles, 'count')} business miles spread over ${year}: a mile counts ${cents}.`
        : text`You can deduct ${at('deduction')} for ${given('miles', miles, 'count')} business miles in ${year}, at ${cents} a mile.`,
      reasons: [
        ...(isSplit
          ? [text`If you drove all of them through June it’s ${at('early')}, and from July on ${at('late')}.`]
          : []),
        ...(rate > 0 ? [text`At your rate that saves about ${at('saved')} of income tax.`] : []),
        text`It lowers the profit of your own business, and with it both income tax and self-employment tax. Employees can’t deduct it, and the drive to a regular job never counts.`,
      ],
      next: [
        text`Keep a log with the date, the miles and the reason of each trip: without one the IRS can deny it.`,
      ],
    };
  },
  formulas: {
    deduction:
      'The rate of when they were driven, for each of {miles} miles[, plus {tolls} of parking and tolls]',
    saved: 'deduction * rate',
    early: 'The IRS rate through June for each of {miles} miles[, plus {tolls} of parking and tolls]',
    late: 'The IRS rate from July on for each of {miles} miles[, plus {tolls} of parking and tolls]',
  },

  examples: [
    { question: "what's the mileage deduction on 11,000 business miles", input: { miles: 11_000 } },
    {
      question: 'I drove 8,400 miles for DoorDash this year, how much can I write off',
      input: { miles: 8400 },
    },
    {
      question: 'write off for 15k work miles plus 320 of tolls, self employed',
      input: { miles: 15_000, tolls: 320 },
    },
    {
      question: 'mileage log says 5,900 miles to see clients and 210 of parking, what comes off my taxes',
      input: { miles: 5900, tolls: 210 },
    },
  ],
  sources: ['irs_notice_2026_10', 'irs_announcement_2026_11'],
});

function centsOf(driven: 'evenly_over_the_year' | 'through_june' | 'from_july_on', rates: MileageRates) {
  const { early, late } = rates;
  if (driven === 'through_june') return namedRates({ ...rates, late: early });
  if (driven === 'from_july_on')
    return text`${fact('later_business_mileage_cents', late, 'ratio', { decimals: 1 })} cents`;
  return namedRates(rates);
}
