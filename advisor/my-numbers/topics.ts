import type { Recommendation } from '#contract/my-plan.ts';
import { callsForConversion } from '#advisor/my-numbers/calls-for-conversion.ts';
import { costlyRate } from '#advisor/guides/investing/footing-fields.ts';
import type { FactName, MyNumbers } from '#contract/my-numbers.ts';
import type { KnownOf } from '#advisor/my-numbers/known-of.ts';

/** A decision that is worth making for everybody whose numbers call for it. */
export interface PlanTopic {
  /** The guide that decides it. */
  guide: string;
  priority: Recommendation['priority'];
  /** After how many months to look at it again. */
  reviewMonths: number;
  ask: string;
  /** What it does with the money that is left over each month: gives it away, or counts on it. */
  spare?: 'spends' | 'counts';
  /** Verdicts that give the money away for good, so that nothing comes after them. */
  endless?: ReadonlySet<string>;
  /** Verdicts that leave nothing to do now. */
  settled?: ReadonlySet<string>;
  /** Verdicts that decide nothing for this person yet: no step. */
  undecided?: ReadonlySet<string>;
  /** What the plan settles for everybody. */
  given?: Readonly<Record<string, unknown>>;
  /** `year` is the one whose law counts. */
  isFor: (known: KnownOf, year: number) => boolean;
}

const untaxed: ReadonlySet<string> = new Set(['workplace', 'traditional_ira']);

export function knownOf({ facts, things }: MyNumbers): KnownOf {
  return {
    fact: (name) => facts.find(({ fact }) => fact === name)?.value,
    count: (kind) => things.filter((thing) => thing.kind === kind).length,
    hasCostlyDebt: things.some(
      (thing) =>
        thing.kind === 'debt' && (thing.details.type === 'card' || (thing.details.rate ?? 0) >= costlyRate),
    ),
    traditional: things.reduce(
      (sum, thing) =>
        thing.kind === 'account' && untaxed.has(thing.details.type) ? sum + thing.details.balance : sum,
      0,
    ),
  };
}

const has =
  (...names: readonly FactName[]) =>
  ({ fact }: KnownOf) =>
    names.every((name) => fact(name) !== undefined);
const ageOf = ({ fact }: KnownOf) => Number(fact('age') ?? 0);
/** No pay to save from, at the age they wanted to retire or later: what is said about paychecks is for others. */
const isRetired = (known: KnownOf) =>
  has('age', 'retire_age')(known) &&
  ageOf(known) >= Number(known.fact('retire_age')) &&
  !(Number(known.fact('yearly_income') ?? 0) > 0);
const hasFamily = ({ fact }: KnownOf) =>
  Number(fact('children') ?? 0) > 0 || fact('yearly_spouse_income') !== undefined;

/** In the order in which they come first for most people. */
export const planTopics: readonly PlanTopic[] = [
  {
    guide: 'next_dollar',
    priority: 'high',
    reviewMonths: 3,
    ask: 'Where should my next dollar go?',
    spare: 'spends',
    endless: new Set(['retirement', 'likely_retirement', 'beyond', 'soon']),
    // The order that holds for everybody.
    undecided: new Set(['order']),
    // With a balance alone it says the order that holds for everybody: being on track is more about the person then.
    isFor: (known) =>
      has('monthly_saving')(known) ||
      known.count('debt') > 0 ||
      (!isRetired(known) &&
        (has('monthly_spending')(known) ||
          (known.count('account') > 0 && !has('age', 'yearly_income')(known)))),
  },
  {
    guide: 'which_debt_first',
    priority: 'high',
    reviewMonths: 3,
    ask: 'Which debt should I pay first?',
    spare: 'spends',
    // The spare money goes to the highest rate, so the order of the debts follows the same rule.
    given: { habit: 'numbers' },
    // Cheap debts are paid as agreed: the spare money goes elsewhere.
    isFor: ({ count, hasCostlyDebt }) => count('debt') >= 2 && hasCostlyDebt,
  },
  {
    guide: 'emergency_fund_size',
    priority: 'high',
    reviewMonths: 6,
    ask: 'How big should my emergency fund be?',
    isFor: (known) => has('monthly_spending')(known) && !isRetired(known),
  },
  {
    guide: 'on_track',
    priority: 'high',
    reviewMonths: 12,
    ask: 'Am I on track for retirement?',
    spare: 'counts',
    settled: new Set(['on_track', 'benefit_covers', 'without_pay']),
    undecided: new Set(['depends']),
    isFor: (known) => has('age')(known) && known.count('account') > 0,
  },
  {
    guide: 'how_much_life_insurance',
    priority: 'medium',
    reviewMonths: 24,
    ask: 'How much life insurance do I need?',
    isFor: (known) => has('yearly_income')(known) && hasFamily(known),
  },
  {
    guide: 'disability_choice',
    priority: 'medium',
    reviewMonths: 24,
    ask: 'Do I need disability insurance?',
    isFor: (known) => Number(known.fact('yearly_income') ?? 0) > 0 && ageOf(known) > 0,
  },
  {
    guide: 'roth_or_traditional',
    priority: 'medium',
    reviewMonths: 12,
    ask: 'Should I do a Roth or traditional 401k?',
    isFor: ({ fact }) => Number(fact('yearly_income') ?? 0) > 0,
  },
  {
    guide: 'claim_social_security',
    priority: 'medium',
    reviewMonths: 12,
    ask: 'When should I claim Social Security?',
    isFor: (known) => ageOf(known) >= 58,
  },
  {
    guide: 'convert_to_roth',
    priority: 'medium',
    reviewMonths: 12,
    ask: 'Should I convert my IRA to a Roth?',
    isFor: callsForConversion,
  },
  {
    guide: 'college_or_retirement',
    priority: 'medium',
    reviewMonths: 12,
    ask: 'Should I save for college or for retirement first?',
    spare: 'spends',
    // The money goes to the debt first.
    isFor: ({ fact, hasCostlyDebt }) => Number(fact('children') ?? 0) > 0 && !hasCostlyDebt,
  },
  {
    guide: 'will_and_beneficiaries',
    priority: 'low',
    reviewMonths: 24,
    ask: 'Do I need a will?',
    isFor: (known) => hasFamily(known) || known.count('home') > 0,
  },
];
