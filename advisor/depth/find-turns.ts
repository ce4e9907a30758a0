import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import type { Turn } from '#advisor/depth/depth.ts';
import { roundly } from '#advisor/depth/tries.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';
import { quantitiesOf, renderPlain } from '#advisor/quantities/text.ts';

type Inputs = Readonly<Record<string, unknown>>;

export interface TriedTurn extends Turn {
  field: string;
  value: unknown;
}

const mostTurns = 3;
const factors = [0.9, 1.1, 0.8, 1.25, 0.67, 1.5, 0.5, 2, 0.25, 4];

/** What would make the guide decide otherwise: what the person said, moved as little as it takes, and what it could be told. */
export function findTurns(guide: AnyGuide, given: Inputs, year: number, seed: number): TriedTurn[] {
  const before = runGuide(guide, given, year, seed).decision;
  const fields = Object.entries(guide.fields as Fields);
  const ownAge = fields.flatMap(([field, schema]) => {
    const about = aboutField(schema);
    return about && isOwnAge(about) ? [given[field]] : [];
  })[0];
  /** An age to retire or to claim at that somebody has behind them. */
  const isPast = (about: FieldAbout, moved: number) =>
    isLaterAge(about) && typeof ownAge === 'number' && moved < ownAge;
  const turns: TriedTurn[] = [];
  const seen = new Set([before]);
  const attempt = (field: string, value: unknown, condition: string): boolean => {
    const { decision, verdict } = runGuide(guide, { ...given, [field]: value }, year, seed);
    // A verdict with figures of its own would need a card of its own; what was told, or is tried here, needs none.
    const tried: Readonly<Record<string, unknown>> = { ...given, [field]: value };
    const isTold = ({ ref, value: told }: Quantity) =>
      ref?.startsWith('input:') === true && tried[ref.slice('input:'.length)] === told;
    if (seen.has(decision) || !quantitiesOf(verdict.opening).every(isTold)) return false;
    seen.add(decision);
    turns.push({ field, value, condition, verdict: renderPlain(verdict.opening) });
    return true;
  };
  for (const [field, schema] of fields) {
    const about = aboutField(schema);
    const value = given[field];
    if (!about || typeof value !== 'number' || value === 0 || isOwnAge(about)) continue;
    for (const moved of movesOf(about, value).filter((one) => !isPast(about, one))) {
      const condition = `${about.label} of ${describeValue(about, moved)} instead of ${describeValue(about, value)}`;
      if (attempt(field, moved, condition)) break;
    }
  }
  for (const { field, question, choices } of guide.asks ?? []) {
    if (given[field] !== undefined) continue;
    for (const { value, label } of choices) attempt(field, value, `${question} “${label}”`);
  }
  return turns.slice(0, mostTurns);
}

/** No one can be of another age; when to retire or to claim is another matter. */
const isOwnAge = ({ roles = [] }: FieldAbout) => roles[0] === 'age';

/** "age_retire", "age_claim": an age that is still to come. */
const isLaterAge = ({ roles = [] }: FieldAbout) => roles[0]?.startsWith('age_') === true;

function movesOf(about: FieldAbout, value: number): number[] {
  const isWhole = about.unit === 'age' || about.unit === 'count' || about.unit === 'months';
  const { min = -Infinity, max = Infinity } = about;
  const moved = factors.map((factor) =>
    isWhole ? Math.round(value * factor) : roundedFor(about, value * factor),
  );
  return [...new Set(moved)].filter((one) => one !== value && one >= min && one <= max);
}

/** A rate keeps its tenths. */
function roundedFor({ unit }: FieldAbout, value: number): number {
  return unit.startsWith('usd') ? roundly(value) : Math.round(value * 10) / 10;
}
