import { describe, expect, it } from 'vitest';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import { findSensitivity } from '#advisor/calculators/define/find-sensitivity.ts';
import { noPause } from '#advisor/calculators/define/pause.ts';
import { toldFigure } from '#advisor/calculators/define/result.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import { renderAnswer, type AnswerDocument } from '#advisor/compose/answer-document.ts';
import { withoutLinks } from '#advisor/compose/markdown.ts';
import { parseChart } from '#advisor/depth/chart-block.ts';
import { deadlines } from '#advisor/depth/deadlines.ts';
import { guideDeadlines } from '#advisor/depth/guide-deadlines.ts';
import { calculatorsWithDepth, specOf } from '#advisor/depth/specs.ts';
import { guides } from '#advisor/guides/registry.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

const [year, seed] = [2026, 1];
const today = new Date('2026-11-17T00:00:00Z');
const composing = (mode: 'free' | 'pro') => ({
  question: '',
  articles: new Map(),
  calculators,
  mode,
  seed,
  year,
  today,
  pause: noPause,
});

function answer(
  calculator: AnyCalculator,
  input: object,
  mode: 'free' | 'pro' = 'pro',
): Promise<AnswerDocument> {
  const given = input as Record<string, unknown>;
  const origins = Object.fromEntries(Object.keys(given).map((name) => [name, 'you said' as const]));
  const runs: Extract<Plan, { kind: 'calculate' }>['runs'] = [
    { calculator, input: given, origins, year, changed: [] },
  ];
  return composePlan({ kind: 'calculate', runs, readings: [], wanted: {} }, composing(mode));
}

const find = (name: string) => calculators.find((one) => one.name === name)!;
const examples = calculators.flatMap((calculator) =>
  calculator.examples.map(({ question, input }) => ({ name: calculator.name, calculator, question, input })),
);

/** Whether an input that was not told changes the result. */
async function canChange(calculator: AnyCalculator, input: object): Promise<boolean> {
  const { settled = [] } = specOf(calculator.name);
  const run = runCalculator(calculator, input, { year, seed });
  const found = await findSensitivity(calculator, run, { year, seed, pause: noPause });
  return found.some(({ field }) => !settled.includes(field));
}

describe('what Pro adds to a calculation', () => {
  it.each(examples)('$name: $question', async ({ calculator, input }) => {
    const { depth, receipts, next } = await answer(calculator, input);
    const { alternatives, range, drivers, steps } = depth!;
    const parts = [alternatives, range, drivers[0], steps[0]].filter((part) => part !== undefined);
    expect(parts.length).toBeGreaterThanOrEqual((await canChange(calculator, input)) ? 2 : 0);

    const { input: full } = runCalculator(calculator, input, { year, seed });
    for (const { changes, figures } of alternatives?.rows ?? []) {
      const fresh = runCalculator(calculator, changedInput(calculator, full, changes, year), { year, seed });
      for (const shown of figures.filter((one) => one !== undefined)) {
        const same = fresh.result.figures.find(({ id }) => id === shown.id)!;
        expect([same.value, toldFigure(same).value]).toContain(shown.value);
      }
    }
    const rows = (alternatives?.rows ?? []).map(({ figures }) => figures.map((one) => one?.value).join());
    expect(rows.slice(1)).not.toContain(rows[0]);

    const days = steps.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect(new Set(days).size).toBe(days.length);
    for (const day of days) expect(new Date(day).getTime()).toBeGreaterThan(today.getTime());
    expect(steps.length).toBeLessThanOrEqual(5);
    // The steps of the short answer are in the plan and are not repeated.
    for (const step of next) expect(steps.map(({ text }) => text)).not.toContain(step);
    expect(receipts[0]!.variants?.length ?? 0).toBe(depth!.variants.length);
  });

  it('leaves the short answer as it is', async () => {
    const { calculator, input } = examples.find(({ name }) => name === 'loan_amortization')!;
    const free = await answer(calculator, input, 'free');
    expect(free.depth).toBeUndefined();
    expect(free.next).toHaveLength(1);
    expect((await answer(calculator, input)).opening).toBe(free.opening);
  });

  it('compares a loan with a shorter term, an extra payment and a lower rate, and names the best', async () => {
    const { depth } = await answer(find('loan_amortization'), { principal: 400_000, rate: 6.5, years: 30 });
    expect(depth!.alternatives!.rows.map(({ label, difference }) => [label, difference])).toEqual([
      ['As asked', ''],
      ['Term: 15 years', '−$282,983'],
      ['Extra payment every month: $250 a month', '−$131,787'],
      ['Yearly interest rate: 6%', '−$46,826'],
    ]);
    expect(depth!.alternatives!.sentence).toContain('**Term: 15 years** comes out best');
    expect(depth!.drivers.map(({ sentence }) => withoutLinks(sentence))).toContain(
      'half a point more adds $132.94 a month.',
    );
    expect(depth!.steps.at(-1)).toEqual({
      date: '2056-11-17',
      text: 'The loan is paid off on this schedule.',
    });
  });

  it('links every figure of an alternative to its own run', async () => {
    const document = await answer(find('compound_growth'), { monthly: 500, rate: 7, years: 30 });
    const markdown = renderAnswer(document, { isFirst: true, maxSources: 3 });
    const links = [...markdown.matchAll(/\[([^\]]+)\]\(#[\w-]+\.(\w+)@(\d+)(~[\w-]+)?\)/g)];
    const { variants } = document.depth!;
    for (const [, words, id, place] of links.filter(([, , , , difference]) => difference === undefined)) {
      const value = variants[Number(place)]!.figures![id!]!;
      expect(words).toBe(formatQuantity({ value, unit: 'usd', decimals: 0 }));
    }
    // Of the table two columns and the difference of three rows, two in the sentence below it, four of the range, two drivers.
    expect(links).toHaveLength(3 * 3 + 2 + 4 + 2);
  });

  it('draws the range over time if the calculator has a chart over time, with one run for each line', async () => {
    const calculator = find('compound_growth');
    const input = { monthly: 500, rate: 7, years: 30 };
    const { chart, sentence } = (await answer(calculator, input)).depth!.range!;
    expect(chart.kind).toBe('fan');
    for (const { name, points } of chart.series) {
      const run = runCalculator(calculator, { ...input, rate: Number.parseFloat(name) }, { year, seed });
      expect(points.at(-1)![1]).toBeCloseTo(run.result.figures[0]!.value, 2);
    }
    expect(sentence).toContain('If the yearly return is 5% instead of 7%');
    const markdown = renderAnswer(await answer(calculator, input), { isFirst: true, maxSources: 3 });
    const block = /```findeus\n(\{"chart":.*)\n```/.exec(markdown)![1]!;
    expect(parseChart(block)!.title).toBe(chart.title);
    expect(parseChart('{"chart":{"kind":"pie"}}')).toBeNull();
  });

  it('uses one name for a loss in the table and in the sentence', async () => {
    const { depth } = await answer(find('rent_vs_buy'), { price: 450_000, rent: 2200, years: 7 });
    const { columns, rows } = depth!.alternatives!;
    expect(columns[0]).toBe('Gain from renting over buying');
    expect(rows.find(({ label }) => label.startsWith('Home price'))!.difference).toMatch(/^−/);
  });
});

describe('what Pro adds to a decision', () => {
  const decide = (id: string, given: Record<string, unknown>, mode: 'free' | 'pro' = 'pro') =>
    composePlan(
      {
        kind: 'guide',
        guide: guides.find((one) => one.id === id)!,
        given,
        manner: 'decide',
        chosen: {},
        comfort: undefined,
      },
      composing(mode),
    );

  it('says what would change the decision, and gives dates to the plan', async () => {
    const document = await decide('prepay_or_invest', { rate: 6.8 });
    expect(document.depth!.turns).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          condition: 'Loan rate of 5.4% instead of 6.8%',
          verdict: expect.stringContaining('do both'),
        }),
      ]),
    );
    expect(document.depth!.steps.map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-31', '2027-04-15']);
    expect(document.next).toEqual([]);
  });

  it('leaves the age of the person as it is', async () => {
    const given = { age: 63, retire_age: 65, savings: 930_000, spending: 73_200, pay: 118_000 };
    const { depth } = await decide('can_i_retire', given);
    expect(depth!.turns.length).toBeGreaterThan(0);
    expect(depth!.turns.map(({ condition }) => condition)).not.toContainEqual(
      expect.stringMatching(/^Your age/),
    );
  });

  it('tries no age to retire at that the person has behind them', async () => {
    const given = {
      age: 40,
      retire_age: 62,
      savings: 145_101,
      spending: 50_400,
      pay: 80_000,
      saving: 10_800,
    };
    const { depth } = await decide('can_i_retire', given);
    const tried = depth!.turns.map(({ condition }) => condition);
    expect(tried).toContainEqual(expect.stringMatching(/^Savings of/));
    for (const [, at] of tried.flatMap((one) => [...one.matchAll(/^Retirement age of (\d+)/g)]))
      expect(Number(at)).toBeGreaterThanOrEqual(40);
  });

  it.each(guides.map(({ id }) => id))('%s: depth adds no ungrounded number', async (id) => {
    const ungrounded = async (mode: 'free' | 'pro') => {
      const text = renderAnswer(await decide(id, {}, mode), { isFirst: true, maxSources: 3 });
      const context = { question: '', articles: new Map(), calculators, year };
      return findUngrounded(text, await groundsOfAnswer(text, context));
    };
    expect(await ungrounded('pro')).toEqual(await ungrounded('free'));
  });
});

it.each(guides.map(({ id }) => id))('%s: the short answer has at most 120 words', async (id) => {
  const guide = guides.find((one) => one.id === id)!;
  const plan = { kind: 'guide', guide, given: {}, manner: 'decide', chosen: {}, comfort: undefined } as Plan;
  const { comfort, opening, because, unless, next, say, question } = await composePlan(
    plan,
    composing('free'),
  );
  const said = [comfort, opening, ...because, unless, ...next, say, question].filter(
    (part) => part !== undefined,
  );
  expect(because.length).toBeGreaterThan(0);
  expect(said.join(' ').split(/\s+/).length).toBeLessThanOrEqual(120);
});

const known = (names: readonly (string | undefined)[]) => names.filter((name) => name !== undefined);

describe('the tables of depth', () => {
  const fieldsAndFigures = (calculator: AnyCalculator) => {
    const runs = calculator.examples.map(({ input }: { input: object }) =>
      runCalculator(calculator, input, { year, seed }),
    );
    return {
      fields: Object.keys(calculator.fields as Fields),
      figures: new Set(runs.flatMap(({ result }) => result.figures.map(({ id }) => id))),
    };
  };

  it('name only known calculators, and name each of them', () => {
    expect(calculatorsWithDepth.toSorted()).toEqual(calculators.map(({ name }) => name).toSorted());
  });

  it.each(calculators.map(({ name }) => name))('name fields and figures that %s has', (name) => {
    const { fields, figures } = fieldsAndFigures(find(name));
    const { compare = [], best, range, milestones = [], deadlines: due = [] } = specOf(name);
    for (const id of [...compare, ...(best ? [best[1]] : [])]) expect(figures).toContain(id);
    expect(fields).toEqual(expect.arrayContaining(known([range, ...milestones.map(({ from }) => from)])));
    expect([...figures]).toEqual(expect.arrayContaining(known(milestones.map(({ figure }) => figure))));
    for (const { at } of milestones) expect([...figures, ...fields]).toContain(at);
    for (const id of due) expect(deadlines).toHaveProperty(id);
  });

  it('name only known guides and deadlines', () => {
    const ids = guides.map(({ id }) => id);
    for (const [id, due] of Object.entries(guideDeadlines)) {
      expect(ids).toContain(id);
      for (const deadline of due) expect(deadlines).toHaveProperty(deadline);
    }
  });

  it.each(Object.entries(deadlines))('the next %s is in the future on every day', (_, { on }) => {
    for (const day of ['2026-01-01', '2026-01-15', '2026-04-15', '2026-12-31', '2028-02-29']) {
      const now = new Date(`${day}T12:00:00Z`);
      expect(on(now).getTime()).toBeGreaterThan(now.getTime());
      expect(on(now).getTime() - now.getTime()).toBeLessThanOrEqual(366 * 86_400_000);
    }
  });
});
