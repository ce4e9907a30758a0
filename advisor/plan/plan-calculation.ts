import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Origin, Receipt } from '#advisor/compose/receipt.ts';
import { hasWord, type Picture, type PictureFact } from '#advisor/picture/picture.ts';
import { withOfferedRate, withSameTerm } from '#advisor/my-numbers/with-named-loan.ts';
import { withTwinsAsCases } from '#advisor/plan/fill/twin-cases.ts';
import { withNewLoan } from '#advisor/plan/fill/new-loan.ts';
import { withoutOtherDebts } from '#advisor/plan/fill/other-debts.ts';
import { casesInWords, casesOf } from '#advisor/plan/fill/compared-cases.ts';
import { chooseRoles } from '#advisor/plan/fill/choose-roles.ts';
import { withUnplaced } from '#advisor/plan/told/unplaced.ts';
import {
  fillFields,
  placeProbability,
  type FilledFields,
  type Input,
} from '#advisor/plan/fill/fill-fields.ts';
import { withoutToldBefore } from '#advisor/plan/fill/told-last.ts';
import { leftoverFacts } from '#advisor/plan/told/leftover-facts.ts';
import { problemOf } from '#advisor/plan/fill/is-acceptable.ts';
import { savedInputs } from '#advisor/plan/fill/saved-inputs.ts';
import { givesTheSame } from '#advisor/plan/doubt/says-the-same.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import { usedWords } from '#advisor/plan/told/used-words.ts';
import type { Want } from '#advisor/reader/acts.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { unitsOfWant, type WantedFigure } from '#advisor/compose/calculations/asked-figures.ts';
import type { Calculation, ToCalculate } from '#advisor/plan/to-calculate.ts';

/** A calculator with everything that the picture gives it, every doubtful number where it fits best. */
export function planCalculation(calculator: AnyCalculator, toCalculate: ToCalculate): Calculation {
  const asking = withOffer(calculator, toCalculate);
  const plan = (picture: Picture) => planCases(calculator, { ...asking, picture });
  const planned = chooseRoles(asking, plan, comesToTheSame) ?? plan(asking.picture);
  if (isWhole(planned)) return (planned.assumedCases > 0 && withoutTwins(calculator, asking)) || planned;
  const less = chooseRoles(asking, plan, comesToTheSame, surelyRead);
  return less && isWhole(less) ? less : (withUnplaced(asking, plan) ?? planned);
}

/** Of a loan that is saved, a calculator that compares two rates is told the other one only. */
function withOffer({ fields }: AnyCalculator, asking: ToCalculate): ToCalculate {
  const { known, picture, turn } = asking;
  const picturedLoan = known && withOfferedRate(fields as Fields, picture, { known, turn });
  return picturedLoan ? { ...asking, picture: withSameTerm(picturedLoan) } : asking;
}

/** Whether two plans can be run and give the same figures, so that nothing hangs on what tells them apart. */
function comesToTheSame(one: Calculation, other: Calculation): boolean {
  if (!isWhole(one) || !isWhole(other) || one.runs.length !== other.runs.length) return false;
  return one.runs.every((run, at) => givesTheSame(run, other.runs[at]!));
}

/** Where a calculation cannot be run as read, numbers below this may mean something else. */
const surelyRead = 0.97;

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

/** A number below this may mean something else than another case; what somebody compares is another case. */
const surelyTwin = 0.9;
const comparing: ReadonlySet<Want> = new Set<Want>(['change', 'which']);

/** "A 28 million estate with 3 million to the kids": what a doubtful second number means, where all is taken once then. */
function withoutTwins(calculator: AnyCalculator, asking: ToCalculate): Calculation | undefined {
  if (comparing.has(asking.reading.want.id)) return undefined;
  const once = (picture: Picture): Calculation => {
    const plan = planAsTold(calculator, { ...asking, picture });
    return withTwinsAsCases(picture, plan.used, plan.leftover) ? { ...plan, problem: 'told twice' } : plan;
  };
  const chosen = chooseRoles(asking, once, comesToTheSame, surelyTwin);
  return chosen && isWhole(chosen) && chosen.leftover.length === 0 ? chosen : undefined;
}

function planAsTold(calculator: AnyCalculator, asking: ToCalculate): Calculation {
  const { turn } = asking;
  const owed = withoutOtherDebts(calculator, onOneReturn(calculator, asking.picture));
  const picture = withNewLoan(calculator, owed, turn);
  const told = casesOf(calculator, { ...asking, picture });
  const compared = told.length > 1 ? told : casesInWords(calculator, told[0] ?? picture);
  const cases = runnableFirst(calculator, compared, asking);
  const first = withoutToldBefore(calculator, fillFields(calculator, cases[0] ?? picture), turn);
  const base = runOf(calculator, first, asking, []);
  const further = cases.slice(1).flatMap((one) => {
    const filled = fillFields(calculator, one);
    const changed = Object.keys(filled.input).filter((name) => !same(filled.input[name], first.input[name]));
    const run = runOf(calculator, filled, asking, changed);
    return changed.length > 0 && problemOf(calculator, run.input, run.year) === undefined
      ? [{ run, used: filled.used }]
      : [];
  });
  const beside = [
    ...(calculator.looksBack ? [] : otherYears(picture, base, turn, first.used)),
    ...(asksForPayment(asking.reading) ? [] : withoutWeighed(calculator, base)),
  ];
  const others =
    further.length > 0 ? further : beside.slice(0, 1).map((run) => ({ run, used: new Set<PictureFact>() }));
  const used = [first.used, ...others.map((other) => other.used)].flatMap((facts) => [...facts]);
  const lacking = new Set([...first.missing, ...neededOf(calculator, base.input, asking.reading)]);
  const missing = Object.keys(calculator.fields as Fields).filter(
    (name) => lacking.has(name) && !(name in base.input),
  );
  return {
    runs: [base, ...others.map(({ run }) => run)],
    missing,
    problem: missing.length > 0 ? undefined : problemOf(calculator, base.input, base.year),
    used: placed(calculator, first),
    leftover: leftoverFacts(
      calculator,
      picture.facts.filter((fact) => fact.turn === turn),
      used,
      first,
    ),
    assumedCases: 0,
    words: usedWords(calculator, picture, turn),
    wanted: wantedFigure(calculator, asking),
  };
}

/** Fields that could be left out, and that somebody has to be asked for with what they told and want. */
function neededOf({ fields }: AnyCalculator, said: Input, { want }: Reading): string[] {
  const wanted = want.probability >= sureWant ? want.id : undefined;
  return Object.entries(fields as Fields).flatMap(([name, field]) =>
    !(name in said) && aboutField(field)?.needed?.(said, wanted) ? [name] : [],
  );
}

/** Of what was missing, what still is beside everything that an earlier run was given. */
export function stillMissing(
  calculator: AnyCalculator,
  missing: readonly string[],
  input: Input,
  reading: Reading,
): string[] {
  const needed = neededOf(calculator, input, reading);
  const isOpen = (name: string) =>
    needed.includes(name) || !aboutField((calculator.fields as Fields)[name])?.default;
  return missing.filter((name) => !(name in input) && isOpen(name));
}

/** Who files apart, or is not married, has no partner's money on the return; where both ways are compared it counts. */
function onOneReturn({ fields, twoReturns }: AnyCalculator, picture: Picture): Picture {
  const isApart = ['married_separate', 'single'].some((value) => hasWord(picture, `filing=${value}`));
  return isApart && !twoReturns && 'filing_status' in fields
    ? { ...picture, facts: picture.facts.filter(({ owner }) => owner !== 'spouse') }
    : picture;
}

/** The facts of a run with the probability of their place instead of that of their role. */
function placed(calculator: AnyCalculator, { from }: FilledFields): PictureFact[] {
  return [...from].flatMap(([name, facts]) =>
    facts.map((fact) => ({ ...fact, probability: Math.min(1, placeProbability(calculator, name, fact)) })),
  );
}

/** Somebody who tells of one of the last years may mean its tax. */
const recentYears = 3;

/** The same in another tax year that the message names; a year that is an input is none. */
function otherYears(
  { facts }: Picture,
  base: PlannedRun,
  turn: number,
  used: ReadonlySet<PictureFact>,
): PlannedRun[] {
  const isInput = ({ start }: PictureFact) =>
    [...used].some((one) => one.turn === turn && one.role === 'year' && one.start === start);
  const years = facts.filter(
    (fact) => fact.role === 'year' && fact.turn === turn && fact.value !== base.year && !isInput(fact),
  );
  return years.slice(0, 1).map(({ value }) => ({ ...base, year: value, changed: ['year'] }));
}

/** "What do I take home with 5% in the 401(k)?" does not ask what the 5% cost. */
const asksForPayment = ({ want }: Reading) => want.id === 'payment' && want.probability >= surelyWanted;

/** The same without what is weighed: what a contribution saves is told beside it. */
function withoutWeighed(calculator: AnyCalculator, base: PlannedRun): PlannedRun[] {
  const weighed = calculator.weighed ?? [];
  // What somebody always puts in is not what they ask about.
  const changed = weighed.filter((name) => name in base.input && base.origins[name] !== 'your numbers');
  const input = Object.fromEntries(Object.entries(base.input).filter(([name]) => !changed.includes(name)));
  return changed.length > 0 && problemOf(calculator, input) === undefined
    ? [{ ...base, input, changed }]
    : [];
}

function runOf(
  calculator: AnyCalculator,
  filled: FilledFields,
  { picture, year, month, profile }: ToCalculate,
  changed: readonly string[],
): PlannedRun {
  const { input, from, usual } = filled;
  const fields = calculator.fields as Fields;
  const known = Object.entries(profile).filter(
    ([name, value]) => name in fields && !(name in input) && fields[name]!.safeParse(value).success,
  );
  const saved = new Set(savedInputs(fields, filled, picture));
  const origins: Record<string, Origin> = Object.fromEntries([
    ...Object.keys(input).flatMap((name) =>
      usual.includes(name) ? [] : [[name, saved.has(name) ? 'your numbers' : 'you said'] as const],
    ),
    ...known.map(([name]) => [name, 'your numbers'] as const),
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
  // Who names the year of the income that counts today asks about today.
  const isIncomeYear = taxYear !== undefined && taxYear.value + (calculator.looksBack ?? 0) === year;
  const tellsYear = [...from.values()].flat().some(({ role }) => role === taxYear?.role);
  const runYear = taxYear && !tellsYear && !isIncomeYear ? taxYear.value : year;
  const dated = runYear === year ? takenByMonth(fields, month) : {};
  return {
    calculator,
    input: { ...dated, ...Object.fromEntries(known), ...input },
    origins,
    year: runYear,
    changed,
  };
}

/** What goes by the month of the conversation: the run keeps it as an input, so that it gives the same again later. */
function takenByMonth(fields: Fields, month: number | undefined): Input {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = month === undefined ? undefined : aboutField(field)?.byMonth?.(month);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
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
      figures: isSame ? stillAsked(last.receipt, want) : [],
      ...(isSame && want.id === 'time' && want.probability >= surelyWanted
        ? { want: want.id, words: text }
        : {}),
    };
  if (act.id === 'another' && isSame)
    return { words: text, isFurther: true, ...(want.probability >= sureWant ? { want: want.id } : {}) };
  return want.probability >= sureWant ? { want: want.id, words: text } : {};
}

/** "What would the two of us owe?" after a question for the bracket clearly asks for another kind of figure. */
function stillAsked(
  { asked = [], figures }: Receipt,
  want: ToCalculate['reading']['want'],
): readonly string[] {
  const units = want.probability >= surelyWanted ? unitsOfWant[want.id] : undefined;
  if (!units) return asked;
  return asked.filter((id) => figures.some((figure) => figure.id === id && units.includes(figure.unit)));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
