import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  debtAtRate,
  isCostly,
  nameOfDebt,
  owedDebts,
  theDebts,
  type Owed,
  type ToldDebts,
} from '#advisor/guides/investing/owed-debts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** From here on a loan costs about what stocks have earned after inflation, and without their risk. */
export const worthPrepaying = 6;
/** The usual three to six months, filled to the top where the money is there. */
const fundMonths = 6;
/** Where only pay is told, essentials are taken for half of it. */
const essentialShare = 0.5;
const monthsPerYear = 12;
/** What a guess from pay is rounded to. */
const roughly = 1000;
/** So much that nobody has inherited comes mostly from a sale, and part of it is owed in tax. */
const oftenTaxed = 100_000;
/** Of what is taxed: more than federal tax takes from most people, so that a state's tax fits in as well. */
const taxShare = 1 / 3;

export interface WindfallTold extends ToldDebts {
  amount?: number | undefined;
  cash?: number | undefined;
  months?: number | undefined;
  spending?: number | undefined;
  take_home?: number | undefined;
  pay?: number | undefined;
  none_saved?: string | undefined;
  source?: string | undefined;
  horizon?: number | undefined;
}

/** A windfall in dollars: what each use of it takes, in order. */
export interface Split {
  tax: number;
  /** Paid off in full. */
  paid: readonly Owed[];
  /** What goes to a costly debt that it doesn't pay off. */
  part: { debt: Owed; amount: number } | undefined;
  /** Loans that go on as agreed. */
  kept: readonly Owed[];
  /** The whole fund; undefined where nothing tells what a month costs. */
  fund: number | undefined;
  toFund: number;
  /** Whether the fund is full afterward, as far as is known. */
  isFunded: boolean;
  rest: number;
}

/** What a month costs, as told or as pay tells it. */
export function monthOf({ spending, take_home: home, pay }: WindfallTold): number | undefined {
  if (spending !== undefined) return spending;
  if (home !== undefined) return home;
  return pay === undefined
    ? undefined
    : Math.round((pay * essentialShare) / monthsPerYear / (roughly / 10)) * (roughly / 10);
}

/** What is in cash already; undefined where that isn't known. */
function cashOf({ cash, none_saved: none, months }: WindfallTold, month: number | undefined) {
  if (cash !== undefined) return cash;
  if (none !== undefined) return 0;
  return months !== undefined && month !== undefined ? months * month : undefined;
}

/** Undefined where no amount was told. */
export function splitWindfall(told: WindfallTold): Split | undefined {
  const { amount } = told;
  if (amount === undefined) return undefined;
  const month = monthOf(told);
  const cash = cashOf(told, month);
  const owed = owedDebts(told);
  const costly = owed.filter(isCostly);
  const tax = told.source === 'taxed' ? Math.round((amount * taxShare) / 100) * 100 : 0;
  let left = amount - tax;
  // A month in cash keeps the next surprise off the card that was just paid.
  const starter = month === undefined ? 0 : Math.max(0, Math.min(left, month - (cash ?? 0)));
  const paid: Owed[] = [];
  for (const debt of costly) {
    if (debt.balance > left - starter) break;
    paid.push(debt);
    left -= debt.balance;
  }
  const short = costly[paid.length];
  if (short) {
    const amountOn = left - starter;
    const rest = { fund: month, toFund: starter, isFunded: false, rest: 0 };
    const part = amountOn > 0 ? { debt: short, amount: amountOn } : undefined;
    return { tax, paid, part, kept: owed.filter((debt) => !paid.includes(debt) && debt !== short), ...rest };
  }
  const fund = month === undefined ? undefined : month * fundMonths;
  const missing = fund === undefined ? 0 : Math.max(0, fund - (cash ?? 0));
  const toFund = Math.min(left, missing);
  left -= toFund;
  const isFunded = fund === undefined ? (told.months ?? 0) >= fundMonths : missing <= toFund;
  for (const debt of owed) {
    const isWorth = (debt.rate ?? 0) >= worthPrepaying && debt.kind !== 'mortgage' && !isCostly(debt);
    if (!isWorth || !isFunded || debt.balance > left) continue;
    paid.push(debt);
    left -= debt.balance;
  }
  const kept = owed.filter((debt) => !paid.includes(debt));
  return { tax, paid, part: undefined, kept, fund, toFund, isFunded, rest: left };
}

/** Whether the split says more than the order alone: what a month costs is known. */
export const tellsSplit = (told: WindfallTold): boolean =>
  told.amount !== undefined && monthOf(told) !== undefined;

const dollars = (field: string, value: number) => given(field, Math.round(value), 'usd');

function joined(parts: readonly Text[]): Text {
  const [first = text``, ...others] = parts;
  return others.reduce(
    (all, one, at) =>
      at < others.length - 1 ? text`${all}, ${one}` : text`${all}${others.length > 1 ? ',' : ''} and ${one}`,
    first,
  );
}

const capitalized = (words: Text): Text => {
  const [head, ...tail] = words;
  return typeof head === 'string' ? [head.charAt(0).toUpperCase() + head.slice(1), ...tail] : words;
};

/** "Pay off the $8,000 on the cards first, put $16,200 in savings, and invest the other $35,800." */
export function splitOpening(
  split: Split,
  { amount, horizon, source }: WindfallTold,
  soonYears: number,
): Text {
  const { tax, paid, part, toFund, isFunded, rest } = split;
  const afterTax = source === undefined && (amount ?? 0) >= oftenTaxed ? ' after any tax' : '';
  const isParked = !isFunded && split.fund === undefined;
  const restUse =
    horizon !== undefined && horizon < soonYears
      ? 'keep the other'
      : isParked
        ? 'park the other'
        : 'invest the other';
  const parts = [
    ...(tax > 0 ? [text`set ${dollars('tax', tax)} aside for tax`] : []),
    ...(paid.length > 0 ? [text`pay off ${theDebts(paid)}${tax > 0 ? '' : ' first'}`] : []),
    ...(part ? [text`put ${dollars('part', part.amount)} on ${nameOfDebt(part.debt)}`] : []),
    ...(toFund > 0
      ? [
          part || !isFunded
            ? text`keep ${dollars('fund', toFund)} as your emergency fund`
            : text`put ${dollars('fund', toFund)} in savings as your emergency fund`,
        ]
      : []),
    ...(rest > 0
      ? [
          isWhole(split)
            ? text`invest ${source === 'inherited' ? 'nearly all of ' : ''}the ${dollars('rest', rest)}${afterTax}, because your cash and debts are in order`
            : text`${restUse} ${dollars('rest', rest)}${afterTax}`,
        ]
      : []),
  ];
  return text`${capitalized(joined(parts))}.`;
}

/** Whether nothing comes before investing it. */
export const isWhole = ({ tax, paid, part, toFund }: Split) =>
  tax === 0 && paid.length === 0 && !part && toFund === 0;

/** What the costliest debt takes each month. */
export function interestSaved({ paid, part }: Split, { run }: GuideContext): Text[] {
  const priced = [...paid, ...(part ? [{ ...part.debt, balance: part.amount }] : [])];
  const debt = priced.find(({ rate }) => rate !== undefined);
  const cost = debt && run(interestCost, { balance: debt.balance, rate: debt.rate });
  return debt?.rate !== undefined && cost
    ? [
        text`At ${given('rate', debt.rate, 'percent')}, ${nameOfDebt(debt)} alone ${nameOfDebt(debt).endsWith('s') ? 'take' : 'takes'} ${wholeDollars(cost.figure('month'))} of interest a month, and no investment promises that much.`,
      ]
    : [];
}

/** How long the cash carries the bills once the fund is filled. */
export function fundWords(split: Split, told: WindfallTold, { run }: GuideContext): Text[] {
  const month = monthOf(told);
  if (month === undefined || split.fund === undefined) return [];
  const cash = (told.cash ?? 0) + split.toFund;
  if (cash <= 0) return [];
  const isGuess = told.spending === undefined && told.take_home === undefined;
  const covers = run(emergencyFund, { spending: month, cash, months_wanted: fundMonths });
  if (!covers) return [];
  const basis = isGuess ? text`, if half of your pay goes to bills` : text``;
  if (split.toFund === 0)
    return [
      text`Your ${given('cash', told.cash ?? cash, 'usd')} already covers ${covers.figure('months_covered')} of bills${basis}, so no more has to go there.`,
    ];
  const isOpen = told.cash === undefined && told.none_saved === undefined && told.months === undefined;
  const already = isOpen ? text` What you have in cash already counts toward it.` : text``;
  return [text`That fund covers ${covers.figure('months_covered')} of bills${basis}.${already}`];
}

/** Loans that go on as agreed, in the words that were told. */
export function keptWords({ kept, rest }: Split): Text[] {
  const [first, second] = kept.filter(({ rate }) => rate === undefined || rate < worthPrepaying);
  const higher = kept.find(({ rate }) => (rate ?? 0) >= worthPrepaying);
  return [
    ...(higher
      ? [
          rest > 0
            ? text`Extra payments on ${debtAtRate(higher)} are as good a use as investing.`
            : text`Keep paying ${debtAtRate(higher)} as agreed for now, because cash comes before it.`,
        ]
      : []),
    ...(first
      ? [
          second
            ? text`Keep paying ${debtAtRate(first)} and ${debtAtRate(second)} as agreed.`
            : first.rate === undefined
              ? text`Keep paying ${nameOfDebt(first)} as agreed.`
              : text`Keep paying ${debtAtRate(first)} as agreed, which is cheap.`,
        ]
      : []),
  ];
}
