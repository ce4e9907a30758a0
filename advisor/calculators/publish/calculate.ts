import type { ApiCalculation } from '#contract/api/calculation.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { isRecord, splitYear } from '#advisor/calculators/define/split-year.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Source } from '#advisor/facts/define-facts.ts';
import { sources } from '#advisor/facts/sources.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

/** The one seed of answers that are asked for by name: the same call gives the same figures. */
const seed = 1;

/** A calculator's run for programs: everything that a person would see of it, as data. Throws InputProblem. */
export function calculate(calculator: AnyCalculator, given: unknown, year: number): ApiCalculation {
  const { input, taxYear } = splitYear(given, year);
  const { input: used, result } = runCalculator(calculator, input, { year: taxYear, seed });
  const { conclusion, reasons, next } = calculator.explain(result, used);
  return {
    calculator: calculator.name,
    version: calculator.version,
    title: calculator.title,
    tax_year: taxYear,
    seed,
    summary: renderPlain(conclusion),
    reasons: reasons.map(renderPlain),
    next_steps: next.map(renderPlain),
    inputs: used,
    assumed: assumedOf(calculator.fields as Fields, input, used),
    figures: result.figures.map(({ id, label, value, unit, ...more }) => ({
      id,
      label,
      value,
      unit,
      text: formatQuantity({ value, unit, ...more }),
    })),
    steps: result.steps.map(({ label, formula = null, value, unit, ...more }) => ({
      label,
      formula,
      value,
      unit,
      text: formatQuantity({ value, unit, ...more }),
    })),
    facts: result.facts.map(({ id, label, year: of, lapsed, source }) => ({
      id,
      label,
      year: of,
      lapsed,
      source: sources[source] ? publicSource(sources[source]) : null,
    })),
    sources: sourcesOf(calculator),
    assumptions: result.assumptions.map(renderPlain),
    warnings: result.warnings.map(renderPlain),
    chart: chartOf(calculator, result, used),
  };
}

export function sourcesOf(calculator: AnyCalculator) {
  return calculator.sources.flatMap((id) => (sources[id] ? [publicSource(sources[id])] : []));
}

function publicSource({ title, publisher, url }: Source) {
  return { title, publisher, url };
}

/** What was left out and taken from the definition instead, in the items of lists as well: holdings.0.kind. */
function assumedOf(fields: Fields, given: unknown, used: unknown, path = ''): ApiCalculation['assumed'] {
  if (!isRecord(given) || !isRecord(used)) return [];
  return Object.entries(fields).flatMap(([name, schema]) => {
    const about = aboutField(schema);
    const [said, taken, field] = [given[name], used[name], path + name];
    const { items } = about ?? {};
    if (items && Array.isArray(said) && Array.isArray(taken)) {
      return said.flatMap((item, at) => assumedOf(items, item, taken[at], `${field}.${at}.`));
    }
    if (said !== undefined || !about?.default) return [];
    return [{ field, label: about.label, value: taken, reason: about.default.reason }];
  });
}

function chartOf(
  calculator: AnyCalculator,
  ...[result, input]: Parameters<NonNullable<AnyCalculator['chart']>>
): ApiCalculation['chart'] {
  const chart = calculator.chart?.(result, input);
  if (!chart) return null;
  const { kind, title, x: across, y: up } = chart;
  return {
    kind,
    title,
    x: { label: across.label, unit: across.unit },
    y: up,
    series: chart.series.map(({ name, points }) => ({
      name,
      points: points.map(([x, y]): [number, number] => [x, y]),
    })),
  };
}
