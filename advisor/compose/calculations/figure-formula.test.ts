import { describe, expect, it } from 'vitest';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { numbersIn } from '#advisor/check/grounds-of-answer.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { emergencyFund } from '#advisor/calculators/saving/goals/emergency-fund.ts';
import { incomeForHome } from '#advisor/calculators/borrowing/home-buying/income-for-home.ts';
import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import {
  runCalculator,
  type AnyCalculator,
  type FinishedRun,
} from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { formulaOf } from '#advisor/compose/calculations/figure-formula.ts';
import { parseExpression } from '#advisor/quantities/expression.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { quantitiesOf, renderPlain, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

const year = 2026;
const runOf = (calculator: AnyCalculator, input: object) => runCalculator(calculator, input, { year });

function toldFor(calculator: AnyCalculator, input: object, id: string): string {
  const run = runOf(calculator, input);
  const formula = formulaOf(
    calculator,
    run,
    run.result.figures.find((one) => one.id === id)!,
  );
  return formula ? renderPlain(formula) : '';
}

it('shows a difference with the names and values of its parts, without zeros', () => {
  const home = { price: 450_000, down_payment: 90_000, debts: 0 };
  expect(toldFor(incomeForHome, home, 'loan')).toBe('Home price $450,000 − down payment $90,000 = $360,000');
  const fund = { spending: 3500, cash: 40_000 };
  expect(toldFor(emergencyFund, fund, 'gap')).toBe(
    'Emergency fund to aim for $21,000 − cash you have already $40,000 (less than zero counts as zero) = $0',
  );
});

it('describes in words what one line cannot compute, with its inputs', () => {
  const loan = { principal: 300_000, rate: 6.5, years: 30 };
  expect(toldFor(loanAmortization, loan, 'monthly_payment')).toBe(
    'The level payment that pays off $300,000 at 6.5% in 30 years',
  );
  expect(toldFor(compoundGrowth, { monthly: 500, rate: 7, years: 30 }, 'growth')).toBe(
    'Value at the end $584,726 − total contributed $180,000 = $404,726',
  );
});

/** The figures that sentences of an answer can name, and the one that its levers and changes are about. */
function saidFigures(calculator: AnyCalculator, { input, result }: FinishedRun): Set<string> {
  const { conclusion, openings, named, reasons, next } = calculator.explain(result, input);
  const sentences = [
    conclusion,
    ...Object.values(openings ?? {}),
    ...Object.values(named ?? {}),
    ...reasons,
    ...next,
    ...result.assumptions,
    ...result.warnings,
  ];
  const refs = sentences.flatMap((words) => quantitiesOf(words).map(({ ref = '' }) => ref));
  const ids = refs.flatMap((ref) => (ref.startsWith('figure:') ? [ref.slice('figure:'.length)] : []));
  return new Set([...ids, result.figures[0]!.id]);
}

/** How far the number that is shown may be from the one that it stands for. */
function halfStep(quantity: Quantity): number {
  const shown = formatQuantity(quantity).match(/\d[\d,]*(\.\d+)?/)?.[0] ?? '0';
  const step = 0.5 * 10 ** -(shown.split('.')[1]?.length ?? 0);
  return quantity.unit === 'percent' ? step / 100 : step;
}

const shownValue = (quantity: Quantity) => {
  const shown = formatQuantity(quantity);
  const size = Number((shown.match(/\d[\d,]*(\.\d+)?/)?.[0] ?? '0').replaceAll(',', ''));
  return ((shown.startsWith('−') ? -1 : 1) * size) / (quantity.unit === 'percent' ? 100 : 1);
};

/** The signs of a piece of words, without the brackets of a label such as "401(k)" or "(APY)". */
const signsIn = (words: string) =>
  [...words.replaceAll(/\([A-Za-z][^()]*\)(?= |$)|\w\(k\)/g, '').matchAll(/[+−×÷^()]/g)].map(
    ([sign]) => sign,
  );

const inCode: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/', '^': '**' };

/** The left side of "a op b = c" computed from what is shown, and how far rounding may have moved it. */
function recompute(formula: Text): { value: number; off: number } {
  const left = formula.slice(0, -2);
  const quantities = quantitiesOf(left);
  let place = 0;
  const code = left
    .flatMap((piece) =>
      typeof piece === 'string' ? signsIn(piece).map((sign) => inCode[sign] ?? sign) : [`(v[${place++}])`],
    )
    .join(' ');
  // eslint-disable-next-line typescript/no-implied-eval, no-new-func -- The text is made of our own signs and indices.
  const compute = new Function('v', `return ${code}`) as (v: number[]) => number;
  const shown = quantities.map(shownValue);
  const value = compute(shown);
  const off = quantities.reduce((sum, quantity, at) => {
    const moved = shown.map((one, index) => (index === at ? one + halfStep(quantity) : one));
    return sum + Math.abs(compute(moved) - value);
  }, 0);
  return { value, off };
}

const isSum = (formula: Text) =>
  formula.at(-2) === ' = ' && !/counts as zero|the (larger|smaller) of/i.test(renderPlain(formula));

describe.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
  '%s',
  (_, calculator) => {
    const runs = calculator.examples.map((example) => runOf(calculator, example.input));
    const formulas = runs.flatMap((run) => {
      const said = saidFigures(calculator, run);
      return run.result.figures
        .filter(({ id }) => said.has(id))
        .map((figure) => ({ run, figure, formula: formulaOf(calculator, run, figure) }));
    });

    it('has formulas that are words or valid expressions', () => {
      const sources = Object.values(calculator.formulas ?? {}).flat();
      const expressions = sources.filter((source) => !/^[A-Z{[]/.test(source));
      expect(() => expressions.map(parseExpression)).not.toThrow();
    });

    it('has a formula for every figure that its sentences name', () => {
      const without = formulas.filter(({ formula }) => !formula).map(({ figure }) => figure.id);
      expect([...new Set(without)]).toEqual([]);
    });

    it('shows formulas that give the shown result', () => {
      const wrong = formulas.flatMap(({ figure, formula }) => {
        if (!formula || !isSum(formula)) return [];
        const { value, off } = recompute(formula);
        const said = shownValue(figure);
        return Math.abs(value - said) <= off * 1.5 + halfStep(figure) * 2 + 1e-9
          ? []
          : [renderPlain(formula)];
      });
      expect(wrong).toEqual([]);
    });

    it('shows formulas in which every number is an input, a figure, a step or a constant of the rule', () => {
      const fixed =
        (calculator.formulas ? JSON.stringify(calculator.formulas) : '').match(/\d+(?:\.\d+)?/g) ?? [];
      const loose = formulas.flatMap(({ run: { input, result }, formula }) => {
        if (!formula) return [];
        const told = [...result.figures, ...result.steps];
        const grounds = [
          ...numbersIn(input),
          ...told.map(({ value }) => value),
          ...told.flatMap(({ label }) => (label.match(/\d+/g) ?? []).map(Number)),
          ...fixed.map(Number),
          // “and 3 more” of a long list.
          ...Object.values(input).flatMap((value) => (Array.isArray(value) ? [value.length - 3] : [])),
          ...quantitiesOf(formula).flatMap(({ value, unit }) => (unit === 'usd' ? [value] : [])),
        ];
        return findUngrounded(renderPlain(formula), grounds);
      });
      expect(loose).toEqual([]);
    });
  },
);
