import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { findSensitivity } from '#advisor/calculators/define/find-sensitivity.ts';
import { isSameFigure } from '#advisor/calculators/define/result.ts';
import { runHeadline } from '#advisor/calculators/define/run-calculator.ts';
import type { Calculation, DoneRun } from '#advisor/compose/compose-calculation.ts';
import { articleLink } from '#advisor/compose/cite.ts';
import type { Variant } from '#advisor/compose/receipt.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { bullets, capitalize, sections, table } from '#advisor/compose/markdown.ts';
import { historicalRange, historyYears, simulatedRange } from '#advisor/history/return-ranges.ts';
import { sectionsOf } from '#advisor/knowledge/article-sections.ts';
import { isAcceptable } from '#advisor/plan/is-acceptable.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

const mostInputs = 4;
const mostOptions = 6;

export interface Depth {
  parts: readonly { title: string; text: string }[];
  /** The runs that its numbers come from. */
  variants: readonly Variant[];
}

/** What Pro adds below the same opening: alternatives, what matters most, a range instead of a point, and the risks. */
export async function composeDepth(calculation: Calculation): Promise<Depth> {
  const [first] = calculation.runs;
  const variants: Variant[] = [];
  const tryWith: TryWith = async (field, value) => {
    const input = changedInput(first.calculator, first.run.input, { [field]: value }, first.year);
    if (!isAcceptable(first.calculator, input)) return undefined;
    await calculation.pause();
    const { value: figure } = attemptRun(() =>
      runHeadline(first.calculator, input, { year: first.year, seed: calculation.seed }),
    );
    const told = first.run.result.figures[0];
    if (!figure || figure.id !== told?.id || figure.unit !== told.unit) return undefined;
    const label = isSameFigure(figure, told) ? {} : { label: figure.label };
    const variant = { changes: { [field]: value }, value: figure.value, ...label };
    return { variant, told: formatQuantity(figure) };
  };
  const parts = [
    { title: 'Alternatives compared', text: await alternatives(first, tryWith, variants) },
    { title: 'What matters most', text: await sensitivity(calculation, variants) },
    { title: 'A range instead of a point', text: await range(first, calculation.seed, tryWith, variants) },
    { title: 'Risks and trade-offs', text: risks(calculation) },
  ];
  return { parts: parts.filter(({ text }) => text !== ''), variants };
}

/** The first figure with one input changed; nothing where that makes no sense, or answers something else. */
type TryWith = (field: string, value: unknown) => Promise<{ variant: Variant; told: string } | undefined>;

/** The first choice of the calculator that makes a difference, each of its options in turn. */
async function alternatives(done: DoneRun, tryWith: TryWith, variants: Variant[]): Promise<string> {
  const label = done.run.result.figures[0]?.label ?? '';
  for (const [field, schema] of Object.entries(done.calculator.fields as Fields)) {
    const about = aboutField(schema);
    if (about?.unit !== 'choice') continue;
    const tried = [];
    for (const option of (about.options ?? []).slice(0, mostOptions)) {
      const found = await tryWith(field, option);
      if (found) tried.push({ ...found, option: capitalize(describeValue(about, option)) });
    }
    if (new Set(tried.map(({ told }) => told)).size < 2) continue;
    variants.push(...tried.map(({ variant }) => variant));
    // Each under its own name, where an option changes what the figure is called.
    const renamed = tried.some(({ variant }) => variant.label !== undefined);
    return table(
      [about.label, renamed ? '' : label],
      tried.map(({ option, told, variant }) => [
        option,
        renamed ? `${variant.label ?? label}: ${told}` : told,
      ]),
    );
  }
  return '';
}

async function sensitivity({ runs, seed, pause }: Calculation, variants: Variant[]): Promise<string> {
  const [{ calculator, run, year }] = runs;
  const found = await findSensitivity(calculator, run, { year, seed, pause });
  const figure = run.result.figures[0];
  const rows = found.slice(0, mostInputs).map(({ field, label, low, high }) => {
    const unit = aboutField((calculator.fields as Fields)[field])?.unit as Unit;
    const cell = ({ input, value }: { input: number; value: number }) =>
      `${formatQuantity({ value: input, unit })}: ${figure ? formatQuantity({ ...figure, value }) : ''}`;
    for (const { input, value } of [low, high]) variants.push({ changes: { [field]: input }, value });
    return [label, cell(low), cell(high)];
  });
  if (rows.length === 0) return '';
  const [most] = found;
  return sections(
    `${most?.label ?? ''} moves the answer most. Each line changes one input by about a tenth and leaves the rest alone.`,
    table(['Input', 'A tenth lower', 'A tenth higher'], rows),
  );
}

/** Where a return of the market was assumed: the same with what markets really did, and might do. */
async function range(done: DoneRun, seed: number, tryWith: TryWith, variants: Variant[]): Promise<string> {
  const fields = Object.entries(done.calculator.fields as Fields);
  const field = fields.find(([, schema]) => aboutField(schema)?.market)?.[0];
  const years = fields
    .filter(([, schema]) => aboutField(schema)?.unit === 'years')
    .map(([name]) => done.run.input[name])
    .find((value) => typeof value === 'number' && value >= 1);
  if (field === undefined || typeof years !== 'number') return '';
  const [past, drawn] = [historicalRange(years), simulatedRange(years, seed)];
  const cell = async (rate: number) => {
    const tried = await tryWith(field, rate);
    // A calculator may refuse a return as high as that of a few good years.
    if (!tried || tried.variant.label !== undefined) return '–';
    variants.push(tried.variant);
    return `${formatQuantity({ value: rate, unit: 'percent' })}: ${tried.told}`;
  };
  return sections(
    `US stocks with dividends over ${formatQuantity({ value: Math.round(years), unit: 'years' })}, before inflation, fees and taxes: what every such stretch from ${historyYears.first} to ${historyYears.last} brought a year, and the same from simulated years (seed ${seed}). Nobody can promise any of them.`,
    table(
      ['', 'Worst tenth', 'Middle', 'Best tenth'],
      [
        ['History', await cell(past.low), await cell(past.middle), await cell(past.high)],
        ['Simulation', await cell(drawn.low), await cell(drawn.middle), await cell(drawn.high)],
      ],
    ),
  );
}

/** In the words of the articles, where they have a section for it. */
function risks({ articles, runs: [first] }: Calculation): string {
  return bullets(
    articles.flatMap((article) =>
      sectionsOf(article, first.year)
        .filter(({ title }) => /mistake|trade-off|risk/i.test(title))
        .map(({ text }) => `${text.split('\n\n')[0]} (${articleLink(article)})`),
    ),
  );
}
