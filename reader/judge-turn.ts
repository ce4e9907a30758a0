import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { PlannedQuestion } from '#advisor/answer/create-advisor.ts';
import { convert } from '#advisor/picture/convert.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { factsOf } from '#advisor/picture/update-picture.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';
import type { Turn } from '#reader/corpus.ts';

/** A turn that was played, and the run that stood before it. */
interface PlayedTurn {
  turn: Turn;
  planned: PlannedQuestion;
  before: PlannedRun | undefined;
  /** Roles and words of the person that were told in earlier turns and have to stay. */
  person: readonly string[];
}

/** What the plan of a later turn does not do as annotated; nothing where all is well. */
export function judgeTurn(played: PlayedTurn): string[] {
  const plan = played.planned.planned?.plan;
  if (!plan) return ['declined'];
  const act = played.turn.act ?? 'new';
  switch (act) {
    case 'new':
      return judgeNew(played, plan);
    case 'change':
    case 'answer':
      return judgeChange(played, plan);
    case 'another':
      return [
        ...judgeKind(plan, ['calculate', 'missing', 'article', 'fact', 'guide', 'both']),
        ...judgeAsk(played, plan),
      ];
    case 'thanks':
    case 'hello':
    case 'who':
    case 'can_do':
      return judgeKind(plan, ['say']);
    case 'define':
    case 'other':
      return played.turn.ask === undefined ? [] : judgeKind(plan, answering);
    default:
      return judgeKind(plan, answering);
  }
}

const answering: readonly Plan['kind'][] = [
  'calculate',
  'missing',
  'steps',
  'again',
  'article',
  'fact',
  'guide',
  'limit',
  'say',
  'both',
];

function judgeKind({ kind }: Plan, fitting: readonly Plan['kind'][]): string[] {
  return fitting.includes(kind) ? [] : [`is answered with ${kind}`];
}

/** The calculation that a plan is for. */
export function runOf(plan: Plan | undefined): PlannedRun | undefined {
  switch (plan?.kind) {
    case 'calculate':
      return plan.runs[0];
    case 'missing':
    case 'problem':
      return plan.planned;
    case 'both':
      return runOf(plan.plans[0]);
    case 'article':
    case 'fact':
    case 'limit':
      return plan.offer?.planned;
    default:
      return undefined;
  }
}

function judgeAsk({ turn, planned }: PlayedTurn, plan: Plan): string[] {
  const [wanted] = turn.ask ?? [];
  const run = runOf(plan);
  const known = planned.remembered?.last?.calculator;
  if (wanted === undefined || wanted.includes(':') || !run || known === undefined) return [];
  return run.calculator.name === wanted ? [] : [`runs ${run.calculator.name} for ${wanted}`];
}

function judgeNew({ turn, planned, before, person }: PlayedTurn, plan: Plan): string[] {
  const { picture } = planned.remembered!;
  const known = new Set([
    ...picture.facts.map(({ role }): string => role),
    ...picture.words.map(({ key }) => key),
  ]);
  const lost = person.filter((name) => !known.has(name)).map((name) => `loses ${name}`);
  const [wanted] = turn.ask ?? [];
  const run = runOf(plan);
  const other =
    wanted !== undefined && run && !wanted.includes(':') && run.calculator.name !== wanted
      ? [`runs ${run.calculator.name}${run.calculator === before?.calculator ? ' again' : ''} for ${wanted}`]
      : [];
  const nothing = wanted === undefined ? [] : judgeKind(plan, [...answering, 'problem']);
  return [...lost, ...other, ...nothing];
}

function judgeChange({ turn, planned, before }: PlayedTurn, plan: Plan): string[] {
  const { remembered } = planned;
  const run = runOf(plan);
  const facts = factsOf(remembered!.reading, remembered!.turn);
  const words = turn.facts ?? [];
  if (!run || !before) return run ? [] : judgeKind(plan, ['article', 'fact', 'guide']);
  const [moved] = turn.ask ?? [];
  if (moved !== undefined && !moved.includes(':') && moved !== before.calculator.name)
    return run.calculator.name === moved ? [] : [`runs ${run.calculator.name} for ${moved}`];
  // Back to an earlier calculation, or on to another.
  if (run.calculator !== before.calculator)
    return moved === undefined && run.calculator !== remembered!.last?.calculator
      ? [`moves to ${run.calculator.name}`]
      : [];
  const fields = Object.entries(run.calculator.fields as Fields).flatMap(([name, field]) => {
    const about = aboutField(field);
    return about ? [{ name, about }] : [];
  });
  const changed = changesBetween(before, run);
  const isTold = (about: FieldAbout) => facts.some((fact) => takes(about, fact));
  const followed = changed.filter((name) => {
    const about = fields.find((field) => field.name === name)?.about;
    return about && about.unit !== 'choice' && about.unit !== 'flag' && !isTold(about);
  });
  const untaken = facts.filter((fact) => !fields.some(({ about }) => takes(about, fact)));
  const relativeOf = ({ start }: PictureFact) => {
    const relative = remembered!.reading.told.find((one) => one.start === start)?.relative;
    return relative === 'none' ? undefined : relative;
  };
  const perFact = facts.flatMap((fact) => {
    const fitting = fields.filter(({ about }) => takes(about, fact));
    return fitting.length === 0
      ? []
      : judgeFact(fact, fitting, { before, run, plan, relative: relativeOf(fact) });
  });
  // What has no field of its own may have changed another: the number of shares changes what they cost.
  const unplaced = followed.length > 0 ? [] : untaken.map(({ role }) => `takes no ${role}`);
  const foreign =
    facts.length > 0 && untaken.length === 0 ? followed.map((name) => `also changes ${name}`) : [];
  const still =
    facts.length === 0 && words.length > 0 && changed.length === 0 && run.year === before.year && before.input
      ? [`ignores ${words.map((word) => word.split('=')[0]).join(', ')}`]
      : [];
  return [
    ...perFact,
    ...unplaced,
    ...foreign,
    ...still,
    ...judgeKind(plan, ['calculate', 'missing', 'problem', 'article', 'fact', 'guide', 'both']),
  ];
}

interface Runs {
  before: PlannedRun;
  run: PlannedRun;
  plan: Plan;
  relative: string | undefined;
}

/** Whether one of the fields that take a fact holds it now. */
function judgeFact(
  fact: PictureFact,
  fitting: readonly { name: string; about: FieldAbout }[],
  { before, run, plan, relative }: Runs,
): string[] {
  const inputs = plan.kind === 'calculate' ? plan.runs.map(({ input }) => input) : [run.input];
  const holds = fitting.some(({ name, about }) =>
    inputs.some((input) => {
      const value = input[name];
      const told = about.unit === 'list' ? undefined : convert(fact, about);
      if (about.counts) return typeof value === 'number' && value > 0;
      if (about.unit === 'list') return !same(value, before.input[name]) || contains(value, fact.value);
      if (told === undefined || typeof value !== 'number') return false;
      const old = before.input[name];
      if (relative === undefined || typeof old !== 'number')
        return near(value, told) || isSum(about, value, told);
      if (relative === 'times') return value !== old;
      return relative === 'plus' ? value > old : value < old;
    }),
  );
  if (holds) return [];
  const isStill = fitting.every(({ name }) => same(run.input[name], before.input[name]));
  const how = relative === undefined ? '' : ` (${relative})`;
  return [isStill ? `leaves ${fact.role} as it was${how}` : `counts ${fact.role} otherwise${how}`];
}

/** A part of what adds up. */
const isSum = ({ adds, sumOf }: FieldAbout, value: number, told: number) =>
  (adds !== undefined || sumOf !== undefined) && value > told;
const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(0.02, Math.abs(other) * 0.001);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const contains = (rows: unknown, value: number) => JSON.stringify(rows ?? []).includes(String(value));

function changesBetween(before: PlannedRun, { input }: PlannedRun): string[] {
  return [...new Set([...Object.keys(before.input), ...Object.keys(input)])].filter(
    (name) => !same(before.input[name], input[name]),
  );
}

function takes({ roles = [], sumOf = [], counts, items }: FieldAbout, fact: PictureFact): boolean {
  const counted = counts === undefined ? undefined : readRoleUse(counts.role);
  if (counted?.role === fact.role && counted.owner === fact.owner) return true;
  const own = [...roles, ...sumOf].map(readRoleUse).some(({ role }) => role === fact.role);
  return (
    own ||
    Object.values(items ?? {}).some((item) => {
      const about = aboutField(item);
      return about !== undefined && takes(about, fact);
    })
  );
}
