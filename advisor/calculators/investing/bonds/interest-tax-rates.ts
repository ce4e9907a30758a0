import { bracketOf } from '#advisor/calculators/investing/bonds/bracket-of-income.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { employeeTax } from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import {
  stateNotes,
  stateOf,
  type KnownState,
  type ToldState,
} from '#advisor/calculators/tax/state/state-of.ts';
import { stateTaxOn } from '#advisor/calculators/tax/state/state-tax-engine.ts';
import { forStatus, type FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import type { StateIncomeTax } from '#advisor/facts/state-income-tax.ts';
import { toCents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What a bond's interest bears: a bond of one's own state neither tax, a Treasury no state tax. */
const interestKinds = ['in_state_muni', 'other_state_muni', 'treasury', 'taxable'] as const;
export type InterestKind = (typeof interestKinds)[number];

interface InterestRates {
  /** In percent, with the tax on investment income. */
  federal: number;
  /** Of that, the tax on investment income. */
  investment: number;
  state: number;
}

/** The share of interest that is left after tax. */
export function keptOf(kind: InterestKind, { federal, state }: InterestRates): number {
  const rate = { in_state_muni: 0, other_state_muni: state, treasury: federal, taxable: federal + state }[
    kind
  ];
  return 1 - rate / 100;
}

const moreDollars = 100;

/** What a state takes of the next hundred dollars of interest; no more than its highest rate, where a credit ends. */
function stateRateOn(rule: StateIncomeTax, income: number, status: FilingStatus, facts: FactReader): number {
  const wages = toCents(income);
  const { socialSecurity, medicare } = employeeTax(wages, facts);
  const taxWith = (interest: number) => {
    const done = federalReturn(householdFrom({ filing_status: status, wages: income, interest }), facts);
    return stateTaxOn(rule, {
      status,
      agi: done.agi,
      pay: [wages, 0],
      preTax401k: 0,
      federalTax: done.totalTax - done.additionalMedicare,
      payrollTax: [socialSecurity + medicare, 0],
      children: 0,
    });
  };
  const most =
    Math.max(...forStatus(rule.brackets, status).map(([, rate]) => rate)) + (rule.surtax?.[1] ?? 0);
  return Math.min(most, Math.max(0, (taxWith(moreDollars) - taxWith(0)) / moreDollars));
}

interface Told {
  tax_rate: number;
  other_rate: number;
  investment_rate: number;
  income: number;
  filing_status: FilingStatus;
  state: ToldState;
}

/** The rates on the next dollar of interest, as named or from an income. */
export function interestRates(told: Told, facts: FactReader): InterestRates & { of: KnownState } {
  const { income, filing_status: status } = told;
  const of = stateOf(told.state, facts);
  const isNamed = told.tax_rate > 0 || income === 0;
  const isAbove = income > forStatus(facts.get('net_investment_income_threshold'), status);
  const worked = !isNamed && isAbove ? facts.get('net_investment_income_tax_rate') : 0;
  const investment = told.investment_rate > 0 ? told.investment_rate : worked;
  const federal = (isNamed ? told.tax_rate : bracketOf(income, status, facts)) + investment;
  const state =
    told.other_rate > 0 || of.kind !== 'known' || income === 0
      ? told.other_rate
      : stateRateOn(of.rule, income, status, facts);
  return { federal, investment, state, of };
}

/** What is counted in the rates, and what is not. */
export function rateNotes(told: Told, { of }: { of: KnownState }): { assumptions: Text[]; warnings: Text[] } {
  const isFromIncome = told.income > 0 && told.tax_rate === 0;
  const counts = told.other_rate > 0 || of.kind === 'not_said' ? undefined : stateNotes(of);
  return {
    assumptions: [
      ...(isFromIncome
        ? [
            text`Your federal bracket is worked out from your income with the standard deduction, and with the tax on investment income where you’re above its threshold.`,
          ]
        : [text`The tax-free yield is free of every tax that your rate counts.`]),
      ...(of.kind === 'not_said' && told.other_rate === 0 ? [text`State tax is left out.`] : []),
      ...(counts && told.income > 0 ? counts.assumptions : []),
    ],
    warnings: [
      ...(counts && told.income > 0 ? counts.warnings : []),
      ...(of.kind === 'known' && told.other_rate === 0 && told.income === 0
        ? [text`The tax of ${of.name} isn’t counted: it depends on your income.`]
        : []),
    ],
  };
}
