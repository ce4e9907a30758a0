import {
  aboutField,
  count,
  money,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { priceOf } from '#advisor/calculators/define/price-of.ts';
import {
  bought,
  livedForLessThanTwoYears,
  livedForUpToAYear,
  nothingElseDone,
  ownedForLessThanTwoYears,
  ownedForUpToAYear,
  sold,
  timeOwned,
  timeSinceMovedOut,
} from '#advisor/calculators/tax/home-sale-times.ts';
import { householdFields } from '#advisor/calculators/tax/household-fields.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { otherIncome } from '#advisor/calculators/tax/other-income.ts';

/** Section 121: owned and lived in for two of the last five years. */
export const yearsToLive = 2;
export const yearsLookedAt = 5;
/** Taken for what is less than two years: more than the one of short-term gains. */
const shortOfBoth = 1.5;

const amount = (label: string, cues: readonly string[], what: string, phrase?: RegExp) =>
  money({ label, cues, min: 0, max: 1e9, default: nothingSaid(what), ...(phrase && { phrase }) });

/** Whether less is told of either: what is asked of the one later does not change the other. */
export function isShortOfTwoYears(told: Readonly<Record<string, unknown>>): boolean {
  return told.short_of_two_years === 1 || told.short_of_two_years_lived === 1;
}

const lessThanTwoYears = (label: string, ones: RegExp) =>
  count({
    label,
    cues: [],
    ones,
    onlyNamed: true,
    min: 0,
    max: 1,
    default: { value: 0, reason: 'nothing says that it was less' },
  });

export const homeSaleFields = {
  filing_status: householdFields.filing_status,
  sold_for: amount(
    'Sale price of the home',
    [
      'sold for',
      'sell for',
      'sold it for',
      'selling for',
      'selling it for',
      'sale price',
      'sold',
      'sell',
      'selling',
      'worth',
      'now',
      'get',
      'offer',
      'to',
    ],
    'sale price is',
    priceOf(sold),
  ),
  bought_for: amount(
    'Purchase price of the home',
    [
      'bought for',
      'bought it for',
      'bought',
      'paid',
      'paid for it',
      'purchased',
      'purchase price',
      'cost',
      'basis',
      'cost basis',
      'from',
    ],
    'purchase price is',
    priceOf(bought),
  ),
  gain: amount(
    'Gain on the home',
    ['gain', 'gain of', 'profit', 'profit of', 'appreciation', 'made', 'up', 'capital gain'],
    'gain is',
  ),
  improvements: amount(
    'Improvements',
    [
      'improvements',
      'remodel',
      'renovation',
      'renovations',
      'renovated',
      'addition',
      'new kitchen',
      'new roof',
      'upgrades',
    ],
    'improvements are',
    /\b(?:put|putting|poured|pouring|sank|spent|spending|invested) (?:about |around |another |roughly |over )?# (?:in(?:to)? (?:it|the (?:house|home|place|property)|this|renovat\w+|remodel\w+|improv\w+|upgrad\w+|repairs)|(?:on )?(?:fixing|renovat\w+|remodel\w+|improv\w+|upgrad\w+))\b|\bfixed (?:it|the (?:house|home|place)) up for #/i,
  ),
  selling_costs: amount(
    'Costs of selling',
    ['selling costs', 'commission', 'commissions', 'realtor', 'agent', 'closing costs', 'fees'],
    'costs of selling are',
  ),
  selling_percent: percent({
    label: 'Costs of selling, of the price',
    cues: [
      'selling costs',
      'commission',
      'commissions',
      'realtor',
      'agent',
      'agents',
      'closing costs',
      'fees',
    ],
    onlyNamed: true,
    min: 0,
    max: 20,
    default: { value: 0, reason: 'no share of the price is mentioned' },
  }),
  years_lived: years({
    label: 'Years you lived in it',
    cues: ['lived', 'lived there', 'lived in', 'lived in it', 'living', 'home for', 'been in', 'been there'],
    phrase: new RegExp(String.raw`\bmoved? in(?:to)?\b${nothingElseDone}# ago\b`, 'i'),
    ones: livedForUpToAYear,
    onlyNamed: true,
    min: 0,
    max: 100,
    default: { value: yearsToLive, reason: 'a home you lived in long enough' },
  }),
  years_moved_out: years({
    label: 'Years since you moved out',
    cues: [],
    phrase: timeSinceMovedOut,
    onlyNamed: true,
    min: 0,
    max: 100,
    default: { value: 0, reason: 'you live there until the sale' },
  }),
  years_owned: years({
    label: 'Years you owned it',
    cues: [
      'owned',
      'i owned',
      'i owned it',
      'owned it for',
      'owned for',
      'owned and lived',
      'owned and lived in',
      'owned and lived there',
      'owning',
      'bought',
      'had it',
      'had it for',
      'had the house',
      'had the home',
      'held it',
      'kept it',
    ],
    phrase: timeOwned,
    ones: ownedForUpToAYear,
    onlyNamed: true,
    min: 0,
    max: 100,
    default: {
      value: yearsToLive,
      reason: 'as long as you lived in it, as far as that matters for the exclusion and for long-term rates',
      by: ({ years_lived: lived, years_moved_out: out, ...short }) => {
        const told = typeof lived === 'number' ? lived + (typeof out === 'number' ? out : 0) : yearsToLive;
        if (told < yearsToLive) return told;
        return isShortOfTwoYears(short) ? shortOfBoth : undefined;
      },
    },
  }),
  short_of_two_years: lessThanTwoYears(
    'Owned for less than two full years, 1 for yes',
    ownedForLessThanTwoYears,
  ),
  short_of_two_years_lived: lessThanTwoYears(
    'Lived in it for less than two full years, 1 for yes',
    livedForLessThanTwoYears,
  ),
  income: moneyPerYear({
    label: 'Other income before deductions',
    cues: aboutField(otherIncome)?.cues ?? [],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'without it the taxable gain is told, and not the tax on it' },
  }),
};
