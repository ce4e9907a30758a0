/** How sentences tell how long a home was owned and lived in; where that is doubtful, nothing is read. */

export const bought = 'bought|purchased|built';
export const sold = 'sold|sell|selling';
const dwelling = 'house|home|condo|place|apartment|townhouse|townhome|residence';
const another = 'old|previous|former|prior|other|another|new|next|second|current|present';

/** Up to a number that belongs to the verb before: "bought it for 100k, moved out 2 years ago" tells of moving. */
export const nothingElseDone = String.raw`(?:(?!\b(?:\w+ed|\w+ing|left|sold|sell|went|got|live|move|after)\b)[^.;?!#]){0,100}`;

/** The same within one clause, and with no other time told in it. */
const inOneBreath = String.raw`(?:(?!\b(?:and|but|then|since|\w+ed|\w+ing|left|sold|sell|plan|hope|want|went|got|live|move|in \d|in \w+ \d|\d+ (?:years?|months?))\b|,(?!\d))[^.;?!#]){0,60}`;

const ownHome = String.raw`(?:it|(?:my|our|the|this|that) (?:\w+ )?(?:${dwelling}))`;

/** "Bought it", "bought a house … sold it", "sold the house I bought"; no car, and not the next home. */
const boughtHome = String.raw`(?:${bought}) (?:${ownHome}|an? (?:${dwelling})(?=[^?!]{0,120}\b(?:${sold}) it\b))`;
const boughtIt = String.raw`\b(?:${boughtHome}|(?:${sold}) ${ownHome},?(?: that| which)? (?:i|we)(?: only| just)? (?:${bought}))\b`;

/** As far as a question of that kind goes, and not through a whole book. */
const anything = String.raw`[\s\S]{0,1000}`;

/** A second purchase, or a home beside this one: whose time it is nobody can tell. */
const onlyOneHome = String.raw`(?<=(?!${anything}(?:${[
  String.raw`\b(?:${bought})\b${anything}\b(?:${bought})\b`,
  String.raw`\b(?:${another}) (?:one|${dwelling})\b`,
  String.raw`\b(?:${bought}|${sold}) (?:my|our|the) (?<first>${dwelling})\b${anything}\b(?:${bought}|${sold}) (?:my|our|the) (?!\k<first>\b)(?:${dwelling})\b`,
].join('|')}))^${anything})`;

const lessThan = String.raw`(?<!\b(?:no|not) )(?:within|less than|under|not even|barely)`;
const sinceBuying = String.raw`(?:of|after|from) (?:buying|purchas\w+|closing|owning|(?:i|we) (?:${bought}))\b(?!(?: on)? an?\b|(?: \w+){0,3} (?:${another})\b)`;
/** "Sold it …" and "if I sell it …", but not what is not done. */
const onceSold = String.raw`(?<!(?:\b(?:not|never|avoid|without)|n['’]t)(?: (?:want|plan|intend|going|have))?(?: to)? )\b(?:${sold})\b${nothingElseDone}\b`;
const ofOwning = String.raw`\b(?:owned|owning|(?:had|held|kept) (?:it|the \w+))\b`;
const ofLiving = String.raw`\b(?:lived|living|been there|been in)\b`;

const price = String.raw` (?:for|at) \$?\d[\d,.]{0,12} ?(?:k|m|million)?`;
const dealIn = (deal: string, when = '') =>
  String.raw`\b(?:${deal})(?: ${ownHome})?(?:${price})?,? in ${when}(?:\w+ )?`;
const onTo = (deal: string, when?: string) => String.raw`\b[^?!]{0,80}?${dealIn(deal, when)}`;

/** "Bought in May 2026 and sold in October 2026". */
const inOneYear = [
  String.raw`${dealIn(bought)}(?<one>\d{4})${onTo(sold)}\k<one>\b`,
  String.raw`${dealIn(sold)}(?<same>\d{4})${onTo(bought)}\k<same>\b`,
];

/** "Bought in 2025 and sold in 2026", in the years that there is a law of here or soon will be. */
const fromYearToYear = Array.from({ length: 12 }, (_, index) => 2023 + index);
const yearsApart = (apart: number, boughtWhen?: string, soldWhen?: string) => [
  String.raw`${dealIn(bought, boughtWhen)}(?:${fromYearToYear.map((year) => `${year}${onTo(sold)}${year + apart}`).join('|')})\b`,
  String.raw`${dealIn(sold, soldWhen)}(?:${fromYearToYear.map((year) => `${year + apart}${onTo(bought)}${year}`).join('|')})\b`,
];

/** "Bought in October 2025 and sold in February 2026": with an earlier month the last of the years is not a full one. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const inMonth = (names: readonly string[]) => String.raw`(?:${names.join('|') || '(?!)'})[a-z]* \d{4}`;
const monthThen = (deal: string, other: (at: number) => readonly string[]) =>
  `(?=${months.map((month, at) => `${inMonth([month])}${onTo(deal, `(?=${inMonth(other(at))})`)}`).join('|')})`;
const notFullYearsApart = (apart: number) =>
  yearsApart(
    apart,
    monthThen(sold, (at) => months.slice(0, at)),
    monthThen(bought, (at) => months.slice(at + 1)),
  );

/** "Within a year" holds no number; and what was bought last year is not owned for two, however long it is. */
export const ownedForUpToAYear = new RegExp(
  [
    String.raw`${ofOwning}${inOneBreath}\b${lessThan} a year\b(?! ago)`,
    String.raw`${onceSold}${lessThan} a year ${sinceBuying}`,
    String.raw`${onceSold}after ${lessThan} a year\b(?! (?:of|on|after|from|in)\b)`,
    String.raw`(?:${[
      String.raw`${boughtIt}${inOneBreath}\b${lessThan} a year ago\b`,
      String.raw`${boughtIt}(?: only| just)? (?:last|this) year\b`,
      String.raw`${boughtIt}${price}(?: only| just)? (?:last|this) year\b(?! (?:i|we|it|sold)\b)`,
      String.raw`\b(?:last|this) year,? (?:i|we) ${boughtHome}\b`,
      ...inOneYear,
      ...notFullYearsApart(1),
    ].join('|')})${onlyOneHome}`,
  ].join('|'),
  'i',
);

export const livedForUpToAYear = new RegExp(
  String.raw`${ofLiving}${inOneBreath}\b${lessThan} a year\b(?! ago)`,
  'i',
);

const twoYears = String.raw`(?<!\b(?:no|not) )(?:within|less than|under|not even|almost|nearly) (?:(?:2|two) years|24 months)\b`;

/** "Less than two years" is not two; and from one calendar year to the next there are never two full ones. */
export const ownedForLessThanTwoYears = new RegExp(
  [
    String.raw`${ofOwning}${inOneBreath}\b${twoYears}(?! ago)`,
    String.raw`${onceSold}${twoYears} ${sinceBuying}`,
    String.raw`(?:${[
      String.raw`${boughtIt}${inOneBreath}\b${twoYears} ago\b`,
      ...yearsApart(1),
      ...notFullYearsApart(2),
    ].join('|')})${onlyOneHome}`,
  ].join('|'),
  'i',
);

export const livedForLessThanTwoYears = new RegExp(
  String.raw`${ofLiving}${inOneBreath}\b${twoYears}(?! ago)`,
  'i',
);

export const timeOwned = new RegExp(
  [
    String.raw`\b(?:${bought})\b${nothingElseDone}# ago\b`,
    String.raw`\b(?:${sold})\b${nothingElseDone}\bafter (?:only |just |about )?(?:the |a )?#`,
    String.raw`${onceSold}${lessThan} # ${sinceBuying}`,
  ].join('|'),
  'i',
);

const leftHome = String.raw`(?:it|(?:my|our|the|this|that) (?:house|home|condo|townhouse|townhome|residence))`;

/** Out of this home and no other: an apartment was likelier rented, and who bought after the move left another one. */
export const timeSinceMovedOut = new RegExp(
  [
    String.raw`(?:^|[.,;] ?|\b(?:i|we|and|then|but)(?:['’]ve| have| had)? )moved (?:out|away)(?: of ${leftHome})?,?(?: about| around| over| almost| nearly| more than)? # (?:ago|earlier|before)\b(?![^.;?!]*\b(?:${bought})\b[^.;?!]* ago\b)`,
    String.raw`# since (?:i|we) moved out\b(?! of (?!${leftHome}))`,
  ].join('|'),
  'i',
);
