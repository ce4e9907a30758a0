import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Figure } from '#advisor/calculators/define/result.ts';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { describeExactly, describeRows, nameOfList } from '#advisor/compose/describe-input.ts';
import { capitalize, uncapitalize } from '#advisor/compose/markdown.ts';
import {
  evaluate,
  parseExpression,
  renderExpression,
  type Expression,
  type LookUp,
  type Term,
} from '#advisor/quantities/expression.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity, Unit } from '#advisor/quantities/unit.ts';

/** How a figure of a run came about, in a line with the run's own values; undefined where no formula of it holds. */
export function formulaOf(calculator: AnyCalculator, run: FinishedRun, figure: Figure): Text | undefined {
  const lookUp = lookUpIn(calculator, run, figure.id);
  const [, stem, place = ''] = /^(.+_)(\d+)$/.exec(figure.id) ?? [];
  const sources = calculator.formulas?.[figure.id] ?? calculator.formulas?.[`${stem}#`] ?? [];
  const told = [sources].flat().flatMap((one) => {
    const source = one.replaceAll('#', place);
    const found = isWords(source)
      ? renderWords(source, calculator, run, lookUp)
      : renderSum(parsed(source), figure, lookUp);
    return found ? [startingLarge(found)] : [];
  });
  // That it is the same as another figure says least.
  return told.find(([first]) => first !== sameAs) ?? told[0];
}

const sameAs = 'The same as ';

/** Names are in lower case, so words start with a capital letter, a {name} or a [part]. */
const isWords = (source: string) => /^[A-Z{[]/.test(source);

const expressions = new Map<string, Expression>();

function parsed(source: string): Expression {
  const expression = expressions.get(source) ?? parseExpression(source);
  expressions.set(source, expression);
  return expression;
}

const signs = /(^| )[+−×÷] |\^|^the (larger|smaller) of/;

/** An expression is told only where it gives the figure. */
function renderSum(expression: Expression, figure: Figure, lookUp: LookUp): Text | undefined {
  const value = evaluate(expression, lookUp);
  if (value === undefined) return undefined;
  const result = figure.unit === 'percent' ? value * 100 : value;
  if (Math.abs(result - figure.value) > shownStep(figure)) return undefined;
  const told = renderExpression(expression, lookUp);
  if (told.some((piece) => typeof piece === 'string' && signs.test(piece)))
    return text`${told} = ${plainly(figure)}`;
  const alone = expression.kind === 'name' ? lookUp(expression.name) : undefined;
  return alone?.isInput ? text`${told}, one of the inputs` : [sameAs, ...told];
}

/** One of the last digit that is shown, at most: what a figure was rounded to may be off by that. */
function shownStep({ value, unit, decimals }: Quantity): number {
  if (unit.startsWith('usd')) return decimals === 0 || Math.abs(value) >= 1000 ? 1 : 0.01;
  const usual = { years: 1, months: 0, age: 0, year: 0, count: 0 }[unit as string] ?? 2;
  return 10 ** -(decimals ?? usual);
}

/** A name within a formula: a figure, a "step" or an input; a figure's own name is that of the input, as is `input.name`. */
function lookUpIn(calculator: AnyCalculator, { input, result }: FinishedRun, own: string): LookUp {
  const fields = calculator.fields as Fields;
  return (called): Term | undefined => {
    const name = called.replace(/^input\./, '');
    const figure = name === own || name !== called ? undefined : result.figures.find(({ id }) => id === name);
    if (figure) return { label: uncapitalize(figure.label), values: [plainly(figure)] };
    const step = (name === called ? result.steps : []).find(({ label }) => label === name);
    if (step) return { label: uncapitalize(step.label), values: [plainly(step)] };
    const [field = '', item] = name.split('.');
    const [about, value] = [aboutField(fields[field]), input[field]];
    if (item !== undefined && Array.isArray(value)) {
      const ofItem = aboutField(about?.items?.[item]);
      const rows = value as readonly Readonly<Record<string, unknown>>[];
      const values = rows.flatMap((row) => asQuantity(row[item], ofItem?.unit));
      return ofItem && { label: uncapitalize(ofItem.label), values };
    }
    const values = asQuantity(value, about?.unit);
    return about && values.length > 0
      ? { label: uncapitalize(about.label), values, isInput: true }
      : undefined;
  };
}

const plainly = ({ value, unit, decimals }: Quantity): Quantity => ({
  value,
  unit,
  ...(decimals === undefined ? {} : { decimals }),
});

const mostDecimals = 6;

/** An input to the last digit that was given. */
function asQuantity(value: unknown, unit: string | undefined): Quantity[] {
  if (typeof value !== 'number' || unit === undefined) return [];
  const digits =
    value
      .toFixed(mostDecimals)
      .replace(/\.?0+$/, '')
      .split('.')[1]?.length ?? 0;
  const decimals = unit.startsWith('usd') && digits === 1 ? 2 : digits;
  return [{ value, unit: unit as Unit, decimals }];
}

/** Words with {names} and [parts that are left out where what they name is zero or not there]. */
function renderWords(
  source: string,
  calculator: AnyCalculator,
  run: FinishedRun,
  lookUp: LookUp,
): Text | undefined {
  const parts = source.split(/(\[[^\]]*\])/).map((part) => {
    const isOptional = part.startsWith('[');
    const pieces = (isOptional ? part.slice(1, -1) : part).split(/\{([^}]*)\}/);
    const told = pieces.map((piece, index) =>
      index % 2 === 0 ? [piece] : slot(piece.replaceAll('"', ''), calculator, run, lookUp),
    );
    const missing = told.includes(undefined);
    const idle = told.some((one, index) => index % 2 === 1 && one?.length === 1 && isNothing(one[0]));
    if (isOptional) return missing || idle ? [] : told.flatMap((one) => one ?? []);
    return missing ? undefined : told.flatMap((one) => one ?? []);
  });
  return parts.includes(undefined)
    ? undefined
    : parts.flatMap((part) => part ?? []).filter((one) => one !== '');
}

const isNothing = (piece: string | Quantity | undefined) =>
  piece === undefined || piece === '' || piece === 'no' || (typeof piece !== 'string' && piece.value === 0);

function slot(name: string, { fields }: AnyCalculator, run: FinishedRun, lookUp: LookUp): Text | undefined {
  const term = lookUp(name);
  if (term) {
    const value = term.values.reduce((sum, one) => sum + one.value, 0);
    return term.values.length === 1 ? [...term.values] : term.values[0] && [{ ...term.values[0], value }];
  }
  const [about, value] = [aboutField((fields as Fields)[name]), run.input[name]];
  if (!about || value === undefined) return undefined;
  return [
    Array.isArray(value)
      ? `${uncapitalize(nameOfList(about))} ${describeRows(about, value)}`
      : describeExactly(about, value),
  ];
}

function startingLarge([first = '', ...rest]: Text): Text {
  if (typeof first !== 'string') return [first, ...rest];
  const [, bracket = '', words = ''] = /^(\(*)(.*)$/s.exec(first) ?? [];
  return words === '' ? [first, ...startingLarge(rest)] : [`${bracket}${capitalize(words)}`, ...rest];
}
