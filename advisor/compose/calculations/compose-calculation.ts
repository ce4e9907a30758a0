import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { toldFigure, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { namedFigures } from '#advisor/compose/calculations/asked-figures.ts';
import { sourcesById } from '#advisor/compose/cite.ts';
import { composeDepth, type ComposedDepth } from '#advisor/compose/calculations/compose-depth.ts';
import { describeChange, describeSaved } from '#advisor/compose/describe-input.ts';
import { followUpsOf } from '#advisor/compose/calculations/follow-ups.ts';
import {
  capitalize,
  linked,
  linkedDifference,
  renderLinked,
  table,
  uncapitalize,
} from '#advisor/compose/markdown.ts';
import { datesOf } from '#advisor/compose/record.ts';
import { isConditional } from '#advisor/depth/make-plan.ts';
import { exactDifference } from '#advisor/depth/try-run.ts';
import { toReceipt } from '#advisor/compose/receipt.ts';
import type { Want } from '#advisor/reader/acts.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';
import { quantitiesOf, type Text } from '#advisor/quantities/text.ts';
import type { DoneRun, Calculation } from '#advisor/compose/calculations/calculation.ts';

export type { DoneRun, Calculation } from '#advisor/compose/calculations/calculation.ts';

/** How much an answer says in words; the card has all of it. */
const limits = {
  free: { words: 85, figures: 3, warnings: 1 },
  pro: { words: 85, figures: 3, warnings: 2 },
};

/** The conclusion first, then what decides it and what to do. Table, chart, working and assumptions are in the card. */
export async function composeCalculation(calculation: Calculation): Promise<AnswerDocument> {
  const { runs, seed, mode, articles, question, askedFigures = [] } = calculation;
  const [first, ...others] = runs;
  const max = limits[mode];
  const explanation: Explanation = first.calculator.explain(first.run.result, first.run.input);
  const { conclusion, reasons, next, openings, named = {} } = explanation;
  const { depth, facts = [] }: Partial<ComposedDepth> =
    mode === 'pro' ? await composeDepth(calculation, next) : {};
  const isPlanned = (depth?.steps.length ?? 0) > 0;
  const warnings = new Set(
    runs.flatMap(({ id, run }) => run.result.warnings.map((words) => renderLinked(words, id))),
  );
  const isNamed = askedFigures.some((id) => id in named);
  const wanted = calculation.want === undefined || isNamed ? undefined : openings?.[calculation.want];
  const asked = wanted ? '' : tellAsked(first, askedFigures, named);
  const concluded = renderLinked(wanted ?? conclusion, first.id);
  const inWords = namedFigures(first.run.result.figures, question, toldTo(first));
  const called = inWords.filter((id) => id !== first.run.result.figures[0]?.id);
  const compared = figureCompared(runs, [...askedFigures, ...inWords, ...figuresIn(wanted ?? conclusion)]);
  const changes = others.map((other) => composeChange(first, other, compared)).filter((one) => one !== '');
  const decided = composeDecision(first, others, calculation.want);
  const leads =
    decided !== ''
      ? [decided, ...changes, concluded]
      : (calculation.want === 'change' || calculation.asksDifference) && changes.length > 0
        ? [...changes, asked, concluded]
        : [asked, ...(asked === '' ? [concluded, ...changes] : [...changes, concluded])];
  const [opening = concluded, ...further] = leads.filter((sentence) => sentence !== '');
  const told = [...further, ...reasons.map((words) => renderLinked(words, first.id))].filter(
    (sentence) => !wanted || !repeats(sentence, concluded),
  );
  const because = fitting(told, wordsIn(opening), max);
  const also = calculation.alsoAsked === undefined ? [] : [calculation.alsoAsked];
  const untold = [...new Set([...also, ...called])].filter(
    (id) => ![opening, ...because].some((one) => one.includes(`.${id})`)),
  );
  const alsoAsked = tellAsked(first, untold, named);
  const noted = calculation.doubt?.isNote ? [calculation.doubt.question] : [];
  const doubt = calculation.doubt?.isNote ? undefined : calculation.doubt;
  return {
    doubt: doubt?.isBelow ? undefined : doubt?.question,
    opening,
    because: alsoAsked === '' ? because : [alsoAsked, ...because],
    saved: savedIn(first),
    warnings: [...noted, ...[...warnings].slice(0, max.warnings)],
    // A plan by date has the steps in it, but for one that has no day.
    next: next
      .slice(0, 1)
      .map((words) => renderLinked(words, first.id))
      .filter((step) => !isPlanned || isConditional.test(step)),
    parts:
      others.length > 0
        ? [{ title: 'Side by side', text: figuresTable(runs, comparedFigures, question) }]
        : [],
    ...(depth ? { depth, today: calculation.today } : {}),
    question: doubt?.isBelow ? doubt.question : undefined,
    receipts: runs.map((done) =>
      toReceipt({
        ...done,
        seed,
        asked: askedFigures,
        leading: [...askedFigures, ...called],
        ...(done === first && depth ? { variants: depth.variants } : {}),
      }),
    ),
    articles,
    sources: sourcesById([
      ...first.run.result.facts.map(({ source }) => source),
      ...facts.map(({ source }) => source),
      ...first.calculator.sources,
    ]),
    record: {
      topic: first.calculator.name,
      ...datesOf(depth, facts),
      ...(calculation.isGiven ? { ran: true } : {}),
      ...(doubt
        ? { question: { text: doubt.question, choices: doubt.choices.map((label) => ({ label })) } }
        : {}),
      followUps: await followUpsOf(first, calculation.pause),
    },
  };
}

/** "age 41": what was taken from the person's own numbers. */
export function savedIn({ calculator, run, origins }: DoneRun): string[] {
  const names = Object.keys(run.input).filter((name) => origins[name] === 'your numbers');
  return describeSaved(calculator.fields as Fields, run.input, names);
}

const comparedFigures = 6;

/** As many sentences as fit: at most so many words and figures with the opening, and at least one. */
function fitting(
  sentences: readonly string[],
  opening: number,
  { words: maxWords, figures: maxFigures }: { words: number; figures: number },
): string[] {
  let words = opening;
  let figures = 1;
  return sentences.filter((sentence, at) => {
    const more = { words: wordsIn(sentence), figures: (sentence.match(/\]\(#[^)~]*\)/g) ?? []).length };
    if (at > 0 && (words + more.words > maxWords || figures + more.figures > maxFigures)) return false;
    words += more.words;
    figures += more.figures;
    return true;
  });
}

/** Reasons are written for the conclusion: another opening may say what one of them does. */
function repeats(sentence: string, opening: string): boolean {
  const links = sentence.match(/\]\(#[^)~]*\)/g) ?? [];
  return links.length > 0 && links.every((link) => opening.includes(link));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

/** The figures that were asked for by name; the first of a result is what its conclusion tells anyway. */
function tellAsked(
  { run, id: receipt }: DoneRun,
  asked: readonly string[],
  named: NonNullable<Explanation['named']>,
): string {
  const [headline, ...figures] = run.result.figures;
  const told = asked
    .filter((id) => id !== headline?.id)
    .map((id) => {
      const figure = figures.find((one) => one.id === id);
      const sentence = named[id];
      if (figure && sentence) return renderLinked(sentence, receipt);
      if (!figure) return '';
      const asTold = toldFigure(figure);
      return `${asTold.label}: ${linked(asTold, receipt)}.`;
    })
    .filter((sentence) => sentence !== '');
  return told.join(' ');
}

/** What the inputs are called that somebody told. */
export function labelsTold({ calculator, origins }: DoneRun): string[] {
  const fields = calculator.fields as Fields;
  return Object.entries(fields).flatMap(([name, field]) =>
    origins[name] === 'you said' ? (aboutField(field)?.label ?? []) : [],
  );
}

function toldTo({ calculator, input }: DoneRun) {
  const fields = calculator.fields as Fields;
  const values = Object.values(input);
  const labels = Object.keys(input).flatMap((name) => aboutField(fields[name])?.label ?? []);
  // "My portfolio with 80k in stocks" names what the calculation is about and its rows, and no figure of the result.
  const rows = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const kinds = rows.flatMap((row: Readonly<Record<string, unknown>>) =>
    Object.values(row).filter((part) => typeof part === 'string'),
  );
  return { values, labels: [...labels, ...kinds, calculator.title] };
}

/** The figure that runs are compared by: the first of these that all of them have and that they differ in, if any does. */
function figureCompared(runs: readonly DoneRun[], ids: readonly string[]): string | undefined {
  const inAll = ids.flatMap((id) => {
    const same = runs.map(({ run }) => run.result.figures.find((figure) => figure.id === id));
    const isComparable = same.every((one) => one !== undefined && one.unit !== 'count');
    return isComparable ? [{ id, differs: same.some((one) => one!.value !== same[0]!.value) }] : [];
  });
  return (inAll.find(({ differs }) => differs) ?? inAll[0])?.id;
}

/** The figures of a sentence, in its order. */
function figuresIn(sentence: Text): string[] {
  return quantitiesOf(sentence).flatMap(({ ref }) => (ref?.startsWith('figure:') ? [ref.slice(7)] : []));
}

/** "With a yearly 401(k) contribution of $10,000 a year, total tax is $2,200 less: $9,870 instead of $12,070." */
function composeChange(first: DoneRun, other: DoneRun, compared: string | undefined): string {
  const { figures } = other.run.result;
  const after = figures.find(({ id }) => id === compared) ?? figures[0];
  if (!after) return '';
  const how = changeOf(other, 'sentence');
  const lead = how.startsWith('without ') ? capitalize(how) : `With ${how}`;
  const told = linked(after, other.id);
  // With another input another figure may come first: what is not the same cannot be held against it.
  const before = first.run.result.figures.find(({ id }) => id === after.id);
  const label = uncapitalize(after.label);
  if (!before) return `${lead}, ${label} is ${told}.`;
  const difference = after.value - before.value;
  if (difference === 0) return `${lead}, ${label} is the same: ${told}.`;
  const amount = exactDifference(after, difference);
  const step = linkedDifference(amount, after.id, [other.id, first.id]);
  return `${lead}, ${label} is ${step} ${difference < 0 ? 'less' : 'more'}: ${told} instead of ${linked(before, first.id)}.`;
}

const comparingWants: readonly (Want | undefined)[] = ['which', 'amount', 'yesno'];

/** "With a term of 15 years you pay less: total interest $128,632 instead of $331,613." Of two cases, where one figure decides. */
function composeDecision(first: DoneRun, others: readonly DoneRun[], want: Want | undefined): string {
  const [other, ...more] = others;
  const { decidedBy, fields } = first.calculator;
  if (!other || more.length > 0 || decidedBy === undefined || !comparingWants.includes(want)) return '';
  const figureOf = ({ run }: DoneRun) => run.result.figures.find(({ id }) => id === decidedBy);
  const [before, after] = [figureOf(first), figureOf(other)];
  if (!before || !after || before.value === after.value) return '';
  const isLess = after.value < before.value;
  const [best, rest] = isLess ? [other, first] : [first, other];
  const [least, most] = isLess ? [after, before] : [before, after];
  const how = other.changed
    .map((field) => describeChange(fields as Fields, field, best.run.input[field], 'sentence'))
    .join(' and ');
  const amount = exactDifference(least, most.value - least.value);
  const step = linkedDifference(amount, decidedBy, [best.id, rest.id]);
  return `With ${how} you pay less: ${uncapitalize(least.label)} ${linked(least, best.id)} instead of ${linked(most, rest.id)}, a difference of ${step}.`;
}

/** "rate 5%", "without extra payments", "the figures of 2025". */
function changeOf(
  { calculator, changed, input, run, year }: DoneRun,
  place?: 'heading' | 'sentence',
): string {
  const fields = calculator.fields as Fields;
  return changed
    .map((field) => {
      if (field === 'year') return `the figures of ${year}`;
      if (!(field in input)) return `without ${uncapitalize(aboutField(fields[field])?.label ?? field)}`;
      return describeChange(fields, field, run.input[field], place);
    })
    .join(place === 'sentence' ? ' and ' : ', ');
}

/** The headline, then what the question names, then the rest in its own order. A word that many labels have says little. */
function byRelevance(figures: readonly Figure[], question: string): Figure[] {
  const asked = new Set(meaningfulWords(question));
  const [headline, ...rest] = figures.map((figure) => ({
    figure,
    words: new Set(meaningfulWords(figure.label)),
  }));
  const relevance = (words: ReadonlySet<string>) =>
    [...words]
      .filter((word) => asked.has(word))
      .reduce((sum, word) => sum + 1 / rest.filter((other) => other.words.has(word)).length, 0);
  const ordered = rest
    .map(({ figure, words }, at) => ({ figure, at, said: relevance(words) }))
    .toSorted((a, b) => b.said - a.said || a.at - b.at);
  return headline ? [headline.figure, ...ordered.map(({ figure }) => figure)] : [];
}

function figuresTable(runs: readonly DoneRun[], most: number, question: string): string {
  const [first, ...others] = runs;
  const figures = byRelevance(first?.run.result.figures ?? [], question);
  if (!first) return '';
  const rows = figures.slice(0, most).map((figure) => {
    const same = runs.map(({ run }) => run.result.figures.find(({ id }) => id === figure.id));
    // One row has one label: it goes by the sign only where all of its figures have that sign.
    const tell = same.every((one) => !one || one.value < 0) ? toldFigure : (one: Figure) => one;
    return [tell(figure).label, ...same.map((one, at) => (one ? linked(tell(one), runs[at]!.id) : ''))];
  });
  const columns = others.map((done) => capitalize(changeOf(done)));
  return table(['Figure', columnOfFirst(first, others), ...columns], rows);
}

/** "Term 15 years" beside "Term 30 years", where both were said; otherwise what the others change. */
function columnOfFirst(first: DoneRun, others: readonly DoneRun[]): string {
  const changed = others[0]?.changed ?? [];
  const isSame = others.every((other) => other.changed.join() === changed.join());
  const isSaid = changed.every((field) => field in first.input);
  return isSame && isSaid && changed.length > 0 ? capitalize(changeOf({ ...first, changed })) : 'As it is';
}
