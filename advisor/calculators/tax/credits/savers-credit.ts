import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { flag, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { saversCreditFormulas } from '#advisor/calculators/tax/credits/savers-credit-formulas.ts';
import { saversCredit, saversMatch } from '#advisor/calculators/tax/credits/savers-credit-rules.ts';
import { forStatus } from '#advisor/facts/filing-status.ts';
import { percentOf, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const incomeParts = (['wages', 'se_income', 'pension_income', 'other_income'] as const).flatMap(
  (role) => [role, `${role}@spouse`, `${role}@both`] as const,
);

/** What the saver's credit takes off the tax of those who save for retirement on lower pay. */
export const saversCreditCalculator = defineCalculator({
  name: 'savers_credit',
  version: 1,
  title: 'Saver’s credit',
  about:
    'The saver’s credit (retirement savings contributions credit) in dollars for what goes into an IRA, a 401(k) or another plan at work on lower or moderate income, the incomes at which its rate falls, and the saver’s match that takes its place.',
  simply:
    'If you earn little and still save for retirement, the government gives part of it back as a lower tax bill.',
  input: {
    filing_status: householdFields.filing_status,
    income: moneyPerYear({
      label: 'Adjusted gross income',
      ask: 'what is your income for the year',
      roles: ['agi', 'agi@spouse', 'agi@both'],
      sumOf: incomeParts,
      min: 0,
      max: mostDollars,
    }),
    contribution: moneyPerYear({
      label: 'Yearly retirement contribution',
      roles: ['ira_contrib', 'k401_contrib', 'ira_contrib@both', 'k401_contrib@both', 'save_amount'],
      adds: true,
      ownOnly: true,
      min: 0,
      max: 1e6,
      default: nothingSaid('contribution is'),
    }),
    contribution_percent: percent({
      label: 'Contribution as a share of income',
      roles: ['save_share', 'save_share@both'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'the contribution is given in dollars' },
    }),
    spouse_contribution: moneyPerYear({
      label: 'Spouse’s yearly retirement contribution',
      roles: ['ira_contrib@spouse', 'k401_contrib@spouse'],
      adds: true,
      min: 0,
      max: 1e6,
      default: nothingSaid('contribution of a spouse is'),
    }),
    student: flag({
      label: 'Full-time student',
      fact: 'work=student',
      default: { value: false, reason: 'nothing says that you study full-time' },
    }),
    age: householdFields.age,
    children: householdFields.children,
  },
  alternatives: [
    {
      fields: ['contribution', 'contribution_percent'],
      problem: 'Give your contribution as an amount or as a share of income, not both.',
    },
  ],
  check: (input) => {
    if (input.contribution + input.contribution_percent + input.spouse_contribution === 0)
      return 'Give what you put into an IRA or a plan at work this year.';
    if (input.spouse_contribution > 0 && input.filing_status !== 'married_joint')
      return 'A spouse’s contribution belongs on a joint return: choose married filing jointly, or leave it out.';
    return input.contribution + input.spouse_contribution > input.income
      ? 'The contribution can’t be more than the income: give the income of the whole year.'
      : null;
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'savers_credit_tiers');
    const { filing_status: status, age, student } = input;
    const agi = toCents(input.income);
    const own = toCents(input.contribution) + percentOf(agi, input.contribution_percent);
    const saving = { status, age, contributions: [own, toCents(input.spouse_contribution)] };
    const at = (income: number) => saversCredit({ ...saving, agi: toCents(income) }, facts);
    const { rate, counted, credit: full } = at(input.income);
    // What is saved in a plan at work is not in the income that was told.
    const plain = federalReturn(
      householdFrom({ filing_status: status, wages: input.income, age, children: 0 }),
      facts,
    );
    const tax = Math.max(0, plain.onIncome.tax);
    const credit = student ? 0 : Math.min(full, tax);
    const tiers = forStatus(
      facts.get('savers_credit_tiers'),
      status === 'surviving_spouse' ? 'single' : status,
    );
    const next = tiers.find(({ upTo }) => input.income <= upTo);
    const end = tiers.at(-1)!.upTo;
    facts.get('savers_match_percent');
    const matchYear = facts.used().find(({ id }) => id === 'savers_match_percent')!.year;
    const match = student ? 0 : saversMatch({ ...saving, agi }, facts);
    return {
      figures: [
        centsFigure('credit', 'Saver’s credit', credit),
        figure('rate', 'Rate of the credit', student ? 0 : rate, 'percent'),
        ...(full > credit ? [centsFigure('full', 'Credit without the limit of the tax', full)] : []),
        centsFigure('counted', 'Contributions that count', counted),
        centsFigure('tax', 'Income tax before credits', tax),
        ...(next ? [figure('step_limit', 'Income up to which this rate holds', next.upTo, 'usd')] : []),
        figure('income_limit', 'Income limit', end, 'usd'),
        centsFigure('match', 'Saver’s match that follows it', match),
      ],
      steps: [
        centsStep('Contributions that count', counted, 'up to the limit for each person'),
        centsStep('Credit before the limit of the tax', full, 'rate x contributions that count'),
        centsStep('Income tax before credits', tax),
        centsStep('Saver’s credit', credit, 'no more than the tax'),
      ],
      assumptions: [
        text`You’re not a full-time student and nobody claims you as a dependent.`,
        text`Nothing was taken out of retirement accounts in the last two years: that would come off what counts.`,
        text`The income is the adjusted gross income of your return: what goes into a pre-tax 401(k) or a deductible IRA is already off it.`,
      ],
      warnings: [
        ...warnings,
        ...(student ? [text`Full-time students get no saver’s credit.`] : []),
        ...(!student && age < facts.get('savers_credit_age')
          ? [
              text`There is no saver’s credit before age ${fact('savers_credit_age', facts.get('savers_credit_age'), 'age')}.`,
            ]
          : []),
      ],
      detail: {
        year,
        isCapped: !student && full > tax,
        matchFrom: fact('savers_match_percent', matchYear, 'year'),
        matchRate: fact('savers_match_percent', facts.get('savers_match_percent'), 'percent'),
        matchCounted: fact('savers_match_contribution', facts.get('savers_match_contribution'), 'usd'),
        curve: [0, ...tiers.flatMap(({ upTo }) => [upTo, upTo + 1]), end * 1.2].map(
          (income) => [income, student ? 0 : toDollars(at(income).credit)] as const,
        ),
      },
    };
  },

  explain({ figures, detail: { year, isCapped, matchFrom, matchRate, matchCounted } }, { income }) {
    const at = (id: string) => requireFigure(figures, id);
    const credit = at('credit');
    const told = given('income', income, 'usd');
    const step = findFigure(figures, 'step_limit');
    return {
      conclusion:
        credit.value > 0
          ? isCapped
            ? text`Your saver’s credit for ${year} would be ${credit}, which takes away all of your income tax.`
            : text`Your saver’s credit for ${year} would be ${credit}: ${at('rate')} of ${at('counted')}.`
          : text`There’d be no saver’s credit for ${year} at an income of ${told}.`,
      openings: {
        yesno:
          credit.value > 0
            ? text`Yes, you’d get a saver’s credit of ${credit} for ${year}.`
            : text`No, there’d be no saver’s credit for ${year} at an income of ${told}.`,
        rate: text`Your saver’s credit is ${at('rate')} of what counts, ${credit} for ${year}.`,
      },
      reasons: [
        ...(isCapped
          ? [
              text`It can’t be more than your income tax of ${at('tax')}: ${at('rate')} of ${at('counted')} would be ${at('full')}.`,
            ]
          : []),
        step
          ? text`The rate of ${at('rate')} holds up to an income of ${step}; above ${at('income_limit')} there’s none.`
          : text`It ends at an income of ${at('income_limit')}.`,
        text`From ${matchFrom} a saver’s match takes its place: ${matchRate} of up to ${matchCounted} a person is paid into your account, even without tax, and less as income rises. At this income it would be ${at('match')}.`,
      ],
      next: [
        credit.value > 0
          ? text`Claim it on your return with the form for retirement savings contributions: it isn’t taken off by itself.`
          : text`A pre-tax 401(k) or a deductible IRA lowers the income that decides: see whether it brings you below ${at('income_limit')}.`,
      ],
    };
  },

  chart: ({ detail: { curve } }, { income }) => ({
    kind: 'line',
    title: 'Saver’s credit by income',
    x: { label: 'Adjusted gross income', unit: 'usd' },
    y: { label: 'Credit before the limit of the tax', unit: 'usd' },
    about: income,
    series: [{ name: 'Credit', points: curve }],
  }),

  formulas: saversCreditFormulas,
  examples: [
    {
      question: 'I make 23,000 and put 1,500 in an IRA. How much is my saver’s credit?',
      input: { income: 23_000, contribution: 1500 },
    },
    {
      question:
        'retirement savings contributions credit for a married couple, AGI 47,000, 2,000 each in Roth IRAs',
      input: {
        filing_status: 'married_joint',
        income: 47_000,
        contribution: 2000,
        spouse_contribution: 2000,
      },
    },
    {
      question: 'do i get the savers credit with agi of 38k head of household, 3% into my 401k',
      input: { filing_status: 'head_of_household', income: 38_000, contribution_percent: 3 },
    },
    {
      question: 'how many dollars would form 8880 give me on 34,000 income and 2,400 to my workplace plan',
      input: { income: 34_000, contribution: 2400 },
    },
  ],
  sources: ['irc_25b', 'irc_6433'],
});
