import { aboutField, money, moneyPerYear, years } from '#advisor/calculators/define/fields.ts';
import { householdFields } from '#advisor/calculators/tax/household-fields.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { otherIncome } from '#advisor/calculators/tax/other-income.ts';

/** Section 121: owned and lived in for two of the last five years. */
export const yearsToLive = 2;
export const yearsLookedAt = 5;

/** Up to a number that belongs to the verb before: "bought it for 100k, moved out 2 years ago" tells of moving. */
const nothingElseDone = String.raw`(?:(?!\b(?:\w+ed|\w+ing|left|sold|sell|went|got|live|move|after)\b)[^.;?!#]){0,100}`;

/** "Bought our home in 2010 for #": up to the price of that deal, and not to the one of the next. */
const priceOf = (deal: string) =>
  new RegExp(
    String.raw`\b(?:${deal})\b(?:(?!\b(?:\w+ed|sold|sell|selling|bought|put|for)\b)[^.;?!#]){0,100}\b(?:for|at) (?:about |around |only |just )?#(?! (?:gain|profit|more)\b)`,
    'i',
  );

const amount = (label: string, cues: readonly string[], what: string, phrase?: RegExp) =>
  money({ label, cues, min: 0, max: 1e9, default: nothingSaid(what), ...(phrase && { phrase }) });

const bought = 'bought|purchased|built';
const sold = 'sold|sell|selling';
const shortOf = '(?:within|less than|under|not even|barely)';

/** "Bought in 2025 and sold in 2026": one deal, and the other in the same year or in the one beside it. */
const inYearsOf = (first: string, then: string, beside: -1 | 1) => {
  const pairs = Array.from({ length: 101 }, (_, index) => 2000 + index).map(
    (year) =>
      String.raw`${year}\b[^?!]{0,80}?\b(?:${then})\b${nothingElseDone}\bin (?:\w+ )?(?:${year}|${year + beside})`,
  );
  return String.raw`\b(?:${first})\b${nothingElseDone}\bin (?:\w+ )?(?:${pairs.join('|')})\b`;
};

/** "Within a year" holds no number; and what was bought last year is not owned for two, however long it is. */
const ownedForUpToAYear = new RegExp(
  [
    String.raw`\b(?:${bought}|owned|owning|(?:had|held|kept) (?:it|the \w+))\b${nothingElseDone}\b${shortOf} a year\b`,
    String.raw`\b(?:${sold})\b${nothingElseDone}\b(?:after )?${shortOf} a year\b(?! ago| (?:of|after) mov)`,
    String.raw`\b(?:${bought})\b(?!${nothingElseDone}\b(?:new|another|next)\b)${nothingElseDone}\b(?:last|this) year\b`,
    String.raw`\b(?:last|this) year,? (?:i|we) (?:${bought})\b(?! (?:\w+ )?(?:new|another|next)\b)`,
    inYearsOf(bought, sold, 1),
    inYearsOf(sold, bought, -1),
  ].join('|'),
  'i',
);

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
  ),
  selling_costs: amount(
    'Costs of selling',
    ['selling costs', 'commission', 'commissions', 'realtor', 'agent', 'closing costs', 'fees'],
    'costs of selling are',
  ),
  years_lived: years({
    label: 'Years you lived in it',
    cues: ['lived', 'lived there', 'lived in', 'lived in it', 'living', 'home for', 'been in', 'been there'],
    phrase: new RegExp(String.raw`\bmoved? in(?:to)?\b${nothingElseDone}# ago\b`, 'i'),
    ones: new RegExp(String.raw`\b(?:lived|living|been there|been in)\b[^.;?!]*\b${shortOf} a year\b`, 'i'),
    onlyNamed: true,
    min: 0,
    max: 100,
    default: { value: yearsToLive, reason: 'a home you lived in long enough' },
  }),
  years_moved_out: years({
    label: 'Years since you moved out',
    cues: ['moved out', 'moved away', 'moving out', 'moving away', 'move out', 'been out'],
    phrase: new RegExp(String.raw`\bmoved? (?:out|away)\b${nothingElseDone}# (?:ago|earlier|before)\b`, 'i'),
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
    phrase: new RegExp(
      String.raw`\b(?:${bought})\b${nothingElseDone}# ago\b|\b(?:${sold})\b${nothingElseDone}\b(?:after|within|in less than) (?:only |just |about |less than |under )?(?:the |a )?#`,
      'i',
    ),
    ones: ownedForUpToAYear,
    onlyNamed: true,
    min: 0,
    max: 100,
    default: {
      value: yearsToLive,
      reason: 'as long as you lived in it, as far as that matters for the exclusion and for long-term rates',
      by: ({ years_lived: lived }) => (typeof lived === 'number' && lived < yearsToLive ? lived : undefined),
    },
  }),
  income: moneyPerYear({
    label: 'Other income before deductions',
    cues: aboutField(otherIncome)?.cues ?? [],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'without it the taxable gain is told, and not the tax on it' },
  }),
};
