import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { kiddieTax as taxOfChild } from '#advisor/calculators/tax/household/kiddie-tax-rules.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** A child’s investment income, taxed in part at the parents’ rate. */
export const kiddieTax = defineCalculator({
  name: 'kiddie_tax',
  version: 1,
  title: 'Kiddie tax on a child’s investment income',
  about:
    'The federal tax on a child’s interest, dividends and gains from a custodial account: what is free, what is taxed at the child’s rate and what at the parents’ rate (kiddie tax, Form 8615).',
  simply:
    "A child may earn a little from savings without tax. Above that, it's taxed as if it were the parents' money, so that shifting money to children brings nothing.",
  input: {
    interest: moneyPerYear({
      label: 'Child’s interest and other investment income',
      roles: ['interest_income@child', 'other_income@child', 'interest_income', 'rental_income@child'],
      adds: 'within',
      min: 0,
      max: mostDollars,
      default: nothingSaid('interest of the child is'),
    }),
    gains: moneyPerYear({
      label: 'Child’s dividends and gains',
      roles: ['dividend_income@child', 'gain_amount@child', 'dividend_income', 'gain_amount'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('dividend or gain of the child is'),
    }),
    gains_are: choice<'ordinary' | 'qualified'>({
      label: 'Those dividends and gains are',
      options: ['ordinary', 'qualified'],
      facts: { qualified: 'holding=long', ordinary: 'holding=short' },
      default: { value: 'ordinary', reason: 'nothing says that they are qualified or long-term' },
    }),
    earned: moneyPerYear({
      label: 'Child’s pay from work',
      roles: ['wages@child', 'se_income@child'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('job of the child is'),
    }),
    rate: percent({
      label: 'Parents’ tax rate on such income',
      roles: ['rate_tax', 'rate_tax@both', 'rate_tax@other'],
      min: 0,
      max: 60,
      default: { value: 0, reason: 'it follows from the parents’ income' },
    }),
    income: moneyPerYear({
      label: 'Parents’ income',
      ask: 'what is the parents’ tax bracket, or their income',
      roles: ['agi', 'agi@both', 'wages', 'wages@spouse', 'wages@both', 'wages@other', 'agi@other'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'the parents’ tax rate is given instead' },
      needed: ({ rate }) => rate === undefined,
    }),
    filing_status: choice<FilingStatus>({
      label: 'Parents’ filing status',
      fact: 'filing',
      options: ['single', 'married_joint', 'married_separate', 'head_of_household', 'surviving_spouse'],
      default: { value: 'married_joint', reason: 'most parents file jointly' },
    }),
  },
  check: ({ interest, gains, rate, income }) => {
    if (interest + gains === 0) return 'Give the child’s interest, dividends or gains of the year.';
    return rate + income === 0 ? 'Give the parents’ tax rate or their income.' : null;
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'kiddie_tax_threshold');
    const unearned = toCents(input.interest + input.gains);
    const found = taxOfChild(
      {
        unearned,
        earned: toCents(input.earned),
        preferential: input.gains_are === 'qualified' ? toCents(input.gains) : 0,
        rate: input.rate,
        parentsIncome: toCents(input.income),
        parentsStatus: input.filing_status,
      },
      facts,
    );
    return {
      figures: [
        centsFigure('tax', 'Federal tax of the child', found.tax),
        centsFigure('at_parents', 'Income taxed at the parents’ rate', found.atParents),
        centsFigure('tax_at_parents', 'Tax on that part', found.onTop),
        centsFigure('own_part', 'Income taxed at the child’s rate', found.ownPart),
        centsFigure('own_tax', 'Tax on the child’s part', found.own),
        centsFigure('deduction', 'Standard deduction of the child', found.deduction),
        centsFigure('extra', 'Tax that the rule adds', found.tax - found.alone),
      ],
      steps: [
        centsStep('Standard deduction of the child', found.deduction),
        centsStep('Taxed at the parents’ rate', found.atParents, 'investment income above the threshold'),
        centsStep('Taxed at the child’s rate', found.ownPart),
        centsStep('Federal tax of the child', found.tax, 'tax on both parts'),
      ],
      assumptions: [
        text`The rule counts for this child: a minor, or a student below its age limit who doesn’t pay for half of their own support from work.`,
        ...(input.rate > 0
          ? []
          : [text`The parents take the standard deduction and have no gains of their own.`]),
      ],
      warnings,
      detail: {
        year,
        threshold: fact('kiddie_tax_threshold', toDollars(found.threshold), 'usd'),
        unearned: toDollars(unearned),
      },
    };
  },

  explain({ figures, detail: { year, threshold } }, input) {
    const at = (id: string) => requireFigure(figures, id);
    const hits = at('at_parents').value > 0;
    const source =
      input.interest > 0 ? given('interest', input.interest, 'usd') : given('gains', input.gains, 'usd');
    return {
      conclusion:
        at('tax').value > 0
          ? text`The child owes about ${at('tax')} of federal tax for ${year}.`
          : text`The child owes no federal tax for ${year}.`,
      openings: {
        yesno: hits
          ? text`Yes, ${at('at_parents')} of it is taxed at the parents’ rate: ${at('tax')} of federal tax in all for ${year}.`
          : text`No, none of it is taxed at the parents’ rate for ${year}: the investment income isn’t above ${threshold}.`,
      },
      reasons: [
        text`${at('deduction')} is covered by the child’s standard deduction, and ${at('own_part')} is taxed at the child’s own rate.`,
        hits
          ? text`The ${at('at_parents')} above ${threshold} is taxed at the parents’ rate: ${at('tax_at_parents')}.`
          : text`The parents’ rate begins above ${threshold}; of ${source} nothing reaches it.`,
      ],
      next: hits
        ? [
            text`File Form 8615 with the child’s return, or see whether Form 8814 lets you put it on your own.`,
          ]
        : [text`Gains up to ${threshold} a year can be taken in the child’s name without your rate.`],
    };
  },

  chart: ({ figures }) =>
    barsOf('How the child’s income is taxed', figures, ['deduction', 'own_part', 'at_parents']),

  formulas: {
    tax: ['own_tax + tax_at_parents', 'The tax of the child alone, which is more'],
    at_parents: 'The child’s investment income above the threshold',
    tax_at_parents: [
      'at_parents * rate',
      'Tax of the parents with {at_parents} more, less their tax without it',
    ],
    own_part: 'The rest of the child’s taxable income',
    own_tax: 'The lowest brackets on {own_part}',
    deduction: 'The law’s least for a dependent, or pay of {earned} and a little more',
    extra: '{tax} less the tax at the child’s own rates',
  },
  examples: [
    {
      question:
        'my 14 year old’s custodial account paid 5,400 in interest, we’re in the 24% bracket. how much kiddie tax?',
      input: { interest: 5400, rate: 24 },
    },
    {
      question: 'daughter has 3,900 of dividends, our income is 210k joint. What tax does she owe?',
      input: { gains: 3900, income: 210_000 },
    },
    {
      question: 'Kid sold stock with an 8,000 long-term gain, parents pay 15% on gains. Tax on that?',
      input: { gains: 8000, gains_are: 'qualified', rate: 15 },
    },
    {
      question: 'son made 2,300 in dividends in his UTMA, is that taxed at our 32% rate?',
      input: { gains: 2300, rate: 32 },
    },
  ],
  sources: ['usc_26_1', 'irs_pub_17'],
});
