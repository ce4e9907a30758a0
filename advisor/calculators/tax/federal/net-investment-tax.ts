import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { investmentTax } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import { forStatus } from '#advisor/facts/filing-status.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const investmentRoles = (
  ['interest_income', 'dividend_income', 'gain_amount', 'rental_income'] as const
).flatMap((role) => [role, `${role}@spouse`, `${role}@both`] as const);
const otherRoles = (
  ['wages', 'se_income', 'pension_income', 'withdraw_amount', 'conversion', 'other_income'] as const
).flatMap((role) => [role, `${role}@spouse`, `${role}@both`] as const);

/** The tax on investment income of higher incomes, by itself. */
export const netInvestmentTax = defineCalculator({
  name: 'net_investment_tax',
  version: 1,
  title: 'Net investment income tax',
  about:
    'The net investment income tax (NIIT, the 3.8% surtax) by itself: from adjusted gross income or pay, interest, dividends, capital gains and rent, and filing status, with how far the income is above or below the threshold.',
  simply:
    'People with a high income pay a small extra tax on what their investments bring in, such as interest, dividends and gains.',
  input: {
    income: moneyPerYear({
      label: 'Adjusted gross income',
      roles: ['agi', 'agi@both', 'agi@spouse'],
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'pay and investment income are added up' },
    }),
    other: moneyPerYear({
      label: 'Income that is not from investments, where AGI isn’t known',
      ask: 'what is your adjusted gross income, or your pay',
      roles: otherRoles,
      adds: true,
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'adjusted gross income is given' },
      needed: ({ income }) => income === undefined,
    }),
    investment: moneyPerYear({
      label: 'Investment income',
      ask: 'how much interest, dividends, gains and rent do you have',
      roles: investmentRoles,
      adds: true,
      min: 0,
      max: mostDollars,
    }),
    losses: moneyPerYear({
      label: 'Investment losses and expenses',
      roles: ['loss_amount', 'loss_carryover'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'the investment income is net of them' },
    }),
    filing_status: householdFields.filing_status,
  },
  check: ({ income, other, investment }) => {
    if (income + other + investment === 0) return 'Give your income and what of it comes from investments.';
    return income > 0 && investment > income
      ? 'Adjusted gross income has the investment income in it: give a larger one, or the rest of your income.'
      : null;
  },

  run({ income: told, other, investment, losses, filing_status: status }, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const net = Math.max(0, investment - losses);
    const income = told > 0 ? told : other + net;
    const threshold = forStatus(facts.get('net_investment_income_threshold'), status);
    const tax = investmentTax(toCents(net), toCents(income), status, facts);
    const over = income - threshold;
    const taxed = Math.max(0, Math.min(net, over));
    return {
      figures: [
        centsFigure('tax', 'Net investment income tax', tax),
        figure('taxed', 'Investment income it is charged on', taxed, 'usd'),
        figure('over', 'Income above the threshold', over, 'usd', {
          labelBelowZero: 'Room below the threshold',
        }),
        figure('counted', 'Income that counts', income, 'usd'),
        figure('net', 'Net investment income', net, 'usd'),
      ],
      steps: [
        { label: 'Threshold', value: threshold, unit: 'usd' },
        { label: 'Income above it', value: Math.max(0, over), unit: 'usd' },
        {
          label: 'Charged on',
          value: taxed,
          unit: 'usd',
          formula: 'the lesser of that and the investment income',
        },
        centsStep('Tax', tax, 'rate x what it is charged on'),
      ],
      assumptions: [
        text`Interest on municipal bonds, withdrawals from retirement accounts, Social Security and the excluded part of a home sale are no investment income.`,
        text`Your income before deductions counts as adjusted gross income.`,
      ],
      warnings,
      detail: {
        year,
        threshold: fact('net_investment_income_threshold', threshold, 'usd'),
        rate: fact('net_investment_income_tax_rate', facts.get('net_investment_income_tax_rate'), 'percent'),
      },
    };
  },

  explain({ figures, detail: { year, threshold, rate } }, { investment }) {
    const at = (id: string) => requireFigure(figures, id);
    const isDue = at('tax').value > 0;
    const room = { ...at('over'), value: Math.abs(at('over').value) };
    return {
      conclusion: isDue
        ? text`The net investment income tax comes to ${at('tax')} for ${year}.`
        : text`You owe no net investment income tax for ${year}.`,
      openings: {
        yesno: isDue
          ? text`Yes, you owe ${at('tax')} of net investment income tax for ${year}.`
          : text`No, you owe no net investment income tax for ${year}.`,
      },
      reasons: [
        isDue
          ? text`It’s ${rate} of ${at('taxed')}, the lesser of your net investment income of ${at('net')} and the ${at('over')} above the threshold of ${threshold}.`
          : at('over').value <= 0
            ? text`Your income of ${at('counted')} is ${room} below the threshold of ${threshold}.`
            : text`There’s no net investment income among the ${given('investment', investment, 'usd')}.`,
      ],
      next: [
        isDue
          ? text`It’s reported on Form 8960, on top of the income tax: count it in when you pay estimated tax.`
          : text`A large gain or Roth conversion can carry you over it: check again before one.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('What it is charged on', figures, ['net', 'taxed', 'tax']),

  formulas: {
    tax: 'The rate of the tax on {taxed}',
    taxed: ['max(0, min(net, over))', 'The lesser of {net} and the income above the threshold'],
    over: '{counted} less the threshold (filing status {filing_status})',
    counted: ['income', 'other + net'],
    net: 'max(0, investment - losses)',
  },
  examples: [
    {
      question:
        'we made 225k at work and 80k selling stock, filing together. how much of that 3.8 percent thing do we owe',
      input: { other: 225_000, investment: 80_000, filing_status: 'married_joint' },
    },
    {
      question: 'AGI of 262,000 single with 31k of dividends and interest. How much NIIT do I owe?',
      input: { income: 262_000, investment: 31_000 },
    },
    {
      question: 'married, 240k in wages and a 60,000 stock gain, what’s the 3.8% tax?',
      input: { other: 240_000, investment: 60_000, filing_status: 'married_joint' },
    },
    {
      question: 'do we owe the net investment income tax on 18,000 of rent with joint income of 244k',
      input: { income: 244_000, investment: 18_000, filing_status: 'married_joint' },
    },
    {
      question: 'niit on a 150k long term gain if my salary is 130k, single',
      input: { other: 130_000, investment: 150_000 },
    },
  ],
  sources: ['usc_26_1411'],
});
