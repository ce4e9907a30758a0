import { isInThread } from '#advisor/dialogue/in-thread.ts';
import { areByBirth, rowsOf } from '#advisor/compose/texts/fact-rows.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { doubtThresholds } from '#advisor/plan/doubt/doubt.ts';
import { countsWithSaved } from '#advisor/plan/fill/saved-inputs.ts';
import type { Asking, WeighedAsk } from '#advisor/plan/to-plan.ts';
import type { Plan, PlannedReading } from '#advisor/plan/plan.ts';
import type { Found } from '#advisor/retrieve/search.ts';

/** From this cosine on, a question of an article's own asks the same as the message. */
const sameQuestion = 0.66;
/** Within the article that is spoken of, this near is near enough. */
export const nearAnswer = 0.45;

/** From here on the reading alone says which article is meant, and this near is near enough for its answers. */
const surelyMeant = 0.6;
const nearMeant = 0.5;

/** An article with the part of it that answers, and the answer itself where it has one to this question. */
export function articlePlan(asking: Asking, id: string): Plan | undefined {
  const { query, articles, article, reading } = asking;
  if (!articles.has(id)) return undefined;
  const found = query.find('articles', { limit: Infinity, id });
  const isMeant = reading.asks.some((ask) => ask.id === `article:${id}` && ask.probability >= surelyMeant);
  const least = id === article ? nearAnswer : isMeant ? nearMeant : sameQuestion;
  const direct = found.find((one) => isSame(one, least));
  // Questions of the head lead to the article as a whole: they say nothing about its parts.
  const passage = found.find(({ entry }) => entry.subject !== '');
  const { entry } = direct ?? passage ?? found[0] ?? {};
  return { kind: 'article', readings: [entry ? readingOf(entry) : { article: id, part: '' }] };
}

function isSame({ entry, cosine }: Found, least: number): boolean {
  return entry.answer !== undefined && cosine !== null && cosine >= least;
}

function readingOf({ id, part, answer }: Found['entry']): PlannedReading {
  return { article: id, part, ...(answer === undefined ? {} : { answer }) };
}

/** How near a question with an answer has to be to come before another plan. */
const leastBefore = {
  /** A menu, a form, or nothing at all. */
  nothing: 0.66,
  /** The beginning of an article, which answers nothing in particular. */
  general: 0.56,
  /** Another text, or a calculation that is not sure. */
  doubtful: 0.7,
  /** A text that the reading is sure of. */
  sure: 0.78,
  /** A calculation where only yes or no was asked, or a decision, of numbers that were told. */
  byNumbers: 0.82,
  /** A decision that the article belongs to. */
  decided: 0.9,
} as const;

/** From here on a text that was read is believed. */
const sureText = 0.8;
/** A decision this sure comes before all that is not asked in nearly the same words. */
const certainGuide = 0.97;
/** And an article, whose own answers come first. */
const likelyText = 0.6;

/** With so many numbers told, a text that uses none of them answers somebody else. */
const manyNumbers = 3;

/** A guide that knows this much of the person decides for them; an article answers everyone alike. */
const decidesByNumbers = 2;

/**
 * The answer of an article to this very question, where it is nearer than what would be said otherwise. With numbers of
 * one's own a calculator comes first, unless only yes or no was asked; a limit, a refusal and a kind word always do.
 */
export function nearestAnswer(asking: Asking, plan: Plan, best: WeighedAsk | undefined): Plan | undefined {
  const least = leastFor(asking, plan, best);
  if (least === undefined) return undefined;
  // What an article answers comes after a decision, unless it is nearer than the guide's questions: its own, clearly.
  const decided = plan.kind === 'guide' ? nearGuide(asking, plan.guide.id) : 0;
  const leastOf = (id: string) => {
    if (plan.kind !== 'guide') return least;
    const isOwn = plan.guide.articles.includes(id);
    const nearer = Math.min(leastBefore.decided, decided + (isOwn ? clearlyNearer : 0));
    return Math.max(least, isOwn ? leastBefore.sure : 0, nearer);
  };
  const found = asking.query
    .find('articles', { limit: 3 })
    .find(
      (one) =>
        isSame(one, leastOf(one.entry.id)) && mayBeMeant(asking, one.entry.id, least === leastBefore.general),
    );
  return found && { kind: 'article', readings: [readingOf(found.entry)] };
}

const clearlyNearer = 0.08;

function nearGuide({ query }: Asking, id: string): number {
  return query.find('guides', { limit: 1, id })[0]?.cosine ?? 1;
}

/**
 * "Can I take it out early?" after a question about a Roth IRA is near to what texts about other things answer: in a
 * conversation only a text that the reading thinks of is meant.
 */
function mayBeMeant(asking: Asking, id: string, mustBeLikely: boolean): boolean {
  if ((!mustBeLikely && !isInThread(asking)) || id === asking.article) return true;
  return asking.reading.asks.some((ask) => ask.id === `article:${id}` && ask.probability >= leastMeant);
}

const leastMeant = 0.03;

function leastFor(asking: Asking, plan: Plan, best: WeighedAsk | undefined): number | undefined {
  const numbers = asking.reading.told.filter(({ role }) => role !== 'other').length;
  const hasNumbers = numbers > 0;
  const isYesOrNo = asking.reading.want.id === 'yesno';
  const confidence = best?.confidence ?? 0;
  switch (plan.kind) {
    case 'clarify':
    case 'unknown':
      return numbers >= decidesByNumbers ? leastBefore.doubtful : leastBefore.nothing;
    case 'missing':
      return hasNumbers && !isYesOrNo ? leastBefore.doubtful : leastBefore.nothing;
    case 'calculate':
    case 'both':
    case 'problem':
      // Without an amount nothing could be worked out: "do we pay taxes on the house we lived in for 12 years?"
      if (plan.kind === 'problem' && isYesOrNo && !asking.picture.facts.some(({ unit }) => unit === 'money'))
        return leastBefore.nothing;
      // "Federal tax joint?" after both pays: the numbers it counts with were told or saved before.
      if (!hasNumbers) {
        const isCounted = isInThread(asking) || countsWithSaved(plan) || countsWithTold(asking, plan);
        return isCounted && confidence >= sureText && !isYesOrNo ? undefined : leastBefore.doubtful;
      }
      // What could not be worked out leaves the question open.
      if (plan.kind === 'problem' && isYesOrNo) return leastBefore.doubtful;
      return isYesOrNo ? leastBefore.byNumbers : undefined;
    case 'guide':
      // A guess is no decision for this person, whatever numbers it could use.
      if (confidence < doubtThresholds.text) return leastBefore.doubtful;
      // A text for everybody may name another rate than the one that was told, or saved.
      if ((plan.saved?.length ?? 0) >= decidesByNumbers && confidence >= sureText) return undefined;
      if (hasNumbers && Object.keys(plan.given).length > 0 && confidence >= certainGuide) return undefined;
      if (numbers >= manyNumbers && (plan.notWeighed?.length ?? 0) === 0 && confidence >= sureText)
        return undefined;
      if (Object.keys(plan.given).length >= (hasNumbers ? 1 : decidesByNumbers)) return leastBefore.byNumbers;
      if (confidence >= certainGuide) return leastBefore.decided;
      return confidence < sureText ? leastBefore.doubtful : leastBefore.sure;
    case 'fact':
      if (isToldByBirth(asking, plan.ids) || isOfOtherYear(asking, plan.years)) return undefined;
      // A sure question for a figure wants that, not what an article says around it.
      return probabilityOfFigures(asking) < sureText ? leastBefore.doubtful : undefined;
    case 'article':
      if (plan.readings[0].answer === undefined) return leastBefore.general;
      return confidence < likelyText ? leastBefore.doubtful : leastBefore.sure;
    default:
      return undefined;
  }
}

/** Which of several figures is meant may be open where it is clear that one is: this year's, or one of a series. */
function probabilityOfFigures({ reading: { asks, want } }: Asking): number {
  const kinds = wantsFigure(want) ? ['fact:', 'article:'] : ['fact:'];
  return asks
    .filter(({ id }) => kinds.some((kind) => id.startsWith(kind)))
    .reduce((sum, { probability }) => sum + probability, 0);
}

/** "FDIC covers how much at one bank?" is for a figure, whatever text is about it. */
export const wantsFigure = ({ id, probability }: Asking['reading']['want']) =>
  (id === 'amount' || id === 'rate') && probability >= sureWant;

const sureWant = 0.7;

/** "What's the most I can put in the 401(k)?" from somebody whose age was told before: no text knows that. */
function countsWithTold({ turn }: Asking, plan: Plan): boolean {
  if (turn === 0 || plan.kind !== 'calculate') return false;
  const { input, origins } = plan.runs[0];
  return Object.entries(input).some(
    ([name, value]) => typeof value === 'number' && origins[name] === 'you said',
  );
}

/** Amounts in an article are those of this year. */
const isOfOtherYear = ({ year }: Asking, years: readonly number[]) => years.some((one) => one !== year);

/** A figure that goes by the year of birth, where that is told: an article knows it only roughly. */
function isToldByBirth({ reading }: Asking, ids: readonly FactId[]): boolean {
  const isBirthTold = reading.told.some(({ role }) => role === 'year_birth');
  return isBirthTold && ids.some((id) => ledger[id].unit === 'age' && areLinesByBirth(ledger[id]));
}

function areLinesByBirth(entry: FactEntry): boolean {
  return areByBirth(rowsOf(entry, Object.values(entry.values).at(-1)));
}
