import type { WorthDay } from '#contract/my-numbers.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { WantedFigure } from '#advisor/compose/calculations/asked-figures.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import type { FactId } from '#advisor/facts/ledger.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import type { Limit } from '#advisor/knowledge/limit.ts';
import type { Affordable } from '#advisor/my-numbers/afford.ts';
import type { Goal } from '#advisor/my-numbers/known-picture.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import type { Want } from '#advisor/reader/acts.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

/** A passage of an article that came near to the question. */
export interface PlannedReading {
  article: string;
  part: string;
  /** What the article answers to this very question. */
  answer?: string;
  /** The answer says what a word means, and the message asks for that. */
  isDefinition?: boolean;
  /** Only what the article comes to, for a person who wants it simpler. */
  isShort?: boolean;
  /** Then: it was asked why, not for simpler words. */
  isReason?: boolean;
  /** Then: the simple words for what the answer was about, where they are not the article's own. */
  simply?: string;
  /** Its opening paragraph, which was said before, in simple words. */
  isPlain?: boolean;
}

/** What could be worked out for somebody who asks about their own case, and what they would have to say for it. */
export interface Offer {
  planned: PlannedRun;
  missing: readonly string[];
  /** What a calculator asks for by itself, where it is not one field that is missing. */
  request?: string;
}

/** A short question with what could be answered to it. */
export interface Clarification {
  question: string;
  choices: readonly string[];
  /** Asked below an answer that stands: something else might have been meant. */
  isBelow?: boolean;
  /** Said beside the answer: there is nothing to answer. */
  isNote?: boolean;
}

/**
 * What of a decision is said: the decision, its reasons once more, the idea behind it in simple words, only what to do,
 * what to do in the person's place, with all that was told, the next step first, or a kind word with it.
 */
export type GuideManner =
  | 'decide'
  | 'why'
  | 'simple'
  | 'short'
  | 'mine'
  | 'told'
  | 'first'
  | 'kind'
  | 'words';

/**
 * What of a finished run is said: in short, what it rests on, what to do, all that was worked out, a kind word, that it
 * is the same as before, or that something was heard that it does not use.
 */
export type AgainManner = 'short' | 'sure' | 'do' | 'all' | 'sorry' | 'same' | 'noted';

/** A run that an earlier answer holds. */
export interface FinishedReceipt {
  receipt: Receipt;
  calculator: AnyCalculator;
}

/** How a question is going to be answered. */
export type Plan =
  | {
      kind: 'calculate';
      runs: readonly [PlannedRun, ...PlannedRun[]];
      readings: readonly PlannedReading[];
      /** Of a reading that is nearly sure: what is asked before the answer. */
      doubt?: Clarification;
      wanted: WantedFigure;
      /** What is asked for is how far the second run is from the first. */
      asksDifference?: boolean;
      /** The run came with the question, as it is. */
      isGiven?: boolean;
      /** Another run of which one sentence is said below. */
      beside?: PlannedRun;
      /** Words before that sentence. */
      besideLead?: string;
      /** Of a net worth: what it was on days before, and whether that is what was asked for. */
      worth?: { days: readonly WorthDay[]; isOfPast: boolean };
    }
  | { kind: 'missing'; planned: PlannedRun; missing: readonly string[]; readings: readonly PlannedReading[] }
  /** Two questions in one, each with its own answer. */
  | { kind: 'both'; plans: readonly [Plan, Plan] }
  /** The input makes no sense, and a sentence says what to change. */
  | { kind: 'problem'; planned: PlannedRun; message: string }
  | { kind: 'steps'; receipt: Receipt; calculator: AnyCalculator }
  /** A finished run is spoken of once more, without working it out anew. */
  | {
      kind: 'again';
      manner: AgainManner;
      last: FinishedReceipt;
      /** Those of other calculators before it, the latest first. */
      earlier: readonly FinishedReceipt[];
      /** What was told and the run has no place for, with its name. */
      noted?: string;
      /** Of several runs of one calculator: which of them, from 0. */
      at?: number;
    }
  /** What was said to each of several topics, in short. */
  | {
      kind: 'summary';
      plans: readonly [Plan, Plan, ...Plan[]];
      /** What is asked for is what to do, and in which order. */
      asksOrder: boolean;
      /** How many lines were asked for. */
      lines?: number;
    }
  | {
      kind: 'fact';
      ids: readonly FactId[];
      years: readonly number[];
      readings: readonly PlannedReading[];
      /** What tells which line of a table is meant, where it is not the question itself. */
      question?: string;
      offer?: Offer;
    }
  | {
      kind: 'article';
      readings: readonly [PlannedReading, ...PlannedReading[]];
      offer?: Offer;
    }
  /** A decision, from what the person said of themselves. */
  | {
      kind: 'guide';
      guide: AnyGuide;
      given: Readonly<Record<string, unknown>>;
      /** The words of buttons that stand for a range, by the input they were pressed for. */
      chosen: Readonly<Record<string, string>>;
      manner: GuideManner;
      /** What was decided before the person told more. */
      before?: { verdict: string; given: Readonly<Record<string, unknown>> };
      /** The message asks something that neither the guide nor a text answers. */
      isUnanswered?: boolean;
      /** The message tells something instead of asking. */
      isRemark?: boolean;
      /** Which of `given` was saved before, and not said. */
      saved?: readonly string[];
      /** Numbers of the message that the guide has no rule for. */
      notWeighed?: readonly string[];
      /** Of a later message: numbers that the decision does not turn on, with what they mean. */
      notInRule?: readonly { said: string; role: RoleId }[];
      /** Decided for another person, after one's own case. */
      isTheirs?: boolean;
      /** What an article answers to a question for the meaning of something, said before the decision. */
      explained?: PlannedReading;
      /** One human sentence first, for somebody who sounds shaken. */
      comfort: string | undefined;
    }
  /** Where a goal that the person has saved stands. */
  | {
      kind: 'goal';
      goal: Goal;
      /** The month that was asked about, in place of the saved one: 2030-06. */
      by?: string;
      want: Want;
      stockShare: number | undefined;
    }
  /** Whether something can be paid for with what the person has saved. */
  | {
      kind: 'purchase';
      bought: Affordable;
      want: Want;
      /** Months until the date that was asked about. */
      within: number | undefined;
    }
  /** What college takes for each child whose age is saved. */
  | {
      kind: 'college';
      ages: readonly number[];
      /** In 529 plans. */
      saved: number;
      want: Want;
      /** The kind of college that was asked about. */
      college: string | undefined;
    }
  | { kind: 'limit'; limit: Limit; offer?: Offer }
  /** The reading is unsure: one question, and no figure. */
  | { kind: 'clarify'; clarification: Clarification; readings: readonly PlannedReading[] }
  /** A reply that needs nothing worked out: thanks, a greeting. */
  | { kind: 'say'; text: string }
  /** Nothing fits; this came nearest. */
  | { kind: 'unknown'; readings: readonly PlannedReading[] };

/** A way to answer that was thought of, with how well it fits: `--explain` shows them all. */
export interface WeighedPlan {
  plan: Plan;
  /** The ask that it answers. */
  name: string;
  score: number;
  why: string;
}
