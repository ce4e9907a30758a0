import type { z } from 'zod';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import type { Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** What a guide knows of the person: what they said, defaults, and undefined for the rest. */
export type GivenTo<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends z.ZodDefault
    ? z.output<F[Name]>
    : z.output<F[Name]> | undefined;
};

/** A decision in words. Every number in it is a figure of a run, a fact or an input: no digits in the text itself. */
export interface Verdict {
  /** One sentence that decides: "Pay the card first." */
  opening: Text;
  /** One to three sentences: what decides it. */
  because: readonly Text[];
  /** When the answer would be another one; follows the word “Unless”. */
  unless?: Text;
  /** One step to take now. */
  next: Text;
  /** Words to say to a salesperson, a bank or a relative. */
  say?: Text;
  /** The id of the guide's article that is about this verdict, where it is not the first. */
  article?: string;
}

/** A calculator's run inside a guide. */
export interface GuideRun {
  /** A figure of the result, which links to its card. */
  figure: (id: string) => Quantity;
}

export interface GuideContext {
  /** Dated figures; whatever is read is cited. */
  facts: FactReader;
  /** Runs a calculator for the answer's card; undefined where it does not take these inputs. */
  run: (calculator: AnyCalculator, input: Readonly<Record<string, unknown>>) => GuideRun | undefined;
}

/** Asked below the answer where it would change the verdict. A choice is a button. */
export interface GuideQuestion<Name extends string = string> {
  field: Name;
  /** Not asked where what is known answers it already. */
  settled?: (known: Readonly<Record<string, unknown>>) => boolean;
  question: string;
  choices: readonly { label: string; value: number | string | boolean }[];
}

export interface GuideSide<Name extends string = string> {
  given: Readonly<Partial<Record<Name, string | number>>>;
  questions: readonly string[];
}

interface GuideDefinition<F extends Fields, V extends string> {
  /** snake_case. */
  id: string;
  title: string;
  /** What is decided, in one sentence: the reader matches questions with it. */
  about: string;
  /** Ten questions as people ask them. */
  questions: readonly string[];
  /**
   * The idea behind the rule in one or two sentences that a twelve-year-old follows, true for every verdict: said to
   * "why?" and "simpler, please". No digits.
   */
  simply: string;
  /** What it takes from the conversation, by role. Nothing of it has to be given. */
  input: F;
  /**
   * Questions about one side of the decision that no role or fact in words tells apart, with what they say. Where one of
   * them is nearer to the message than every other question of the guide, it fills those fields.
   */
  sides?: readonly GuideSide<keyof F & string>[];
  /** False where what is known rules the decision out: nobody of 45 is about to claim Social Security. */
  fits?: (given: Partial<GivenTo<F>>) => boolean;
  /** The rule: pure, from what is known to one of the verdicts. */
  decide: (given: GivenTo<F>, context: GuideContext) => V;
  verdicts: Readonly<Record<V, (given: GivenTo<F>, context: GuideContext) => Verdict>>;
  /** The most telling first; the first that is not known and would change the verdict is asked. */
  asks?: readonly GuideQuestion<keyof F & string>[];
  /** Two or three questions that people ask next, each of which FinDeus answers. */
  followUps: readonly string[];
  /** One human sentence before everything else, where the question comes with fear or loss. */
  comfort?: string;
  /** Facts in words, without one of which that sentence would be out of place. */
  comfortOnlyWith?: readonly string[];
  /** Ids of articles to read on. */
  articles: readonly string[];
  /** Ids of articles that it does not rest on, with answers to what people ask next. */
  related?: readonly string[];
  /** Ids of advisor/facts/sources.ts that the rule rests on. */
  sources: readonly string[];
}

interface Guide<F extends Fields = Fields, V extends string = string> extends Omit<
  GuideDefinition<F, V>,
  'input'
> {
  fields: F;
}

/** Any guide, from its file or from the registry. */
// eslint-disable-next-line typescript/no-explicit-any -- The registry holds guides of every shape.
export type AnyGuide = Guide<any, any>;

/** One decision that people ask about. */
export function defineGuide<F extends Fields, V extends string>({
  input,
  ...rest
}: GuideDefinition<F, V>): Guide<F, V> {
  return { ...rest, fields: input };
}
