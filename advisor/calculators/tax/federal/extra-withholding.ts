import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, months } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure, someCents } from '#advisor/calculators/tax/cents-figures.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { checksAYear, paidField } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** The extra withholding for each paycheck, so that nothing is due in April. */
export const extraWithholding = defineCalculator({
  name: 'extra_withholding',
  version: 1,
  title: 'Extra withholding per paycheck',
  about:
    'How much extra tax to have withheld from each paycheck that is left this year, for line 4c of Form W-4, so that an expected tax bill is covered: the shortfall divided by the paychecks left.',
  simply:
    'You spread what you would owe over the paychecks that are left, so there is nothing to pay in April.',
  input: {
    tax: money({
      label: 'Tax you expect to owe',
      ask: 'how much tax do you expect to owe',
      roles: ['tax_bill', 'debt_balance:tax'],
      min: 1,
      max: mostDollars,
    }),
    withheld: money({
      label: 'Tax withheld so far, where the tax is the whole year’s',
      roles: ['tax_withheld', 'tax_withheld@both'],
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'the tax you gave is what is still uncovered' },
    }),
    each_check: money({
      label: 'Tax withheld from each check now, where the tax is the whole year’s',
      roles: ['tax_withheld#2'],
      min: 0,
      max: mostDollars,
      default: nothingSaid('withholding from each check is'),
    }),
    checks: count({
      label: 'Number of paychecks left this year',
      ask: 'how many paychecks are left this year',
      roles: ['n_periods'],
      min: 0,
      max: 53,
      default: { value: 0, reason: 'the months left are given instead' },
      needed: ({ months_left: left }) => left === undefined,
    }),
    months_left: months({
      label: 'Number of months left this year',
      roles: ['horizon', 'term_left'],
      min: 0,
      max: 12,
      default: { value: 0, reason: 'the paychecks left are given instead' },
    }),
    paid: paidField,
  },
  check: ({ tax, withheld, each_check: each, checks, months_left: left }) => {
    if (checks + left === 0) return 'Give the number of paychecks or months that are left this year.';
    return tax <= withheld + each * checks
      ? 'Your withholding covers that tax already: no extra is needed.'
      : null;
  },

  run({ tax, withheld, each_check: each, checks: told, months_left: left, paid }) {
    const checks = told > 0 ? told : Math.max(1, Math.floor((left * checksAYear[paid]) / monthsPerYear));
    const coming = toCents(each) * checks;
    const shortfall = Math.max(0, toCents(tax) - toCents(withheld) - coming);
    // A cent less on every check would leave some of it due.
    const extra = Math.ceil(shortfall / checks);
    return {
      figures: [
        centsFigure('extra', 'Extra withholding per paycheck', extra),
        centsFigure('shortfall', 'Tax still to cover', shortfall),
        figure('checks_left', 'Paychecks left', checks, 'count'),
        ...someCents('coming', 'Tax that is withheld from them anyway', coming),
      ],
      steps: [
        centsStep('Tax still to cover', shortfall, 'tax - withheld - what is still withheld anyway'),
        { label: 'Paychecks left', value: checks, unit: 'count' },
        centsStep('Extra per paycheck', extra, 'tax to cover / paychecks left, rounded up'),
      ],
      assumptions: [
        text`The change counts from the next check on; payroll may need a check or two.`,
        text`What is withheld counts as paid evenly over the year, so a penalty for earlier quarters falls away with it.`,
      ],
      warnings: [],
      detail: {},
    };
  },

  explain({ figures }, { tax, withheld }) {
    const at = (id: string) => requireFigure(figures, id);
    return {
      conclusion: text`Have ${at('extra')} extra withheld from each of the ${at('checks_left')} checks left this year.`,
      openings: {
        amount: text`It takes ${at('shortfall')} in all: ${at('extra')} extra from each of ${at('checks_left')} checks.`,
      },
      reasons: [
        withheld > 0
          ? text`Of ${given('tax', tax, 'usd')} of tax, ${at('shortfall')} isn’t covered yet.`
          : text`That adds up to the ${given('tax', tax, 'usd')} you’d owe.`,
      ],
      next: [
        text`Put ${at('extra')} on line 4c of a new Form W-4 and give it to payroll now; take it off again in January.`,
      ],
    };
  },

  formulas: {
    extra: ['shortfall / checks_left', '{shortfall} ÷ {checks_left} paychecks, rounded up to the cent'],
    shortfall: ['tax', 'tax - withheld', 'tax - withheld - each_check * checks'],
    checks_left: ['checks', 'The paychecks of {months_left}'],
    coming: 'each_check * checks_left',
  },
  examples: [
    {
      question:
        'I’ll owe about 2,400 in April and have 8 paychecks left. How much extra should I have withheld per check?',
      input: { tax: 2400, checks: 8 },
    },
    {
      question:
        'tax this year will be 14,000, 9,200 withheld so far at 410 a check, 7 checks left. what do i put on 4c of the w-4',
      input: { tax: 14_000, withheld: 9200, each_check: 410, checks: 7 },
    },
    {
      question: 'extra withholding to cover a 1,900 tax bill, paid twice a month, 5 months left in the year',
      input: { tax: 1900, months_left: 5, paid: 'twice_a_month' },
    },
    {
      question: 'short 3,150 on federal taxes, 11 checks to go, how much more per paycheck on my W-4?',
      input: { tax: 3150, checks: 11 },
    },
  ],
  sources: ['irs_topic_306'],
});
