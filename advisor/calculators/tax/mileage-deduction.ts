import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { count, money } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { namedRate } from '#advisor/calculators/tax/other-income.ts';
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
      min: 0,
      max: 1_000_000,
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
  run({ miles, tolls, rate }, { facts }) {
    const { year, warnings } = factYear(facts, 'business_mileage_cents');
    const cents = facts.get('business_mileage_cents');
    const deduction = (miles * cents) / 100 + tolls;
    return {
      figures: [
        figure('deduction', 'Mileage deduction', deduction, 'usd'),
        ...(rate > 0
          ? [figure('saved', 'Income tax it saves at your rate', (deduction * rate) / 100, 'usd')]
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
        text`The standard rate stands for gas, repairs, insurance and wear: those can’t be deducted again.`,
      ],
      warnings,
      detail: { year, cents: fact('business_mileage_cents', cents, 'count', { decimals: 1 }) },
    };
  },
  explain({ figures, detail: { year, cents } }, { miles, rate }) {
    const at = (id: string) => requireFigure(figures, id);
    return {
      conclusion: text`You can deduct ${at('deduction')} for ${given('miles', miles, 'count')} business miles in ${year}, at ${cents} cents a mile.`,
      reasons: [
        ...(rate > 0 ? [text`At your rate that saves about ${at('saved')} of income tax.`] : []),
        text`It lowers the profit of your own business, and with it both income tax and self-employment tax. Employees can’t deduct it, and the drive to a regular job never counts.`,
      ],
      next: [
        text`Keep a log with the date, the miles and the reason of each trip: without one the IRS can deny it.`,
      ],
    };
  },
  formulas: {
    deduction: 'The law’s rate of the year for each of {miles} miles[, plus {tolls} of parking and tolls]',
    saved: 'deduction * rate',
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
  ],
  sources: ['irs_notice_2026_10'],
});
