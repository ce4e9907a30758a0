import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { choice, money, moneyPerMonth, months, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, GuideQuestion } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** From here on paying a debt off beats what anyone can expect from investing. */
export const costlyRate = 8;

/** The least of the usual three to six months: below it one surprise ends on a card. */
export const cushionMonths = 3;
/** Enough to keep surprises off the card while a costly debt is paid off. */
export const starterMonths = 1;

/** What has to be in order before money is invested: no costly debt. */
export const debtFields = {
  debt: choice({ label: 'Costly debt', options: ['yes', 'no'], facts: { yes: 'loan=card' } }),
  card: money({ label: 'Card debt', roles: ['debt_balance:card'], ofAllDebts: true, min: 0, max: 1e7 }),
  rate: percent({
    label: 'Interest rate on the debt',
    roles: ['loan_rate'],
    ofAllDebts: true,
    min: 0,
    max: 400,
  }),
};

interface Debt {
  debt: string | undefined;
  card: number | undefined;
  rate: number | undefined;
}

export function owesCostlyDebt(known: Debt): boolean {
  const { debt, card, rate } = known;
  if (tellsOfCard(known)) return true;
  if (debt === 'no' || card === 0) return false;
  return debt === 'yes' || card !== undefined || (rate ?? 0) >= costlyRate;
}

/** A balance with its costly rate, told in numbers, says more than words near "no card debt". */
export const tellsOfCard = ({ card, rate }: Debt): boolean => (card ?? 0) > 0 && (rate ?? 0) >= costlyRate;

export const debtQuestion: GuideQuestion<'debt'> = {
  field: 'debt',
  question: 'Do you carry a credit card balance, or another debt at a high rate?',
  settled: ({ card, rate }) => card !== undefined || rate !== undefined,
  choices: [
    { label: 'Yes', value: 'yes' },
    { label: 'No', value: 'no' },
  ],
};

/** What the card costs, where both numbers are known. */
export function cardInterest({ card, rate }: Debt, { run }: GuideContext): readonly Text[] {
  const cost =
    // A rate this low is another loan's: cards cost far more.
    card === undefined || rate === undefined || rate < costlyRate
      ? undefined
      : run(interestCost, { balance: card, rate });
  return cost ? [text`Right now it costs you ${cost.figure('month')} of interest a month.`] : [];
}

/** Cash beyond a month of spending, held against a card; undefined where there is none or too little is known. */
export function cashForCard(
  { card, cash, spending }: Pick<Debt, 'card'> & Pick<Cushion, 'cash' | 'spending'>,
  { run }: GuideContext,
) {
  if (!card || cash === undefined || spending === undefined || cash <= spending * starterMonths)
    return undefined;
  const isEnough = cash - spending * starterMonths >= card;
  const starter = run(emergencyFund, { spending, cash, months_wanted: starterMonths });
  const after = isEnough ? run(emergencyFund, { spending, cash: cash - card }) : undefined;
  return starter && { kept: starter.figure('target'), spare: starter.figure('spare'), after };
}

/** Where no spending is told, a month of it is hardly more than a month's pay: cash beyond both the card and that month is spare. */
export const leavesMonthOfPay = ({
  card,
  cash,
  spending,
  pay,
}: Pick<Debt, 'card'> & Pick<Cushion, 'cash' | 'spending'> & { pay: number | undefined }) =>
  spending === undefined &&
  !!card &&
  cash !== undefined &&
  pay !== undefined &&
  cash - card >= pay / monthsPerYear;

/** What else has to be in order: some months of spending in cash. */
export const cushionFields = {
  months: months({ label: 'Months of spending in cash', roles: ['months_cover'], min: 0, max: 120 }),
  cash: money({ label: 'Cash', roles: ['bal_cash', 'bal_cash@both'], min: 0, max: 1e9 }),
  none_saved: choice({ label: 'Nothing saved', options: ['yes'], facts: { yes: 'flag=no_savings' } }),
  spending: moneyPerMonth({
    label: 'Monthly spending',
    roles: ['spend_needs', 'spend_total', 'take_home'],
    min: 1,
    max: 1e6,
  }),
};

export interface Cushion {
  months: number | undefined;
  cash: number | undefined;
  spending: number | undefined;
  none_saved?: string | undefined;
}

/** The months that the cash covers; undefined where that cannot be told. */
export function monthsCovered({
  months: told,
  cash,
  spending,
  none_saved: none,
}: Cushion): number | undefined {
  if (told !== undefined) return told;
  if (cash === 0 || (cash === undefined && none !== undefined)) return 0;
  return cash === undefined || spending === undefined ? undefined : cash / spending;
}

export const cushionQuestion: GuideQuestion<'months'> = {
  field: 'months',
  question: 'How much cash do you have set aside?',
  choices: [
    { label: 'Less than a month of spending', value: 0 },
    { label: 'One or two months', value: 2 },
    { label: 'Three months or more', value: 6 },
  ],
};

export const matchField = choice({
  label: 'Employer match',
  options: ['full', 'missed', 'none'],
  fact: 'match_taken',
});

export const matchQuestion: GuideQuestion<'match'> = {
  field: 'match',
  question: 'Does your employer match retirement contributions?',
  settled: (known) => isMatchTold(known),
  choices: [
    { label: 'Yes, and I get all of it', value: 'full' },
    { label: "Yes, but I don't get all of it", value: 'missed' },
    { label: 'No match', value: 'none' },
  ],
};

/** What tells that there is a match, and whether all of it is taken. */
export const matchTermFields = {
  match_rate: percent({ label: 'Match on each dollar', roles: ['match_rate'], min: 0, max: 500 }),
  match_limit: percent({ label: 'Share of pay that is matched', roles: ['match_limit'], min: 0, max: 100 }),
  save_share: percent({ label: 'Share of pay you put in', roles: ['save_share'], min: 0, max: 100 }),
};

interface MatchTerms {
  match: string | undefined;
  match_rate: number | undefined;
  match_limit: number | undefined;
  save_share: number | undefined;
}

/** The match as told, or as its terms tell it; `offered` where nothing says whether all of it is taken. */
export function matchTaken({ match, match_rate: rate, match_limit: limit, save_share: share }: MatchTerms) {
  if (match !== undefined) return match;
  if (!rate && !limit) return undefined;
  if (limit === undefined || share === undefined) return 'offered';
  return share >= limit ? 'full' : 'missed';
}

const isMatchTold = ({ match_rate: rate, match_limit: limit }: Readonly<Record<string, unknown>>) =>
  rate !== undefined || limit !== undefined;

/** Asked of those who told that there is a match. */
export const matchTakenQuestion: GuideQuestion<'match'> = {
  field: 'match',
  question: 'Do you put in enough to get the whole match?',
  settled: (known) =>
    !isMatchTold(known) || (known.match_limit !== undefined && known.save_share !== undefined),
  choices: [
    { label: 'Yes', value: 'full' },
    { label: 'No', value: 'missed' },
  ],
};

/** Up to here people count months. */
const countedInMonths = 2;

/** The time until money is needed, as people say it. */
export function timeLeft(horizon: number) {
  return horizon < countedInMonths
    ? given('horizon', horizon * monthsPerYear, 'months')
    : given('horizon', horizon, 'years');
}
