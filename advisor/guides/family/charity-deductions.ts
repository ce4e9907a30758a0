import { bunchCharity } from '#advisor/calculators/tax/deductions/bunch-charity.ts';
import { itemizeOrStandard } from '#advisor/calculators/tax/deductions/itemize-or-standard.ts';
import { percentOfPrice } from '#advisor/calculators/saving/prices/percent-of-price.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** The first whole age at which everyone is past seventy and a half. */
export const surelyOldEnough = 71;
/** Gifts from here on may, bunched, lift a household above its standard deduction. */
export const worthBunching = 8000;
/** So little more deducted in a year without gifts isn't worth changing how somebody gives. */
const littleToGain = 2000;

interface Deductions {
  amount: number | undefined;
  filing: string | undefined;
  mortgage_interest: number | undefined;
  state_tax: number | undefined;
  income?: number | undefined;
}

/** What two years of gifts at once save in tax, where the income is told. */
export function bunched(
  { amount, income, filing, mortgage_interest, state_tax }: Deductions,
  { run }: GuideContext,
) {
  if (amount === undefined || income === undefined) return undefined;
  const told = {
    charity: amount,
    income,
    filing_status: filing,
    mortgage_interest,
    state_local_taxes: state_tax,
  };
  return run(
    bunchCharity,
    Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  );
}

/**
 * The deductions of a year, where they top the standard deduction with the gifts and nearly do without them. Farther below
 * it, the years without gifts gain the difference, so bunching pays although gifts are itemized anyway.
 */
export function itemizes(
  { amount = 0, filing, mortgage_interest = 0, state_tax = 0 }: Omit<Deductions, 'income'>,
  { run }: GuideContext,
) {
  const deductionsWith = (charity: number) =>
    run(itemizeOrStandard, {
      charity,
      mortgage_interest,
      state_local_taxes: state_tax,
      ...(filing ? { filing_status: filing } : {}),
    });
  const [all, others] = [deductionsWith(amount), deductionsWith(0)];
  if (!all || all.figure('itemized').value <= all.figure('standard').value) return undefined;
  const gained = others ? others.figure('standard').value - others.figure('itemized').value : Infinity;
  return gained < littleToGain ? all : undefined;
}

export const savedSentence = (bunching: ReturnType<typeof bunched>) =>
  bunching
    ? [text`Two years at once save you about ${bunching.figure('saved')} of federal tax over those years.`]
    : [];

export const theGift = (amount: number | undefined, otherwise: string) =>
  amount === undefined ? text`${otherwise}` : text`the ${given('amount', amount, 'usd')}`;

/** Told nothing, about what many retired people pay on the next dollar. */
const lowBracket = 12;

/** The tax that is never due on what goes straight to the charity. */
export function giftSaves(
  { amount, rate }: Record<'amount' | 'rate', number | undefined>,
  deductible: number,
  run: GuideContext['run'],
): Text[] {
  // A check would still be deducted up to the small amount that is open to everyone.
  if (amount === undefined || amount <= deductible) return [];
  const saved = run(percentOfPrice, { price: amount - deductible, share: rate ?? lowBracket })?.figure(
    'part',
  );
  return saved
    ? [
        text`Next to a check, that saves about ${{ ...saved, decimals: 0 }} of federal tax a year at ${rate === undefined ? 'twelve percent' : given('rate', rate, 'percent')}.`,
      ]
    : [];
}
