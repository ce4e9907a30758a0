import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import type { Figure, Step } from '#advisor/calculators/define/result.ts';
import type { FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { assumedParts } from '#advisor/compose/assumed-parts.ts';
import { citeSources, educationLine, sourcesById } from '#advisor/compose/cite.ts';
import { composeDepth } from '#advisor/compose/compose-depth.ts';
import { describeChange, describeValue } from '#advisor/compose/describe-input.ts';
import {
  bullets,
  capitalize,
  heading,
  linked,
  numbered,
  renderLinked,
  sections,
  table,
  uncapitalize,
} from '#advisor/compose/markdown.ts';
import { renderReceipt, toReceipt } from '#advisor/compose/receipt.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

/** A planned run that has been run. */
export interface DoneRun extends PlannedRun {
  /** What its figures are linked to. */
  id: string;
  run: FinishedRun;
}

export interface Calculation {
  /** The first is what was asked; the others differ from it in `changed`. */
  runs: readonly [DoneRun, ...DoneRun[]];
  seed: number;
  mode: 'free' | 'pro';
  question: string;
  /** The figures that the question names, in its order. */
  askedFigures?: readonly string[] | undefined;
  /** What is asked before the answer, where its reading is only nearly sure. */
  before: string;
  /** What the knowledge base has to say about it. */
  articles: readonly Article[];
  pause: Pause;
}

/** How much of a long result a short answer shows; the receipt has all of it. */
const limits = {
  free: { figures: 6, reasons: 3, steps: 8, next: 2, assumed: 4, sources: 3 },
  pro: { figures: 30, reasons: 9, steps: 40, next: 6, assumed: 12, sources: 8 },
};

/** An answer in Markdown: the conclusion first, then the figures, why, what to do, what was assumed, and the proof. */
export async function composeCalculation(calculation: Calculation): Promise<string> {
  const { runs, seed, mode, articles, question, before, askedFigures = [] } = calculation;
  const [first, ...others] = runs;
  const most = limits[mode];
  const { conclusion, reasons, next } = first.calculator.explain(first.run.result, first.run.input);
  const depth = mode === 'pro' ? await composeDepth(calculation) : undefined;
  const warnings = new Set(
    runs.flatMap(({ id, run }) => run.result.warnings.map((words) => renderLinked(words, id))),
  );
  const asked = tellAsked(first, askedFigures);
  const concluded = `**${renderLinked(conclusion, first.id)}**`;
  const headlineFirst = askedFigures[0] === first.run.result.figures[0]?.id;
  return sections(
    before,
    ...(headlineFirst ? [concluded, asked] : [asked, concluded]),
    others.map((other) => composeChange(first, other)).join('\n\n'),
    figuresTable(runs, most.figures, question),
    reasons
      .slice(0, most.reasons)
      .map((words) => renderLinked(words, first.id))
      .join(' '),
    [...warnings].map((warning) => `> ${warning}`).join('\n>\n'),
    heading('How it is worked out', steps(runs, most.steps)),
    heading(
      'What to do next',
      numbered(next.slice(0, most.next).map((words) => renderLinked(words, first.id))),
    ),
    depth?.text ?? '',
    heading('Assumed', bullets(assumed(first).slice(0, most.assumed))),
    citeSources(
      sourcesById([...first.run.result.facts.map(({ source }) => source), ...first.calculator.sources]),
      articles,
      most.sources,
    ),
    educationLine,
    ...runs.map((done) =>
      renderReceipt(
        toReceipt({
          ...done,
          seed,
          asked: askedFigures,
          ...(done === first && depth ? { variants: depth.variants } : {}),
        }),
      ),
    ),
  );
}

/** The figures that were asked for by name; the first of a result is what its conclusion tells anyway. */
function tellAsked({ run, id: receipt }: DoneRun, asked: readonly string[]): string {
  const [headline, ...figures] = run.result.figures;
  const told = asked
    .filter((id) => id !== headline?.id)
    .map((id) => {
      const figure = figures.find((one) => one.id === id);
      return figure ? `${figure.label}: ${linked(figure, receipt)}.` : '';
    })
    .filter((sentence) => sentence !== '');
  return told.length > 0 ? `**${told.join(' ')}**` : '';
}

/** "With pre-tax 401(k) $10,000 a year: total tax $9,870, which is $2,200 less." */
function composeChange(first: DoneRun, other: DoneRun): string {
  const after = other.run.result.figures[0];
  if (!after) return '';
  const how = changeOf(other);
  const lead = how.startsWith('without ') ? capitalize(how) : `With ${how}`;
  const told = `${uncapitalize(after.label)} ${linked(after, other.id)}`;
  // With another input another figure may come first: what is not the same cannot be held against it.
  const before = first.run.result.figures.find(({ id }) => id === after.id);
  if (!before) return `**${lead}: ${told}.**`;
  const difference = after.value - before.value;
  const step = formatQuantity({ ...after, value: Math.abs(difference), unit: stepUnit(after) });
  const says =
    difference === 0
      ? 'the same'
      : `that is ${step} ${difference < 0 ? 'less' : 'more'} than ${linked(before, first.id)}`;
  return `**${lead}: ${told}, ${says}.**`;
}

/** A difference of two ages is a number of years. */
function stepUnit({ unit }: Figure): Figure['unit'] {
  return unit === 'age' || unit === 'year' ? 'years' : unit;
}

/** "rate 5%", "without extra payments", "the figures of 2025". */
export function changeOf({ calculator, changed, input, run, year }: DoneRun): string {
  const fields = calculator.fields as Fields;
  return changed
    .map((field) => {
      if (field === 'year') return `the figures of ${year}`;
      if (!(field in input)) return `without ${uncapitalize(aboutField(fields[field])?.label ?? field)}`;
      return describeChange(fields, field, run.input[field]);
    })
    .join(', ');
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
  if (!first || (figures.length < 2 && others.length === 0)) return '';
  const rows = figures.slice(0, most).map((figure) => [
    figure.label,
    linked(figure, first.id),
    ...others.map(({ id, run }) => {
      const same = run.result.figures.find((other) => other.id === figure.id);
      return same ? linked(same, id) : '';
    }),
  ]);
  return table(
    others.length === 0 ? ['', ''] : ['', 'As it is', ...others.map((done) => capitalize(changeOf(done)))],
    rows,
  );
}

/** In the order a person would do it; of two runs side by side. */
function steps(runs: readonly DoneRun[], most: number): string {
  const [first, ...others] = runs;
  const all = first?.run.result.steps ?? [];
  const shown = all.length > most ? [...all.slice(0, most - 1), all.at(-1)!] : all;
  return bullets(
    shown.map((step) => {
      const along = others.flatMap(({ run }) => {
        const same = run.result.steps.filter(({ label }) => label === step.label)[turnOf(all, step)];
        return same && same.value !== step.value ? [formatQuantity(same)] : [];
      });
      const formula = step.formula ? ` (\`${step.formula}\`)` : '';
      return `${step.label}${formula}: ${[formatQuantity(step), ...along].join(', then ')}`;
    }),
  );
}

/** A label may stand several times: the first of a bracket belongs to the first of the other run. */
function turnOf(all: readonly Step[], step: Step): number {
  return all.filter(({ label }) => label === step.label).indexOf(step);
}

/** What nobody said, each with why it is fair, and what was left out. */
function assumed(done: DoneRun): string[] {
  const { calculator, run, origins, id } = done;
  const fields = calculator.fields as Fields;
  const inputs = Object.entries(run.input).flatMap(([name, value]) => {
    const about = aboutField(fields[name]);
    if (name.startsWith('spouse_') && run.input.filing_status !== 'married_joint') return [];
    const taken = about?.default ?? about?.usual;
    if (origins[name] || !about || !taken || value === 0 || value === false || typeof value === 'object')
      return [];
    return [`${about.label}: ${describeValue(about, value)} (${taken.reason})`];
  });
  return [
    ...inputs,
    ...assumedOfItems(done),
    ...run.result.assumptions.map((words) => renderLinked(words, id)),
  ];
}

/** "Kind of holding: stocks, for $60,000 (…)": what nobody said of some items of a list. */
function assumedOfItems({ calculator, input, run, assumed: guessed }: DoneRun): string[] {
  const fields = calculator.fields as Fields;
  const parts = assumedParts(fields, input, guessed);
  const names = new Set(parts.map(({ list, field }) => `${list}.${field}`));
  return [...names].map((name) => {
    const own = parts.filter(({ list, field }) => name === `${list}.${field}`);
    const { list, field } = own[0]!;
    const items = aboutField(fields[list])!.items!;
    const about = aboutField(items[field])!;
    const [lead] = Object.keys(items);
    const rows = run.input[list] as Readonly<Record<string, unknown>>[];
    const say = (part: string, item: number) => describeValue(aboutField(items[part])!, rows[item]![part]);
    const values = [...new Set(own.map(({ item }) => say(field, item)))];
    const told = values.map((value) => {
      const whose = own.filter(({ item }) => say(field, item) === value).map(({ item }) => say(lead!, item));
      return field === lead ? value : `${value}, for ${[...new Set(whose)].join(', ')}`;
    });
    const isUsual = own.every(({ item }) => rows[item]![field] === about.default?.value);
    const reason = isUsual ? about.default!.reason : about.guess;
    return `${about.label}: ${told.join('; ')}${reason === undefined ? '' : ` (${reason})`}`;
  });
}
