import { capitalGainsTax } from '#advisor/calculators/tax/gains/capital-gains-tax.ts';
import { stateIncomeTax } from '#advisor/calculators/tax/state/state-income-tax.ts';
import { stateNames, type StateCode } from '#advisor/facts/states.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { runWithReceipt, type RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';

/** What is saved of the owner that decides the tax on a sale; all of it may be missing. */
export interface Taxpayer {
  filingStatus?: string | undefined;
  /** Of the household, a year, before the sale. */
  income?: number | undefined;
  state?: string | undefined;
}

/** What a sale has for the tax on it. */
export interface TaxedSale {
  amount: number;
  isTaxed: boolean;
  gain: number | null;
  term: 'short' | 'long' | 'mixed' | null;
  /** What is like it and was bought within thirty days before. */
  boughtLately?: readonly unknown[];
}

/** So much of a loss may be disallowed that none of it is counted on. */
const isSpoiled = ({ gain, boughtLately = [] }: TaxedSale) =>
  gain !== null && gain < 0 && boughtLately.length > 0;

export interface SaleTax {
  /** Below zero for a loss. */
  shortGain: number;
  longGain: number;
  /** Below zero where a loss lowers the tax on other income. */
  federal: number;
  /** Null where no state or no income is saved, or the state's tax is not known here. */
  state: { name: string; tax: number } | null;
  /** Dollars of sales whose cost is not known: their tax is not in it. */
  unknownAmount: number;
  /** What the figures rest on, in sentences. */
  basis: string[];
  receipt: RunReceipt;
}

/** The tax that sales bring together; null where none is taxed, or no gain is known. */
export function taxOfSales(sales: readonly TaxedSale[], taxpayer: Taxpayer, year: number): SaleTax | null {
  const taxed = sales.filter(({ isTaxed }) => isTaxed);
  const gainOf = (isShort: boolean) =>
    taxed
      .filter(({ term }) => (term === 'short' || term === 'mixed') === isShort)
      .reduce((sum, sale) => sum + (isSpoiled(sale) ? 0 : (sale.gain ?? 0)), 0);
  const [shortGain, longGain] = [gainOf(true), gainOf(false)];
  if (shortGain === 0 && longGain === 0) return null;
  const run = runWithReceipt(
    capitalGainsTax,
    {
      ...(taxpayer.filingStatus === undefined ? {} : { filing_status: taxpayer.filingStatus }),
      ...(taxpayer.income === undefined ? {} : { income: taxpayer.income }),
      ...gainInputs('short', shortGain),
      ...gainInputs('long', longGain),
    },
    year,
  );
  if (!run) return null;
  const unknownTerm = taxed.some(({ term, gain }) => term === null && gain !== null);
  const mixedTerm = taxed.some(({ term, gain }) => term === 'mixed' && gain !== null);
  const state = stateTaxOf(shortGain + longGain, taxpayer, year);
  const [rule] = run.result.assumptions;
  return {
    shortGain,
    longGain,
    federal: run.find('tax_on_gain') ?? 0,
    state,
    unknownAmount: taxed.filter(({ gain }) => gain === null).reduce((sum, { amount }) => sum + amount, 0),
    basis: [
      ...(rule ? [renderPlain(rule)] : []),
      ...(unknownTerm
        ? ['Where your file doesn’t tell how long you’ve held it, more than a year is assumed.']
        : []),
      ...(mixedTerm ? ['Lots of mixed age count as short-term, which is the higher tax.'] : []),
      ...(taxed.some(isSpoiled)
        ? ['A loss isn’t counted where the same or something like it was bought in the thirty days before.']
        : []),
      state
        ? `${state.name} is taken to tax the gain as other income, as most states do.`
        : 'State tax isn’t counted: save your state and income under My numbers.',
    ],
    receipt: run.receipt,
  };
}

const gainInputs = (term: 'short' | 'long', gain: number) =>
  gain === 0 ? {} : { [gain > 0 ? `${term}_gain` : `${term}_loss`]: Math.abs(gain) };

/** What the state takes of the gain: its tax with the gain less its tax without. */
function stateTaxOf(gain: number, { income, state, filingStatus }: Taxpayer, year: number): SaleTax['state'] {
  if (!state || !(state in stateNames) || !income) return null;
  const taxOn = (wages: number) =>
    runWithReceipt(
      stateIncomeTax,
      { state, wages, ...(filingStatus === undefined ? {} : { filing_status: filingStatus }) },
      year,
    )?.find('state_tax') ?? null;
  const [before, after] = [taxOn(income), taxOn(income + Math.max(0, gain))];
  if (before === null || after === null) return null;
  return { name: stateNames[state as StateCode], tax: after - before };
}
