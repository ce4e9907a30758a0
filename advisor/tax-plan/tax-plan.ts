import type { TaxAlternative, TaxPlan } from '#contract/my-plan.ts';
import type { FactName, MyNumbers } from '#contract/my-numbers.ts';
import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import { toldFigure, type Figure } from '#advisor/calculators/define/result.ts';
import { runCalculator, type FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal/federal-income-tax.ts';
import { describeSaved } from '#advisor/compose/describe-input.ts';
import { withApostrophes, withoutLinks } from '#advisor/compose/markdown.ts';
import { deadlines } from '#advisor/depth/deadlines.ts';
import { isoDay } from '#advisor/depth/dates.ts';
import { findAlternatives } from '#advisor/depth/find-alternatives.ts';
import { specOf } from '#advisor/depth/specs.ts';
import { renderLinked, capitalize } from '#advisor/compose/markdown.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const shownFigures = 4;

/** Which saved fact fills which input of the calculator. */
const filledBy: readonly (readonly [FactName, string])[] = [
  ['filing_status', 'filing_status'],
  ['yearly_income', 'wages'],
  ['yearly_spouse_income', 'spouse_wages'],
  ['age', 'age'],
  ['children', 'children'],
];

/** What goes into these accounts before tax, by the input that takes it off. */
const contributionFields = { workplace: 'pre_tax_401k', traditional_ira: 'ira', hsa: 'hsa' } as const;
const monthsPerYear = 12;

/** What is saved, by the inputs of the calculator. */
function savedInputs({ facts, things }: MyNumbers): Record<string, unknown> {
  const saved = new Map(facts.map(({ fact, value }) => [fact, value]));
  const isJoint = saved.get('filing_status') === 'married_joint';
  const inputs: Record<string, unknown> = Object.fromEntries(
    filledBy
      // A spouse's pay is on this return only where they file together.
      .filter(([fact]) => saved.has(fact) && (fact !== 'yearly_spouse_income' || isJoint))
      .map(([fact, field]) => [field, saved.get(fact)]),
  );
  const accounts = things.flatMap((thing) => (thing.kind === 'account' ? [thing.details] : []));
  for (const [type, field] of Object.entries(contributionFields)) {
    const monthly = accounts.reduce((sum, one) => sum + (one.type === type ? (one.monthly ?? 0) : 0), 0);
    if (monthly > 0) inputs[field] = monthly * monthsPerYear;
  }
  return inputs;
}

/** The federal tax of the year from saved numbers; null where no pay is saved, or none that can be taxed. */
function taxRunOf(numbers: MyNumbers, year: number): FinishedRun | null {
  const inputs = savedInputs(numbers);
  if (inputs.wages === undefined) return null;
  return attemptRun(() => runCalculator(federalIncomeTax, inputs, { year })).value ?? null;
}

/** What the tax of the year comes to, what would lower it and by how much, and the days that count. */
export async function makeTaxPlan(numbers: MyNumbers, today: Date): Promise<TaxPlan | null> {
  const year = today.getUTCFullYear();
  const run = taxRunOf(numbers, year);
  if (!run) return null;
  const { conclusion } = federalIncomeTax.explain(run.result as never, run.input as never);
  const looked = { id: '', calculator: federalIncomeTax, run, year, seed: 1, pause: noPause };
  const found = await findAlternatives(looked, []);
  return {
    year,
    conclusion: renderPlain(conclusion),
    figures: run.result.figures
      .slice(0, shownFigures)
      .map(toldFigure)
      .map((figure) => ({ label: figure.label, value: formatQuantity(figure) })),
    saved: savedInWords(numbers, run),
    is_filing_assumed: !numbers.facts.some(({ fact }) => fact === 'filing_status'),
    alternatives: (found?.rows ?? []).map(({ label, figures, difference }): TaxAlternative => ({
      label,
      values: figures.map((figure) => (figure ? inColumn(figure) : '')),
      amount: figures[0]?.value ?? null,
      difference,
    })),
    columns: found?.columns ?? [],
    advice: found ? plain(found.sentence) : null,
    dates: datesFrom(today),
    inputs: givenIn(numbers, run),
  };
}

/** Shares below each other, as fine as each other. */
const inColumn = (figure: Figure) =>
  formatQuantity(figure.unit === 'percent' ? { ...figure, decimals: 1 } : figure);

function givenIn(numbers: MyNumbers, { input }: FinishedRun): Record<string, unknown> {
  return Object.fromEntries(Object.keys(savedInputs(numbers)).map((field) => [field, input[field]]));
}

function savedInWords(numbers: MyNumbers, run: FinishedRun): string[] {
  const given = givenIn(numbers, run);
  return describeSaved(federalIncomeTax.fields, given, Object.keys(given));
}

function datesFrom(today: Date): { day: string; text: string }[] {
  const ids = specOf(federalIncomeTax.name).deadlines ?? [];
  return ids
    .flatMap((id) => {
      const deadline = deadlines[id];
      if (!deadline) return [];
      const on = deadline.on(today);
      return [{ day: isoDay(on), text: plain(capitalize(renderLinked(deadline.say(readFacts, on), ''))) }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

const plain = (text: string) => withApostrophes(withoutLinks(text)).replaceAll('**', '');
