import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { announced } from '#advisor/facts/entry.ts';
import { byStatus, statusNames, type ByStatus } from '#advisor/facts/filing-status.ts';

/** From this income on, this much: a rate, an amount or a share in percent. */
export type Step = readonly [from: number, amount: number];
type Steps = readonly Step[];

/** A state's income tax on pay. Whatever a state does not have is left out. */
export interface StateIncomeTax {
  /** Rates in percent, by taxable income. */
  brackets: ByStatus<Steps>;
  /** The standard deduction. */
  deduction?: ByStatus<number>;
  /** In percent of the income above each step, it falls. */
  deductionFalls?: ByStatus<Steps>;
  /** In percent, what of it is never lost. */
  deductionKeeps?: number;
  /** From this income on, no more than this. */
  deductionCapped?: { from: number; most: ByStatus<number> };
  /** For the people on the return together, off the income. */
  exemption?: ByStatus<number>;
  exemptionPerChild?: number;
  /** For each person and each child, off the income, by income. */
  perPerson?: ByStatus<Steps>;
  /** For each child, off the income, by income. */
  perChild?: ByStatus<Steps>;
  /** For the people on the return together, off the tax. */
  credit?: ByStatus<number>;
  creditPerChild?: number;
  /** For each step of income above the start, each person's credit falls by this. */
  creditFalls?: { from: ByStatus<number>; step: ByStatus<number>; by: number };
  /** Exemptions and credits end above this income. */
  exemptionsUpTo?: ByStatus<number>;
  /** Below this income, off the tax for each person. */
  creditPerPersonBelow?: Step;
  /** In percent of the tax, for a couple that both earn, by income. */
  jointCredit?: { shares: Steps; most: number };
  surtax?: Step;
  /** Social Security and Medicare tax that comes off the income, for each earner. */
  payrollTaxDeduction?: number;
  /** In percent of the federal income tax, off the income, by income. */
  federalTaxShare?: Steps;
  federalTaxCap?: ByStatus<Steps>;
  /** Spouses are taxed each on their own part. */
  eachAlone?: boolean;
  /** Above this taxable income, on top of the rates. */
  baseTax?: Step;
  noTaxUpTo?: ByStatus<number>;
  /** The tax is forgiven up to this income for each person, and step by step less above it. */
  forgiveness?: { upTo: number; perChild: number; step: number; lost: number };
  /** What goes into a 401(k) is taxed. */
  taxes401k?: boolean;
  /** Above this income the lower rates are taken back, over this much of it. */
  recapture?: { from: number; over: number };
}

const keys: Record<string, string> = {
  ...statusNames,
  brackets: 'rate from this taxable income',
  deduction: 'standard deduction',
  deductionFalls: 'the standard deduction falls, in percent of the income above',
  deductionKeeps: 'share of the standard deduction that is kept',
  deductionCapped: 'cap of the deduction',
  exemption: 'personal exemption',
  exemptionPerChild: 'exemption for each child',
  perPerson: 'exemption for each person from this income',
  perChild: 'deduction for each child from this income',
  credit: 'personal credit',
  creditPerChild: 'credit for each child',
  creditFalls: 'how the credit falls',
  exemptionsUpTo: 'income up to which exemptions count',
  creditPerPersonBelow: 'credit for each person below this income',
  jointCredit: 'credit for couples',
  shares: 'share of the tax from this income',
  surtax: 'surtax from this income',
  payrollTaxDeduction: 'payroll taxes deducted for each earner',
  federalTaxShare: 'share of the federal tax deducted from this income',
  federalTaxCap: 'federal tax deducted at most from this income',
  eachAlone: 'spouses are taxed apart',
  baseTax: 'base tax above this taxable income',
  noTaxUpTo: 'no tax up to this income',
  forgiveness: 'forgiveness for low incomes',
  upTo: 'up to',
  lost: 'lost for each step',
  taxes401k: 'contributions to a 401(k) are taxed',
  recapture: 'how the lower rates are taken back',
  from: 'from',
  most: 'at most',
  step: 'for each step of',
  by: 'by',
  over: 'over',
};

/** The same however people file. */
export const forAll = <T>(value: T): ByStatus<T> => byStatus(value, value, value, value);

/** One state's tax, as it announces it. */
export function stateTax(
  state: string,
  source: string,
  values: Readonly<Record<number, StateIncomeTax>>,
): FactEntry<StateIncomeTax> {
  return announced(`the income tax of ${state}`, 'usd', source, values, { keys, notAsked: true });
}
