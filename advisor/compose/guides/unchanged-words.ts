import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { describeRows, describeValue } from '#advisor/compose/describe-input.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
import { isSameValue } from '#advisor/plan/fill/same-value.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

type Inputs = Readonly<Record<string, unknown>>;

/** What was counted and still leads to the same decision, by name, so that the person sees it was heard. */
export function unchangedWords(fields: Fields, before: Inputs, given: Inputs): string {
  const anew = Object.fromEntries(newInputs(fields, before, given));
  const counted = inWords(fields, anew, {});
  return counted.length === 0
    ? countedWords
    : `I counted that (${counted.slice(0, mostNamed).join(', ')}), and my answer stays the same.`;
}

/** What a decision was given that it did not have before, and that matters beside the rest. */
export const newInputs = (fields: Fields, before: Inputs, given: Inputs): [string, unknown][] =>
  Object.entries(given).filter(
    ([name, value]) =>
      !isSameValue(before[name], value) && aboutField(fields[name])?.matters?.(given) !== false,
  );

const mostNamed = 2;

/** "You told me: age 46, savings $130,000": everything a decision rests on, for a summary. */
export function toldWords(fields: Fields, given: Inputs, chosen: Readonly<Record<string, string>>): string[] {
  const told = inWords(fields, given, chosen);
  return told.length === 0 ? [] : [`You told me: ${told.join(', ')}.`];
}

/** Each input with its name: "card balance $12,000". */
export function inWords(fields: Fields, given: Inputs, chosen: Readonly<Record<string, string>>): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const about = aboutField(fields[name]);
    if (!about || value === undefined) return [];
    const words = Array.isArray(value)
      ? describeRows(about, value)
      : (chosen[name] ?? describeValue(about, value));
    const label = uncapitalize(about.label);
    // "Nothing saved yet" says all by itself.
    return words === '' ? [] : [words === 'yes' ? label : `${label} ${words}`];
  });
}

/** Says that a number was heard and not weighed, and what it matters for. */
export function notWeighedWords(told: readonly { said: string; role: RoleId }[]): string {
  const [first] = told;
  const named = told.slice(0, mostNamed).map(({ said }) => `“${said}”`);
  const where = matters.find(({ roles }) => roles.includes(first!.role))?.where;
  const rule = `I left ${named.join(' and ')} out of this decision.`;
  return where === undefined
    ? rule
    : `${rule} ${named.length > 1 ? 'They count' : 'It counts'} for ${where}.`;
}

/** Said before the same answer to a message whose numbers went into it. */
export const countedWords = 'I counted that, and my answer stays the same.';

/** Said before the same answer to a message that tells something it does not turn on. */
export const notWeighedHere = 'I can’t weigh that here, so this is the same answer as before.';

/** Before a decision that a question, or a remark, has no part in. */
export const unansweredWords = (isRemark: boolean) =>
  isRemark
    ? 'I can’t weigh that in this decision. As it stands:'
    : 'I don’t have an answer to that one. On the decision itself:';

/** What a number matters for, where a decision has no place for it. */
const matters: readonly { roles: readonly RoleId[]; where: string }[] = [
  {
    roles: ['debt_balance', 'debt_payment', 'loan_rate', 'credit_limit'],
    where: 'which debt comes first and how much you can put aside',
  },
  {
    roles: [
      'mortgage_balance',
      'mortgage_payment',
      'housing_cost',
      'spend_total',
      'spend_needs',
      'spend_item',
    ],
    where: 'your budget and how much cash to keep',
  },
  { roles: ['home_value', 'home_price', 'home_basis'], where: 'your net worth and what you could borrow' },
  {
    roles: ['wages', 'wages_new', 'se_income', 'bonus', 'take_home', 'other_income', 'agi', 'rate_tax'],
    where: 'your taxes and how much you can save',
  },
  { roles: ['bal_cash'], where: 'how long you could go without pay' },
  {
    roles: [
      'bal_retirement',
      'bal_roth',
      'bal_brokerage',
      'bal_total',
      'ss_income',
      'pension_income',
      'age_retire',
      'age_claim',
      'save_amount',
      'save_share',
      'k401_contrib',
      'ira_contrib',
    ],
    where: 'when you can retire',
  },
  { roles: ['match_rate', 'match_limit'], where: 'where your next dollar goes' },
  { roles: ['age'], where: 'how long your money has to last' },
  { roles: ['n_children', 'childcare_cost', 'household_size'], where: 'your taxes and life insurance' },
  { roles: ['premium', 'deductible', 'medical_cost'], where: 'which health plan fits' },
  { roles: ['credit_score'], where: 'the rate a lender offers you' },
  { roles: ['lump_sum', 'goal_amount'], where: 'what to do with that money' },
  { roles: ['rate_return', 'rate_inflation', 'rate_savings'], where: 'how your money grows' },
];
