import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Origin, Receipt } from '#advisor/compose/receipt.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import { hasWord, type Picture, type PictureFact, type WordFact } from '#advisor/picture/picture.ts';
import { withTwinsAsCases } from '#advisor/plan/twin-cases.ts';
import { withoutOtherDebts } from '#advisor/plan/other-debts.ts';
import { chooseRoles } from '#advisor/plan/choose-roles.ts';
import { withUnplaced } from '#advisor/plan/unplaced.ts';
import { fillFields, placeProbability, type FilledFields } from '#advisor/plan/fill-fields.ts';
import { problemOf } from '#advisor/plan/is-acceptable.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { readRoleUse, roleIds, roles, type RoleId } from '#advisor/reader/roles.ts';
import type { WantedFigure } from '#advisor/compose/asked-figures.ts';

export interface Calculation {
  runs: readonly [PlannedRun, ...PlannedRun[]];
  missing: readonly string[];
  /** Why it cannot be run, where nothing is missing. */
  problem: string | undefined;
  /** Facts that inputs were made of, each with how likely it belongs there. */
  used: readonly PictureFact[];
  /** Numbers of the message itself that mean something and went nowhere. */
  leftover: readonly PictureFact[];
  /** How many numbers were taken for further cases that the reading does not call so. */
  assumedCases: number;
  /** Facts in words of the message that a choice was made by, and that are not clear. */
  words: readonly UsedWord[];
  /** What the answer should lead with. */
  wanted: WantedFigure;
}

/** A fact in words with the choice that it was taken for. */
export interface UsedWord extends WordFact {
  label: string;
  options: readonly string[];
}

export interface ToCalculate {
  picture: Picture;
  reading: Reading;
  /** The message that is answered. */
  turn: number;
  year: number;
  month?: number | undefined;
  profile: Readonly<Record<string, unknown>>;
  /** The run before. */
  last: { receipt: Receipt } | undefined;
}

/** A calculator with everything that the picture gives it, every doubtful number where it fits best. */
export function planCalculation(calculator: AnyCalculator, asking: ToCalculate): Calculation {
  const plan = (picture: Picture) => planCases(calculator, { ...asking, picture });
  const planned = chooseRoles(asking, plan) ?? plan(asking.picture);
  return isWhole(planned) ? planned : (withUnplaced(asking, plan) ?? planned);
}

const isWhole = ({ missing, problem }: Calculation) => missing.length === 0 && problem === undefined;

/** Once for each case that is compared. What one run takes once and the message tells twice are two cases. */
function planCases(calculator: AnyCalculator, asking: ToCalculate): Calculation {
  const plan = planAsTold(calculator, asking);
  const twins = plan.runs.length > 1 ? undefined : withTwinsAsCases(asking.picture, plan.used, plan.leftover);
  if (!twins) return plan;
  const compared = planAsTold(calculator, { ...asking, picture: twins });
  const isBetter =
    compared.leftover.length < plan.leftover.length &&
    compared.missing.length === 0 &&
    compared.problem === undefined;
  return isBetter ? { ...compared, assumedCases: plan.leftover.length - compared.leftover.length } : plan;
}

function planAsTold(calculator: AnyCalculator, asking: ToCalculate): Calculation {
  const { turn } = asking;
  const picture = withoutOtherDebts(calculator, onOneReturn(calculator, asking.picture));
  const compared = casesOf({ ...asking, picture }, rolesInPairs(calculator), rolesInRows(calculator));
  const cases = runnableFirst(calculator, compared, asking);
  const first = fillFields(calculator, cases[0] ?? picture);
  const base = runOf(calculator, first, asking, []);
  const further = cases.slice(1).flatMap((one) => {
    const filled = fillFields(calculator, one);
    const changed = Object.keys(filled.input).filter((name) => !same(filled.input[name], first.input[name]));
    const run = runOf(calculator, filled, asking, changed);
    return changed.length > 0 && problemOf(calculator, run.input, run.year) === undefined
      ? [{ run, used: filled.used }]
      : [];
  });
  const beside = [...otherYears(picture, base, turn), ...withoutWeighed(calculator, base)];
  const others =
    further.length > 0 ? further : beside.slice(0, 1).map((run) => ({ run, used: new Set<PictureFact>() }));
  const used = [first.used, ...others.map((other) => other.used)].flatMap((facts) => [...facts]);
  const missing = first.missing.filter((name) => !(name in base.input));
  return {
    runs: [base, ...others.map(({ run }) => run)],
    missing,
    problem: missing.length > 0 ? undefined : problemOf(calculator, base.input, base.year),
    used: placed(calculator, first),
    leftover: picture.facts.filter(
      (fact) =>
        fact.turn === turn &&
        fact.source === 'words' &&
        isTelling(fact) &&
        !isToldIn(fact, used) &&
        !isAside(fact, used) &&
        !isToldTwice(calculator, fact, first),
    ),
    assumedCases: 0,
    words: usedWords(calculator, picture, turn),
    wanted: wantedFigure(calculator, asking),
  };
}

/** Whether a number went into one of these facts, itself, told again, or through what follows from it. */
function isToldIn(fact: PictureFact, used: readonly PictureFact[]): boolean {
  return used.some(
    (one) =>
      (one.turn === fact.turn && (one.start === fact.start || isSameNumber(one, fact))) ||
      (one.from !== undefined && isToldIn(fact, one.from)),
  );
}

const isSameNumber = (one: PictureFact, other: PictureFact) =>
  one.value === other.value && one.unit === other.unit && one.per === other.per;

/** Who files apart, or is not married, has no partner's money on the return; where both ways are compared it counts. */
function onOneReturn({ fields, twoReturns }: AnyCalculator, picture: Picture): Picture {
  const isApart = ['married_separate', 'single'].some((value) => hasWord(picture, `filing=${value}`));
  return isApart && !twoReturns && 'filing_status' in fields
    ? { ...picture, facts: picture.facts.filter(({ owner }) => owner !== 'spouse') }
    : picture;
}

/** From here on a fact in words is as good as certain. */
const clearWord = 0.65;

function usedWords({ fields }: AnyCalculator, { words }: Picture, turn: number): UsedWord[] {
  const choices = Object.values(fields as Fields).flatMap((field) => {
    const about = aboutField(field);
    return about?.unit === 'choice' && about.fact !== undefined ? [about] : [];
  });
  return words.flatMap((word) => {
    const choice =
      word.turn === turn && word.probability < clearWord
        ? choices.find(({ fact, default: usual }) => fact === word.key && usual?.value !== word.value)
        : undefined;
    return choice ? [{ ...word, label: choice.label, options: choice.options ?? [] }] : [];
  });
}

/** The facts of a run with the probability of their place instead of that of their role. */
function placed(calculator: AnyCalculator, { from }: FilledFields): PictureFact[] {
  return [...from].flatMap(([name, facts]) =>
    facts.map((fact) => ({ ...fact, probability: Math.min(1, placeProbability(calculator, name, fact)) })),
  );
}

/** Somebody who tells of one of the last years may mean its tax. */
const recentYears = 3;

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
function isTelling({ role }: PictureFact): boolean {
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
    'household_size',
  ].includes(role);
}

/** The same in another tax year that the message names. */
function otherYears({ facts }: Picture, base: PlannedRun, turn: number): PlannedRun[] {
  const years = facts.filter(
    (fact) => fact.role === 'year' && fact.turn === turn && fact.value !== base.year,
  );
  return years.slice(0, 1).map(({ value }) => ({ ...base, year: value, changed: ['year'] }));
}

/** The same without what is weighed: what a contribution saves is told beside it. */
function withoutWeighed(calculator: AnyCalculator, base: PlannedRun): PlannedRun[] {
  const weighed = calculator.weighed ?? [];
  const changed = weighed.filter((name) => name in base.input);
  const input = Object.fromEntries(Object.entries(base.input).filter(([name]) => !changed.includes(name)));
  return changed.length > 0 && problemOf(calculator, input) === undefined
    ? [{ ...base, input, changed }]
    : [];
}

function runOf(
  calculator: AnyCalculator,
  { input, from, usual }: FilledFields,
  { picture, year, profile }: ToCalculate,
  changed: readonly string[],
): PlannedRun {
  const fields = calculator.fields as Fields;
  const known = Object.entries(profile).filter(
    ([name, value]) => name in fields && !(name in input) && fields[name]!.safeParse(value).success,
  );
  const origins: Record<string, Origin> = Object.fromEntries([
    ...Object.keys(input).flatMap((name) => (usual.includes(name) ? [] : [[name, 'you said'] as const])),
    ...known.map(([name]) => [name, 'your profile'] as const),
  ]);
  const isAtYearEnd = Object.keys(input).some((name) => aboutField(fields[name])?.atYearEnd);
  const isLawYear = ({ value }: PictureFact) => value >= 2000 && value <= year + 1;
  const taxYear =
    picture.facts.findLast((fact) => fact.role === 'year' && isLawYear(fact)) ??
    picture.facts.findLast(
      (fact) =>
        fact.role === 'year_past' &&
        fact.value >= year - recentYears &&
        isLawYear(fact) &&
        !(isAtYearEnd && fact.value === year - 1),
    );
  const tellsYear = [...from.values()].flat().some(({ role }) => role === taxYear?.role);
  return {
    calculator,
    input: { ...Object.fromEntries(known), ...input },
    origins,
    year: taxYear && !tellsYear ? taxYear.value : year,
    changed,
  };
}

/** A picture for each case of a comparison; one as it is where nothing is compared. */
function casesOf(
  { picture, year, month }: ToCalculate,
  paired: ReadonlySet<RoleId>,
  inRows: ReadonlySet<RoleId>,
): Picture[] {
  const compared = picture.facts.filter(
    (fact) => fact.case !== 'none' && !paired.has(fact.role) && !inRows.has(fact.role),
  );
  const groups = groupsOf(compared);
  if (groups.length < 2) return [withoutCases(picture, inRows)];
  // "From 25 on, versus from 35": what only a later case tells stands in place of what was told before it.
  const isReplaced = (group: readonly PictureFact[], fact: PictureFact) =>
    hasAlike(group, fact) && !hasAlike(groups[0]!, fact);
  // "For 30 years, and for 15?": the second takes the place of what was told without a case.
  const isAgain = new Set(compared.map((fact) => fact.case)).size === 1;
  return groups.map((group) => {
    const facts = picture.facts
      // What follows from a case follows anew for each of them: other ages, other years.
      .filter(({ from }) => from === undefined)
      .filter(
        (fact) =>
          (!compared.includes(fact) && !isReplaced(group, fact) && !(isAgain && hasAlike(group, fact))) ||
          group.includes(fact) ||
          (!hasAlike(group, fact) && isShared(compared, fact)),
      )
      .map((fact) => ({ ...fact, case: 'none' as const }));
    return withDerived({ ...picture, facts }, year, month);
  });
}

/** "With the bonus": without it there may be nothing to work out, and then the cases that can be run are the question. */
function runnableFirst(calculator: AnyCalculator, cases: readonly Picture[], asking: ToCalculate): Picture[] {
  const runs = (picture: Picture) => {
    const filled = fillFields(calculator, picture);
    const { input, year } = runOf(calculator, filled, asking, []);
    return filled.missing.every((name) => name in input) && problemOf(calculator, input, year) === undefined;
  };
  const first = cases.length > 1 ? Math.max(0, cases.findIndex(runs)) : 0;
  return cases.slice(first);
}

/** Roles of which a calculator takes two values in one run: a fee and the one to compare it with. */
function rolesInPairs({ fields, compares }: AnyCalculator): Set<RoleId> {
  if (compares) return new Set(roleIds);
  const uses = Object.values(fields as Fields).flatMap((field) => aboutField(field)?.roles ?? []);
  return new Set(uses.filter((use) => use.includes('#2')).map((use) => readRoleUse(use).role));
}

/** Roles of a list whose rows are the cases: one run compares them. */
function rolesInRows({ fields }: AnyCalculator): Set<RoleId> {
  const lists = Object.values(fields as Fields).flatMap((field) => {
    const about = aboutField(field);
    return about?.comparesCases ? Object.values(about.items ?? {}) : [];
  });
  const uses = lists.flatMap((item) => aboutField(item)?.roles ?? []);
  return new Set(uses.map((use) => readRoleUse(use).role));
}

/** Facts by their case. With only a second case the first one is without it: "and with 10k in the 401(k)?" */
function groupsOf(compared: readonly PictureFact[]): PictureFact[][] {
  const names = [...new Set(compared.map((fact) => fact.case))].toSorted();
  if (names.length > 1) return names.map((name) => compared.filter((fact) => fact.case === name));
  const alike = compared.filter((fact) => hasAlike(compared.slice(0, 1), fact));
  if (alike.length > 1) return alike.map((fact) => [fact]);
  return names[0] === 'b' ? [[], [...compared]] : [];
}

const hasAlike = (group: readonly PictureFact[], { role, owner }: PictureFact) =>
  group.some((fact) => fact.role === role && fact.owner === owner);

/**
 * Told for one case only while the others say nothing else: it holds for the first of its kind in all of them. So does a
 * rate or a time of the first case, of which the others say nothing.
 */
function isShared(compared: readonly PictureFact[], fact: PictureFact): boolean {
  const alike = compared.filter(({ role, owner }) => role === fact.role && owner === fact.owner);
  const isCondition = roles[fact.role].kind === 'rate' || roles[fact.role].kind === 'time';
  const isOfFirst = compared.some((one) => one.case > fact.case);
  return alike[0] === fact && (alike.length > 1 || (isCondition && isOfFirst));
}

/** Rows that are themselves the cases keep them. */
function withoutCases(picture: Picture, inRows: ReadonlySet<RoleId>): Picture {
  return {
    ...picture,
    facts: picture.facts.map((fact) => (inRows.has(fact.role) ? fact : { ...fact, case: 'none' as const })),
  };
}

const sureWant = 0.7;
/** From here on a change says what it wants by itself. */
const surelyWanted = 0.9;

function wantedFigure(
  { name }: AnyCalculator,
  { reading: { text, want, act }, last }: ToCalculate,
): WantedFigure {
  const isSame = last?.receipt.calculator === name;
  // A change asks for the same as before, unless it asks for itself: "how long until I break even with that one?"
  if (act.id === 'change' || act.id === 'answer')
    return {
      figures: isSame ? (last.receipt.asked ?? []) : [],
      ...(isSame && want.id === 'time' && want.probability >= surelyWanted
        ? { want: want.id, words: text }
        : {}),
    };
  if (act.id === 'another' && isSame)
    return { words: text, isFurther: true, ...(want.probability >= sureWant ? { want: want.id } : {}) };
  return want.probability >= sureWant ? { want: want.id, words: text } : {};
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
