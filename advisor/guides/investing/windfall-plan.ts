import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { owesCostlyDebt, timeLeft } from '#advisor/guides/investing/footing-fields.ts';
import { isCostly, owedDebts, type ToldDebts } from '#advisor/guides/investing/owed-debts.ts';
import {
  fundWords,
  interestSaved,
  keptWords,
  splitOpening,
  splitWindfall,
  type Split,
  type WindfallTold,
} from '#advisor/guides/investing/windfall-split.ts';
import { text } from '#advisor/quantities/text.ts';

interface Told extends WindfallTold {
  widowed?: string | undefined;
}

export const sum = (amount: number | undefined) =>
  amount === undefined ? text`the money` : text`the ${given('amount', amount, 'usd')}`;

/** Stocks have now and then been down for this long, so what is needed sooner stays out of them. */
export const shortYears = 5;

/** The rate of the costliest debt, or the one that was told without a balance. */
export const rateOf = (told: ToldDebts) => owedDebts(told)[0]?.rate ?? told.rate;

/** A debt that costs more than anyone can expect from investing. */
export const owesCostly = (told: Parameters<typeof owedDebts>[0] & { debt: string | undefined }) =>
  told.debts
    ? told.debt === 'yes' || owedDebts(told).some(isCostly)
    : owesCostlyDebt({ debt: told.debt, card: told.card, rate: told.rate });

/** More than one insured account holds. */
export const isLarge = (amount: number | undefined, { facts }: GuideContext) =>
  amount !== undefined && amount > facts.get('deposit_insurance_limit');

export function insuredUpTo(amount: number | undefined, context: GuideContext) {
  if (!isLarge(amount, context)) return [];
  const limit = context.facts.get('deposit_insurance_limit');
  return [
    text`Banks are insured up to ${fact('deposit_insurance_limit', limit, 'usd')} per owner, so use two banks or Treasury bills.`,
  ];
}

/** Where the rest goes, by when it is needed. */
function restWords({ fund }: Split, { horizon }: WindfallTold) {
  if (horizon !== undefined && horizon < shortYears)
    return [
      text`You need the rest in ${timeLeft(horizon)}, so it stays in savings, CDs or Treasury bills, out of stocks.`,
    ];
  return [
    fund === undefined
      ? text`The rest has no deadline: six months of bills in savings first, then retirement accounts and index funds.`
      : text`Invest in IRAs or a 401(k) first, then in broad index funds, what you won't need for five years.`,
  ];
}

/** What comes with a spouse's death is left to the one who lives. */
const withSource = (told: Told): Told =>
  told.source === undefined && told.widowed !== undefined ? { ...told, source: 'inherited' } : told;

/** Costly debts first, then each dollar of the rest. */
export function payDebts(windfall: Told, context: GuideContext): Verdict {
  const told = withSource(windfall);
  const split = splitWindfall(told);
  const isListed = split && (split.paid.length > 0 || split.part);
  return {
    opening: isListed
      ? splitOpening(split, told, shortYears)
      : text`Pay off the cards and other costly debt first, then park the rest.`,
    because: [
      ...(isListed ? interestSaved(split, context) : []),
      ...(isListed && told.spending === undefined ? fundWords(split, told, context) : []),
      ...(isListed ? keptWords(split) : []),
      ...(split && split.rest > 0
        ? restWords(split, told)
        : [text`Nothing you could buy with ${sum(told.amount)} earns what that debt costs.`]),
      ...(isListed && told.spending !== undefined ? fundWords(split, told, context) : []),
    ],
    unless:
      told.source === 'inherited'
        ? text`it sits in an inherited retirement account. Withdrawals are usually taxed, so ask first.`
        : text`it's taxable, as winnings, back wages and bonuses are. Then set the tax aside first.`,
    next:
      split && split.rest > 0 && split.fund !== undefined
        ? text`Move all of it to a separate insured savings account today, pay the debt from there, and open an IRA for the part to invest.`
        : text`Move the money to a separate insured savings account today, and pay the debt from there.`,
  };
}

/** Each dollar by what it does, where no debt is costly. */
export function splitInDollars(windfall: Told, context: GuideContext): Verdict {
  const told = withSource(windfall);
  const split = splitWindfall(told)!;
  const isLeft = told.source === 'inherited';
  return {
    opening: splitOpening(split, told, shortYears),
    because: [
      ...fundWords(split, told, context),
      ...(isLarge(told.amount, context) ? [] : interestSaved(split, context)),
      ...keptWords(split),
      ...insuredUpTo(told.amount, context),
      ...(split.rest > 0 ? restWords(split, told) : []),
    ],
    unless: isLeft
      ? text`part of it is a retirement account, which has deadlines and taxes. Ask a CPA before you take anything out.`
      : told.source === 'taxed'
        ? text`tax was withheld already, or it pays for a physical injury. Then less has to be set aside.`
        : text`it's taxable, as winnings and bonuses are. Then set the tax aside first.`,
    next: isLeft
      ? text`Park ${sum(told.amount)} in insured savings this week. The rest of this plan can wait until the first months are over.`
      : text`Park ${sum(told.amount)} in insured savings this week, and take each use out of it one at a time.`,
  };
}
