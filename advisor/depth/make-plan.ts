import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Unit } from '#advisor/quantities/unit.ts';
import { capitalize, linked, renderLinked } from '#advisor/compose/markdown.ts';
import { addDays, addMonths, isoDay } from '#advisor/depth/dates.ts';
import { deadlines } from '#advisor/depth/deadlines.ts';
import type { DatedStep, Driver } from '#advisor/depth/depth.ts';
import { theName } from '#advisor/depth/names.ts';
import { specOf } from '#advisor/depth/specs.ts';
import type { Milestone } from '#advisor/depth/tries.ts';
import type { Looked } from '#advisor/depth/try-run.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';

const fewestSteps = 3;
const mostSteps = 5;
/** What is further off than this is nobody's plan. */
const furthestMonths = 50 * 12;
/** When to have taken the first steps, in days from today. */
const daysFor = [7, 30];

interface ToPlan {
  today: Date;
  /** The figures of law of a year. */
  factsOf: (year: number) => FactReader;
  /** What the answer says to do, as Markdown. */
  next: readonly string[];
  deadlineIds: readonly string[];
  looked?: Looked | undefined;
  drivers: readonly Driver[];
}

/** What to do and what happens, each with its day, in order. */
export function makePlan({ today, factsOf, next, deadlineIds, looked, drivers }: ToPlan): DatedStep[] {
  const sure = next.filter((step) => !isConditional.test(step)).slice(0, daysFor.length);
  const first = sure.map((text, at) => ({ date: isoDay(addDays(today, daysFor[at]!)), text }));
  const due = deadlineIds.flatMap((id) => {
    const deadline = deadlines[id];
    if (!deadline) return [];
    const on = deadline.on(today);
    return [{ date: isoDay(on), text: capitalize(renderLinked(deadline.say(factsOf, on), '')) }];
  });
  const happening = looked ? milestonesOf(looked, today) : [];
  const grounded = byDay([...first, ...happening, ...due]).slice(0, mostSteps);
  const review = grounded.length < fewestSteps ? reviewOf(today, drivers) : [];
  const steps = byDay([...grounded, ...review]);
  if (steps.length < 2) return [];
  return steps.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** "When it’s gone, …" has a day of its own that nobody knows. */
export const isConditional = /^(?:when|if|after|once|before|as soon as|until)\b/i;

/** One step a day: the first that was found. */
function byDay(steps: readonly DatedStep[]): DatedStep[] {
  return steps.filter(({ date }, at) => steps.findIndex((other) => other.date === date) === at);
}

/** What nobody chose, such as a rate, is another in a year. */
function reviewOf(today: Date, drivers: readonly Driver[]): DatedStep[] {
  const most = drivers.find(({ isChosen }) => !isChosen);
  const date = isoDay(addMonths(today, 12));
  return most
    ? [{ date, text: `Check ${theName(most)} again, because the answer moves with it.` }]
    : [{ date, text: 'Ask this again with your figures of that day.' }];
}

function milestonesOf({ id, calculator, run }: Looked, today: Date): DatedStep[] {
  return (specOf(calculator.name).milestones ?? []).flatMap((milestone) => {
    const months = monthsUntil(milestone, { calculator, run });
    if (months === undefined || months < 1 || months > furthestMonths) return [];
    const figure = run.result.figures.find((one) => one.id === milestone.figure);
    if (milestone.figure !== undefined && (!figure || figure.value <= 0)) return [];
    const text = `${capitalize(milestone.say)}${figure ? ` ${linked(figure, id)}` : ''}.`;
    return [{ date: isoDay(addMonths(today, months)), text }];
  });
}

function monthsUntil(
  { at, from }: Milestone,
  { calculator, run }: Pick<Looked, 'calculator' | 'run'>,
): number | undefined {
  const figure = run.result.figures.find(({ id }) => id === at);
  const input = run.input[at];
  const value = figure?.value ?? (typeof input === 'number' ? input : undefined);
  const unit = (figure?.unit ?? aboutField((calculator.fields as Fields)[at])?.unit) as Unit | undefined;
  if (value === undefined || unit === undefined) return undefined;
  if (unit === 'months') return value;
  const now = from === undefined ? 0 : run.input[from];
  return unit === 'years' || unit === 'count' || (unit === 'age' && from !== undefined)
    ? (value - (typeof now === 'number' ? now : 0)) * 12
    : undefined;
}
