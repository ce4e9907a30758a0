import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import type { FilledFields } from '#advisor/plan/fill/fill-fields.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';
import { roles } from '#advisor/reader/roles.ts';

/** Numbers of a message that mean something and went into no run. */
export function leftoverFacts(
  calculator: AnyCalculator,
  told: readonly PictureFact[],
  used: readonly PictureFact[],
  first: FilledFields,
): PictureFact[] {
  return told.filter(
    (fact) =>
      fact.source === 'words' &&
      isTelling(fact) &&
      // "Zero debt": nothing of something that has no place changes nothing.
      fact.value !== 0 &&
      !isPerYear(fact) &&
      !isName(calculator, fact) &&
      !isTold(fact, used) &&
      !isTakenAnyway(calculator, fact, first) &&
      !isAside(fact, used) &&
      !isToldTwice(calculator, fact, first),
  );
}

/** "What does it clear in a year?" names what a figure is counted by. */
const isPerYear = ({ unit, said }: PictureFact) => unit === 'time' && /^(?:a|an|per|each)\b/i.test(said);

/** "A 1 yr CD", "the 10 year Treasury": a length is part of a name where nothing is worked out over time. */
function isName({ fields }: AnyCalculator, { role }: PictureFact): boolean {
  const taken = Object.values(fields as Fields).flatMap((field) => aboutField(field)?.roles ?? []);
  return role === 'term' && !taken.some((use) => roles[readRoleUse(use).role].kind === 'time');
}

/** "Buy out his 50%": a share that is taken where nobody tells it changes nothing. */
function isTakenAnyway(
  { fields }: AnyCalculator,
  { unit, value }: PictureFact,
  { input }: FilledFields,
): boolean {
  return Object.entries(fields as Fields).some(([name, field]) => {
    const about = aboutField(field);
    return (
      unit === 'percent' &&
      about?.unit === 'percent' &&
      !(name in input) &&
      value !== 0 &&
      about.default?.byYear === undefined &&
      about.default?.by?.(input, 0) === undefined &&
      about.default?.value === value
    );
  });
}

/** Whether a number went into one of these facts, itself, told again, or through what follows from it. */
export function isTold(fact: PictureFact, used: readonly PictureFact[]): boolean {
  return used.some(
    (one) =>
      (one.turn === fact.turn && (one.start === fact.start || isSameNumber(one, fact))) ||
      (one.from !== undefined && isTold(fact, one.from)) ||
      (one.times !== undefined && isTold(fact, one.times)),
  );
}

const isSameNumber = (one: PictureFact, other: PictureFact) =>
  one.role === other.role && one.value === other.value && one.unit === other.unit && one.per === other.per;

/** "My wife has her own card": what somebody else has, where one's own of the same meaning counts. */
function isAside({ role, owner }: PictureFact, used: readonly PictureFact[]): boolean {
  return owner !== 'me' && owner !== 'both' && used.some((one) => one.role === role && one.owner === 'me');
}

/** What stands for the same thing as what was taken. */
function isToldTwice(
  { fields }: AnyCalculator,
  { role, owner }: PictureFact,
  { from }: FilledFields,
): boolean {
  return [...from].some(
    ([name, facts]) =>
      aboutField((fields as Fields)[name])?.toldTwice === true &&
      facts.some((one) => one.role === role && one.owner === owner),
  );
}

/** Told as part of the story: it may well not matter. */
export function isTelling({ role }: PictureFact): boolean {
  return ![
    'year_past',
    'year_future',
    'time_held',
    'year',
    'age',
    'credit_score',
    'n_periods',
    'year_birth',
    'n_children',
    'hours',
    'overtime_hours',
    'household_size',
  ].includes(role);
}
