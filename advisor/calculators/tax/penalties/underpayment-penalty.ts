import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { quarters } from '#advisor/calculators/tax/penalties/estimated-tax-dates.ts';
import { familyCredit } from '#advisor/calculators/tax/credits/family-credit.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  checkHousehold,
  householdFrom,
  waysToTell401k,
  waysToTellCarInterest,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { moneyIn } from '#advisor/calculators/tax/household/household.ts';
import { dayOf, estimatedTaxRateOn, lateRates } from '#advisor/calculators/tax/penalties/late-interest.ts';
import { returnAssumptions } from '#advisor/calculators/tax/federal/return-notes.ts';
import { safeHarbor } from '#advisor/calculators/tax/penalties/safe-harbor.ts';
import {
  underpaymentFields,
  underpaymentGroups,
} from '#advisor/calculators/tax/penalties/underpayment-fields.ts';
import { dueDaysOf, penaltiesByQuarter } from '#advisor/calculators/tax/penalties/underpayment.ts';
import { roundHalfUp, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Settled {
  settled_month: number;
  settled_day: number;
}

/** From the middle of April on it is the tax year itself, before that the year after. */
function settledDay({ settled_month: month, settled_day: day }: Settled, year: number): number {
  const isNextYear = month < 4 || (month === 4 && day <= 15);
  return dayOf(isNextYear ? year + 1 : year, month, day);
}

const daysIn = (month: number) => new Date(Date.UTC(2028, month, 0)).getUTCDate();

/** What it costs to have paid too little during the year. */
export const underpaymentPenalty = defineCalculator({
  name: 'underpayment_penalty',
  version: 1,
  title: 'Underpayment penalty',
  about:
    'How large the IRS penalty for underpaying estimated tax is (Form 2210, regular method): who paid no or too little estimated tax or withholding during the year, quarter by quarter with the IRS interest rate and days until paid.',
  simply:
    'Tax is due during the year, bit by bit. If you paid too little along the way, you owe something like interest on the missing part.',
  input: underpaymentFields,
  groups: underpaymentGroups,
  alternatives: [waysToTell401k, waysToTellCarInterest],
  check: (told) => {
    if (moneyIn(householdFrom(told)) + told.this_year_tax === 0)
      return 'Give the total tax of the year, or the income that it is worked out from.';
    if (told.settled_day > daysIn(told.settled_month))
      return 'That month has fewer days: give the day on which the rest is paid.';
    return checkHousehold(told);
  },

  run(told, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const household = householdFrom(told);
    const isIncomeTold = moneyIn(household) > 0;
    const done = federalReturn(household, facts);
    const worked = isIncomeTold ? Math.max(0, done.totalTax - familyCredit(household, done, facts)) : 0;
    const tax = told.this_year_tax > 0 ? toCents(told.this_year_tax) : worked;
    const harbor = safeHarbor(
      {
        status: told.filing_status,
        now: Math.max(1, tax),
        before: toCents(told.last_year_tax),
        income: toCents(told.last_year_income),
      },
      facts,
    );
    const withheld = toCents(told.withheld);
    const minimum = facts.get('estimated_tax_minimum');
    const isSmall = tax - withheld < toCents(minimum);
    const byHand = [told.paid_april, told.paid_june, told.paid_september, told.paid_january].map(toCents);
    const paid = withheld + byHand.reduce((sum, one) => sum + one, 0);
    const rates = lateRates(facts);
    const settled = settledDay(told, facts.year);
    const byQuarter = isSmall
      ? byHand.map(() => 0)
      : penaltiesByQuarter(
          {
            year: facts.year,
            needed: harbor.needed,
            paid: dueDaysOf(facts.year).map((day, index) => ({
              day,
              amount: withheld / quarters + byHand[index]!,
            })),
            settled,
          },
          rates,
        );
    const penalty = roundHalfUp(byQuarter.reduce((sum, one) => sum + one, 0));
    const shortfall = Math.max(0, harbor.needed - paid);
    const rate = estimatedTaxRateOn(settled, rates);
    return {
      figures: [
        centsFigure('penalty', 'Underpayment penalty', penalty),
        centsFigure('shortfall', 'Short of what had to be paid on time', isSmall ? 0 : shortfall),
        centsFigure('needed', 'Had to be paid on time', harbor.needed),
        centsFigure('installment', 'Share of each quarter', roundHalfUp(harbor.needed / quarters)),
        centsFigure('total_tax', 'Federal tax of the year', tax),
        ...someCents('paid', 'Withheld and paid on time', paid),
        figure('harbor_percent', 'Penalty-free share', harbor.percent, 'percent'),
        figure('rate', 'Yearly rate of the IRS at the end', rate, 'percent'),
        ...(penalty > 0 && shortfall > 0
          ? [
              centsFigure(
                'month_costs',
                'Cost of each month of waiting',
                roundHalfUp((shortfall * rate) / 100 / monthsPerYear),
              ),
            ]
          : []),
      ],
      steps: [
        centsStep(
          'Had to be paid on time',
          harbor.needed,
          `${harbor.percent}% of ${harbor.byLastYear ? 'last' : 'this'} year’s tax, the lesser of the two ways`,
        ),
        centsStep('Each quarter', roundHalfUp(harbor.needed / quarters), 'had to be paid on time / 4'),
        ...['April', 'June', 'September', 'January'].map((month, index) =>
          centsStep(
            `Penalty for the ${month} payment`,
            roundHalfUp(byQuarter[index]!),
            'unpaid x yearly rate x days / 365',
          ),
        ),
        centsStep('Underpayment penalty', penalty, 'the four added up'),
      ],
      assumptions: [
        text`Income came evenly over the year, and withholding counts in four equal parts.`,
        ...(told.last_year_tax === 0
          ? [
              text`Last year’s tax isn’t known: if it was lower, the penalty is less, and if it was zero there’s none.`,
            ]
          : []),
        ...(isIncomeTold && told.this_year_tax === 0 ? returnAssumptions(household, done) : []),
        text`Penalties of states, and those for filing or paying after April, are left out.`,
      ],
      warnings: [
        ...warnings,
        ...(settled > rates.known
          ? [text`The rates of next year aren’t announced yet: the latest one is used for those months.`]
          : []),
      ],
      detail: {
        year,
        isSmall,
        byLastYear: harbor.byLastYear,
        minimum: fact('estimated_tax_minimum', minimum, 'usd'),
        bars: byQuarter.map((cents) => toDollars(roundHalfUp(cents))),
      },
    };
  },

  explain({ figures, detail: { year, isSmall, byLastYear, minimum } }, told) {
    const at = (id: string) => requireFigure(figures, id);
    const paid = findFigure(figures, 'paid');
    const month = findFigure(figures, 'month_costs');
    const isDue = at('penalty').value > 0;
    const isWithReturn = told.settled_month === 4 && told.settled_day === 15;
    const conclusion = isDue
      ? text`The underpayment penalty for ${year} is about ${at('penalty')}${isWithReturn ? ', if you pay the rest when the return is due' : ''}.`
      : isSmall
        ? text`There’s no underpayment penalty for ${year}: less than ${minimum} of tax was left after withholding.`
        : text`There’s no underpayment penalty for ${year}: enough was paid on time.`;
    return {
      conclusion,
      openings: isDue
        ? {
            yesno: text`Yes, you’d owe an underpayment penalty of about ${at('penalty')} for ${year}.`,
            rate: text`The penalty runs at ${at('rate')} a year, about ${at('penalty')} for ${year}.`,
          }
        : { yesno: text`No, you owe no underpayment penalty for ${year}.` },
      reasons: [
        text`${at('harbor_percent')} of ${byLastYear ? 'last' : 'this'} year’s tax, ${at('needed')}, had to be paid on time: ${at('installment')} each quarter.`,
        ...(paid ? [text`You paid ${paid} on time.`] : []),
        ...(isDue
          ? [
              text`Each missing part costs interest from its due date until it’s paid; the IRS charges ${at('rate')} a year now.`,
            ]
          : []),
        ...(told.this_year_tax === 0
          ? [text`Your federal tax for the year comes to about ${at('total_tax')}.`]
          : [text`The tax of the year is ${given('this_year_tax', told.this_year_tax, 'usd')}.`]),
      ],
      next: isDue
        ? [
            ...(month && isWithReturn
              ? [text`Pay as soon as you can: each month sooner saves about ${month}.`]
              : []),
            text`You don’t have to work it out: the IRS can bill you. Send in its form only to ask for less, for example if most of the income came late in the year.`,
            text`If you had no tax last year, or reached its full amount by withholding, there’s no penalty.`,
          ]
        : [text`Keep paying that share each quarter, or let your employer withhold it.`],
    };
  },

  chart: ({ detail: { bars } }) => ({
    kind: 'bar',
    title: 'Penalty by quarter',
    x: { label: 'Payment due', unit: 'count', names: ['April', 'June', 'September', 'January'] },
    y: { label: 'Penalty', unit: 'usd' },
    series: [{ name: 'Penalty', points: bars.map((value, index) => [index + 1, value] as const) }],
  }),

  formulas: {
    penalty: 'What was unpaid of each quarter’s share × the yearly rate of the IRS × days ÷ 365, added up',
    shortfall: ['max(0, needed - paid)', 'needed', 'Nothing: the tax left is below the law’s minimum'],
    needed: ['total_tax * harbor_percent', 'last_year_tax * harbor_percent'],
    installment: 'needed / 4',
    total_tax: ['this_year_tax', 'The tax on the income of the year, less credits'],
    paid: ['withheld + paid_april + paid_june + paid_september + paid_january'],
    harbor_percent: 'The share of this year’s or last year’s tax that the law takes as enough',
    rate: 'The rate that the IRS sets each quarter',
    month_costs: 'shortfall * rate / 12',
  },
  examples: [
    {
      question: 'how much is the underpayment penalty if my tax was 18,000 and only 6,000 was withheld',
      input: { this_year_tax: 18_000, withheld: 6000 },
    },
    {
      question: 'I made 85k freelancing and paid no estimated taxes, what penalty will the IRS charge me?',
      input: { self_employment: 85_000 },
    },
    {
      question: 'didnt make quarterly payments this year, owe around 12k. how big is the penalty',
      input: { this_year_tax: 12_000 },
    },
    {
      question:
        'Form 2210: total tax $31,000, withholding $14,000, last year’s tax $23,200. Do I owe a penalty?',
      input: { this_year_tax: 31_000, withheld: 14_000, last_year_tax: 23_200 },
    },
  ],
  sources: ['usc_26_6654', 'irs_form_2210', 'irs_quarterly_rates'],
});
