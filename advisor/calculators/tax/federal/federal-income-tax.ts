import { federalIncomeTaxFormulas } from '#advisor/calculators/tax/federal/federal-income-tax-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given, type Figure } from '#advisor/calculators/define/result.ts';
import { barsByRate } from '#advisor/calculators/tax/federal/bars-by-rate.ts';
import { centsFigure, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { accountsWithRoom, leftOutWarnings } from '#advisor/calculators/tax/deductions/contribution-notes.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import {
  checkHousehold,
  householdFields,
  householdFrom,
  waysToTell401k,
  waysToTellCarInterest,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { householdGroups } from '#advisor/calculators/tax/household/household-groups.ts';
import { namedRate } from '#advisor/calculators/tax/federal/other-income.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { moneyIn } from '#advisor/calculators/tax/household/household.ts';
import { returnFigures, returnSteps, taxByBracket } from '#advisor/calculators/tax/federal/return-figures.ts';
import {
  carLoanWarnings,
  minimumTaxWarnings,
  returnAssumptions,
} from '#advisor/calculators/tax/federal/return-notes.ts';
import {
  balanceFigures,
  balanceSentence,
  balanceSteps,
  withheldAssumptions,
  withheldField,
} from '#advisor/calculators/tax/federal/withheld-tax.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { statusNames } from '#advisor/facts/filing-status.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** A difference that rounding or one small item explains. */
const closeEnough = 0.02;
const unsigned = (one: Figure): Figure => ({ ...one, value: Math.abs(one.value) });

/** Below this age most people are dependents of their parents. */
const dependentUntil = 19;

/** The federal return of a household for one year. */
export const federalIncomeTax = defineCalculator({
  name: 'federal_income_tax',
  version: 7,
  title: 'Federal income tax',
  about:
    'Federal tax for a year from wages, business, interest, dividends, gains, pensions and Social Security, with deductions and the child tax credit; also the marginal and the effective rate. Run it twice to see what a change does, such as a 401(k) contribution.',
  simply:
    'Income is taxed in layers: the first part not at all, and each further layer at a higher rate. A higher rate applies only to the dollars in that layer.',
  input: {
    ...householdFields,
    withheld: withheldField,
    named_rate: namedRate,
    quoted_tax: moneyPerYear({
      label: 'Tax figure you were given',
      roles: ['tax_bill'],
      min: 0,
      max: mostDollars,
      default: nothingSaid('other figure is'),
    }),
  },
  groups: householdGroups,
  alternatives: [waysToTell401k, waysToTellCarInterest],
  check: (input) => {
    const household = householdFrom(input);
    const { gains } = household;
    if (moneyIn(household) === 0 && gains.short <= 0 && gains.long <= 0) {
      return 'Give at least one kind of income, such as your wages.';
    }
    return checkHousehold(input);
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const household = householdFrom(input);
    const done = federalReturn(household, facts);
    return {
      figures: [
        ...returnFigures(household, facts, done),
        ...balanceFigures(input.withheld, done.totalTax),
        ...(input.quoted_tax > 0
          ? [
              centsFigure(
                'off_by',
                'Difference from the figure you were given',
                toCents(input.quoted_tax) - done.totalTax,
              ),
            ]
          : []),
      ],
      steps: [...returnSteps(household, facts, done), ...balanceSteps(input.withheld, done.totalTax)],
      assumptions: [...returnAssumptions(household, done), ...withheldAssumptions(input.withheld)],
      warnings: [
        ...warnings,
        ...leftOutWarnings(household, done.contributions, facts),
        ...carLoanWarnings(household),
        ...minimumTaxWarnings(household, done.agi, facts),
      ],
      detail: { year, itemizes: done.deductions.itemizes, brackets: taxByBracket(household, facts, done) },
    };
  },

  explain({ figures, detail: { year, itemizes } }, input) {
    const { filing_status: status, withheld, quoted_tax: quoted } = input;
    const figure = (id: string) => requireFigure(figures, id);
    const tax = figure('total_tax');
    const parts = ['self_employment_tax', 'net_investment_tax', 'additional_medicare_tax'].flatMap(
      (id) => findFigure(figures, id) ?? [],
    );
    const credit = findFigure(figures, 'child_credit');
    const more = ['education_credit', 'savers_credit'].flatMap((id) => findFigure(figures, id) ?? []);
    const carLoan = findFigure(figures, 'car_loan_deduction');
    const surtax = findFigure(figures, 'additional_medicare_tax');
    const creditInAll = findFigure(figures, 'child_credit_total');
    const carryover = findFigure(figures, 'loss_carryover');
    const allDeductions = findFigure(figures, 'deductions');
    const [overtimeOff, tipsOff] = [
      findFigure(figures, 'overtime_deduction'),
      findFigure(figures, 'tips_deduction'),
    ];
    const accounts = accountsWithRoom(figures);
    const balance = balanceSentence(withheld, figures);
    const off = findFigure(figures, 'off_by');
    const quarterly = findFigure(figures, 'quarterly_payment');
    const earnings = input.wages + input.spouse_wages + input.self_employment + input.spouse_self_employment;
    return {
      conclusion:
        tax.value < 0
          ? text`You’d owe no federal tax for ${year}, and get ${unsigned(tax)} of credits paid out to you.${balance}`
          : text`Your federal tax for ${year} would be ${tax}, filing as ${statusNames[status]}: ${figure('effective_rate')} of your income.${balance}`,
      openings: {
        rate: text`You’re in the ${figure('bracket_rate')} bracket, but pay ${figure('effective_rate')} of your income in all: ${tax}.`,
        which: itemizes
          ? text`Itemize: your deductions come to ${figure('deduction')}, and your federal tax to ${tax}.`
          : text`Take the standard deduction of ${figure('deduction')}: your federal tax comes to ${tax}.`,
        ...(quarterly
          ? { payment: text`Pay ${quarterly} each quarter if nothing is withheld, ${tax} for the year.` }
          : {}),
        ...(input.named_rate > 0 && !off
          ? {
              yesno:
                figure('bracket_rate').value === input.named_rate
                  ? text`Yes, you’re in the ${figure('bracket_rate')} bracket. You pay ${figure('effective_rate')} of your income in all, ${tax}.`
                  : text`No, you’re in the ${figure('bracket_rate')} bracket, and pay ${figure('effective_rate')} of your income in all, ${tax}.`,
            }
          : {}),
        ...(off
          ? {
              yesno:
                Math.abs(off.value) <= quoted * closeEnough
                  ? text`Yes, that’s about right: I get ${tax}.`
                  : text`Not quite: I get ${tax}, so theirs is ${unsigned(off)} too ${off.value < 0 ? 'low' : 'high'}.`,
            }
          : {}),
      },
      named: {
        ...(surtax
          ? {
              additional_medicare_tax: text`Of your federal tax of ${tax}, ${surtax} is the additional Medicare tax.`,
            }
          : {}),
        ...(creditInAll
          ? {
              child_credit_total: text`Your credits for children and dependents come to ${creditInAll} for ${year}, which leaves ${tax.value < 0 ? text`no tax, and ${unsigned(tax)} paid out to you` : text`${tax} of federal tax`}.`,
            }
          : {}),
      },
      reasons: [
        ...(off
          ? [
              text`The ${given('quoted_tax', quoted, 'usd')} you were given is ${unsigned(off)} ${off.value < 0 ? 'lower' : 'higher'}.`,
            ]
          : []),
        ...(!itemizes && input.itemized > 0
          ? [
              text`The ${given('itemized', input.itemized, 'usd')} of deductions changes nothing: the standard deduction of ${figure('deduction')} is more.`,
            ]
          : []),
        text`After ${itemizes ? 'itemized deductions' : 'the standard deduction'} of ${figure('deduction')}${allDeductions ? text` and further ones, ${allDeductions} together` : ' and any other write-offs'}, ${figure('taxable_income')} of your ${figure('gross_income')} is taxable.`,
        ...(figure('taxable_income').value > 0
          ? [
              text`Your top bracket is ${figure('bracket_rate')}, and only the income inside it is taxed at that rate. The next dollar would cost you ${figure('marginal_rate')} in all.`,
            ]
          : []),
        ...(input.age < dependentUntil
          ? [
              text`If your parents claim you, your standard deduction is smaller: about what you earned from work.`,
            ]
          : []),
        ...parts.map(
          (part) =>
            text`That includes ${part} of ${part.label.charAt(0).toLowerCase()}${part.label.slice(1)}.`,
        ),
        ...(credit ? [text`Credits for children and dependents took off ${credit}.`] : []),
        ...more.map(
          (one) => text`Your ${one.label.charAt(0).toLowerCase()}${one.label.slice(1)} takes off ${one}.`,
        ),
        ...(overtimeOff ? [text`${overtimeOff} of your overtime isn’t taxed under current law.`] : []),
        ...(carLoan ? [text`${carLoan} of car loan interest is deducted.`] : []),
        ...(tipsOff ? [text`${tipsOff} of tips isn’t taxed under current law.`] : []),
        ...(carryover ? [text`A loss of ${carryover} is left for next year.`] : []),
      ],
      next: [
        // These accounts take earnings only.
        ...(figure('marginal_rate').value > 0 && accounts !== '' && earnings > 0
          ? [
              text`Every dollar you put into ${accounts} saves you about ${figure('marginal_rate')} of it in tax this year.`,
            ]
          : []),
        input.wages + input.spouse_wages > 0
          ? text`Compare it with what’s withheld from your pay, and change your Form W-4 if the two are far apart.`
          : input.retirement_income > 0
            ? text`Compare it with what is withheld from your pensions and withdrawals. If you’ll still owe a thousand dollars or more, have more withheld, or pay it every quarter with Form 1040-ES.`
            : text`Nothing is withheld from this for you: if you’ll owe a thousand dollars or more, pay it every quarter with Form 1040-ES.`,
      ],
    };
  },

  chart: ({ detail: { brackets } }) => ({
    kind: 'bar',
    title: 'Tax by bracket',
    x: { label: 'Rate', unit: 'percent' },
    y: { label: 'Tax in the bracket', unit: 'usd' },
    ...barsByRate(
      'Tax',
      brackets.map(({ rate, tax }) => [rate, tax] as const),
    ),
  }),

  weighed: [
    'pre_tax_401k',
    'contribution_percent',
    'ira',
    'hsa',
    'charity',
    'car_loan_interest',
    'car_loan_balance',
  ],
  formulas: federalIncomeTaxFormulas,
  examples: [
    {
      question: 'If my taxable income is 72,000 and I file single, what is my tax?',
      input: { filing_status: 'single', wages: 72_000, after_deductions: true },
    },
    {
      question: 'I’m single and earn 95k, what is my federal tax?',
      input: { filing_status: 'single', wages: 95_000 },
    },
    {
      question: 'What changes in my federal tax if I make $95,000 and put 10k in my 401(k)?',
      input: { wages: 95_000, pre_tax_401k: 10_000 },
    },
    {
      question:
        'We are married filing jointly, I make 120k and my wife makes 80k, two kids. How much federal income tax do we pay?',
      input: { filing_status: 'married_joint', wages: 120_000, spouse_wages: 80_000, children: 2 },
    },
    {
      question: 'I freelance and made sixty thousand in profit. What do I owe the IRS?',
      input: { self_employment: 60_000 },
    },
    {
      question:
        'single, 78k salary. what does the interest on my new car loan, 34,000 at 7.2% for 6 years, save me in tax?',
      input: { wages: 78_000, car_loan_balance: 34_000, car_loan_rate: 7.2, car_loan_years: 6 },
    },
    {
      question: 'I am 70, single, with a $30,000 pension and $24,000 of Social Security. What is my tax?',
      input: { age: 70, retirement_income: 30_000, social_security: 24_000 },
    },
    {
      question: 'w-2 of 88,000 and a 5k capital loss, head of household with one kid, whats my tax bill',
      input: { filing_status: 'head_of_household', wages: 88_000, long_loss: 5000, children: 1 },
    },
  ],
  sources: ['irs_pub_17', 'usc_26_1', 'irs_schedule_d'],
});
