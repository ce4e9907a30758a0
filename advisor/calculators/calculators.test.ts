import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { InputProblem, runCalculator, runHeadline } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { sources } from '#advisor/facts/sources.ts';
import { properNames } from '#advisor/quantities/proper-names.ts';
import { quantitiesOf, renderPlain, type Text } from '#advisor/quantities/text.ts';

const year = 2026;

/** Digits in our own words that are part of a name, such as 401(k), are not numbers. */
const numeralsIn = (words: Text) =>
  words
    .filter((piece) => typeof piece === 'string')
    .map((piece) => properNames.reduce((left, name) => left.replaceAll(name, ''), piece))
    .filter((piece) => /\d/.test(piece));

const fieldsOf = (fields: Fields): [string, ReturnType<typeof aboutField>][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const about = aboutField(field);
    return [[name, about], ...(about?.items ? fieldsOf(about.items) : [])];
  });

it('has calculators whose names are their own', () => {
  const names = calculators.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
  '%s',
  (_, calculator) => {
    it('says what it is, what it needs and where it comes from', () => {
      expect(calculator.name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
      expect(calculator.title.length).toBeGreaterThan(3);
      expect(calculator.about.length).toBeGreaterThan(30);
      expect(calculator.examples.length).toBeGreaterThanOrEqual(3);
      expect(calculator.sources.length).toBeGreaterThan(0);
      for (const id of calculator.sources) expect(Object.keys(sources)).toContain(id);
      for (const [name, about] of fieldsOf(calculator.fields as Fields)) {
        expect({ name, described: about !== undefined }).toEqual({ name, described: true });
        expect(about?.label).not.toBe('');
        // What nobody says is found by its words; a default needs a reason.
        expect({ name, reasoned: !about?.default || about.default.reason.length > 5 }).toEqual({
          name,
          reasoned: true,
        });
      }
      expect(() => z.toJSONSchema(calculator.schema, { io: 'input' })).not.toThrow();
    });

    it('explains its first figure in one or two plain sentences without digits', () => {
      expect(calculator.simply).toMatch(/^[A-Z][^\d’“”]*\.$/);
      expect(calculator.simply.split(' ').length).toBeLessThanOrEqual(45);
      expect(calculator.simply.split(/(?<=[.?!]) /).length).toBeLessThanOrEqual(2);
    });

    it.each(calculator.examples.map((example) => [example.question, example] as const))(
      'answers: %s',
      (__, example) => {
        const { input, result } = runCalculator(calculator, example.input, { year });
        expect(result.figures.length).toBeGreaterThan(0);
        expect(runHeadline(calculator, example.input, { year })).toEqual(result.figures[0]);
        for (const { value } of [...result.figures, ...result.steps])
          expect(Number.isFinite(value)).toBe(true);
        expect(new Set(result.figures.map(({ id }) => id)).size).toBe(result.figures.length);
        // Once more: the same input gives the same figures, to the last digit.
        expect(runCalculator(calculator, example.input, { year }).result.figures).toEqual(result.figures);
        expect(JSON.parse(JSON.stringify(result.figures))).toEqual(result.figures);

        const explained = calculator.explain(result, input);
        const texts = [
          explained.conclusion,
          ...Object.values(explained.openings ?? {}),
          ...Object.values(explained.named ?? {}),
          ...explained.reasons,
          ...explained.next,
          ...result.assumptions,
          ...result.warnings,
        ];
        for (const words of texts) {
          expect({ words: renderPlain(words), numerals: numeralsIn(words) }).toEqual({
            words: renderPlain(words),
            numerals: [],
          });
        }
        expect(quantitiesOf(explained.conclusion).length).toBeGreaterThan(0);
        const ids = new Set(result.figures.map(({ id }) => id));
        for (const id of Object.keys(explained.named ?? {})) expect(ids).toContain(id);
        for (const quantity of texts.flatMap(quantitiesOf)) {
          expect(quantity.ref).toMatch(/^(figure|input|fact):/);
          expect(Number.isFinite(quantity.value)).toBe(true);
        }

        const chart = calculator.chart?.(result, input);
        for (const { points } of chart?.series ?? []) {
          expect(points.length).toBeGreaterThan(0);
          for (const point of points) expect(point.every(Number.isFinite)).toBe(true);
        }
      },
    );

    it('refuses what makes no sense with a sentence', () => {
      expect(() => runCalculator(calculator, { nonsense: true }, { year })).toThrow(InputProblem);
      expect(() => runCalculator(calculator, null, { year })).toThrow(InputProblem);
    });
  },
);
