import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Money that is needed at a time that is known. */
interface DatedCash {
  cash?: number | undefined;
  amount?: number | undefined;
  savings_rate?: number | undefined;
  needed?: number | undefined;
}

/** Before this many years I bonds can't be sold at all, or only at a loss of interest. */
const locked = 1;
const penalized = 5;

export function verdictByDate(needed: number): 'cd_within_year' | 'cd_for_date' | 'i_bonds_too' {
  if (needed <= locked) return 'cd_within_year';
  return needed <= penalized ? 'cd_for_date' : 'i_bonds_too';
}

/** Questions that hold CDs, money market accounts and I bonds against each other. */
export const dateSides = [
  {
    given: { compare: 'by_date' },
    questions: [
      'CD, money market or I bonds for money I need in a couple of years',
      "I'm nervous and want it safe: CDs or I bonds or a money market until I retire",
      'should I lock my house fund in a CD or leave it in the money market',
      'I bonds vs CD for a car in two years',
      'where to keep tuition money until next fall, CD or savings',
      'is a CD better than a high yield savings account right now',
      'safest place with some interest for cash I will use on a set date',
    ],
  },
] as const;

const theSum = ({ amount, cash }: DatedCash): Text =>
  amount !== undefined
    ? text`the ${given('amount', amount, 'usd')}`
    : cash !== undefined
      ? text`the ${given('cash', cash, 'usd')}`
      : text`the money`;

const fixedRate = ({ savings_rate: rate }: DatedCash): Text =>
  rate === undefined
    ? text`A CD fixes its rate until that day, while a money market can drop any week.`
    : text`A CD at ${given('savings_rate', rate, 'percent')} keeps that rate until then, while a money market can drop any week.`;

const limit = ({ facts }: GuideContext) =>
  fact('i_bond_purchase_limit', facts.get('i_bond_purchase_limit'), 'usd');

export const dateVerdicts = {
  cd_within_year: (told: DatedCash): Verdict => ({
    opening: text`Put ${theSum(told)} in a CD or T-bill that comes due just before you need it, or a money market if the date may move.`,
    because: [
      fixedRate(told),
      text`I bonds are out: for the first twelve months you can't sell them at all.`,
      text`T-bills are free of state income tax, so with about the same rate they leave a little more in most states.`,
    ],
    unless: text`you might need it sooner. Breaking a CD costs some months of interest, so leave it in the money market.`,
    next: text`Compare CD rates at two insured banks and a T-bill for the same month, and take the highest.`,
  }),
  cd_for_date: (told: DatedCash, context: GuideContext): Verdict => ({
    opening: text`Choose CDs for ${theSum(told)}, coming due just before you need it, with a small part in a money market.`,
    because: [
      fixedRate(told),
      text`I bonds fit less: you can buy ${limit(context)} a person a year, they're locked for twelve months, and before five years you lose three months of interest.`,
      text`All three are safe. Stocks aren't for a date this close.`,
    ],
    unless: text`the date may move up. Then keep more in the money market, because breaking a CD costs interest.`,
    next: text`Pick a CD or Treasury that ends a month before your date, at an insured bank or your broker.`,
  }),
  i_bonds_too: (told: DatedCash, context: GuideContext): Verdict => ({
    opening: text`Split ${theSum(told)}: I bonds up to the yearly limit against inflation, the rest in CDs or Treasuries that end near your date.`,
    because: [
      text`After five years I bonds have no penalty, and they keep up with prices. You can buy ${limit(context)} a person each year, so it takes time to fill them.`,
      fixedRate(told),
    ],
    unless: text`you could leave it ten years or more. Then part of it can be in stock funds, which have usually earned more.`,
    next: text`Buy the I bonds at TreasuryDirect, and set up CDs or Treasuries that come due in different years.`,
  }),
  which_safe: (): Verdict => ({
    opening: text`Go by the date: a money market if it may be any day, CDs for a known date, I bonds only for five years or more.`,
    because: [
      text`A money market or savings account stays within reach, but its rate can drop. A CD fixes the rate and costs interest if you break it. I bonds follow inflation, but are locked for a year.`,
      text`All three are safe up to the insured or federal limits, so the date decides, not the last tenth of a percent.`,
    ],
    unless: text`it's your emergency fund. That stays in savings.`,
    next: text`Write down the month you need it, and compare rates for exactly that time.`,
  }),
};
