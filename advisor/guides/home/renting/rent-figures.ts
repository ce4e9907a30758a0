import { paybackTime } from '#advisor/calculators/saving/prices/payback-time.ts';
import { percentChange } from '#advisor/calculators/saving/prices/percent-change.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, GuideRun } from '#advisor/guides/define/define-guide.ts';

const monthsPerYear = 12;
/** Two rents in a rising order that are at least so far apart are before and after an increase. */
const leastIncrease = 1.04;
/** A rent that is so much smaller than another is no rent but the increase. */
const increasePart = 0.4;
/** Told in this order, an increase is from a rent to a higher one, and another place comes after. */
const names = ['one', 'two', 'three'] as const;

export interface Tenant {
  one: number | undefined;
  two: number | undefined;
  three: number | undefined;
  was: number | undefined;
  raise: number | undefined;
  raise_rate: number | undefined;
  moving: number | undefined;
  stay: number | undefined;
  lived: number | undefined;
  income: number | undefined;
  take_home: number | undefined;
  cash: number | undefined;
  no_savings: boolean;
  may_move: boolean;
  asked: string | undefined;
  similar: string | undefined;
}

export interface Rents {
  now: number;
  raised: number;
  /** Of the place that would take this one's place. */
  other: number | undefined;
  /** How the raise was told, as the calculator takes it. */
  input: Readonly<Record<string, unknown>>;
}

/** The rent now, after the increase and of another place. Which number is which follows from size and order. */
export function rentsOf(told: Tenant, { run }: GuideContext): Rents | undefined {
  const rents = names.map((name) => told[name]).filter((rent) => rent !== undefined);
  const highest = Math.max(...rents);
  // What is read as rent received is the rent before or the increase: more than the rent, it is something else.
  const all = told.was !== undefined && told.was < highest ? [...rents, told.was] : rents;
  // "Up 300 a month, I pay 1,550": an amount far below the rent is the increase.
  const small = all.find((rent) => rent < highest * increasePart);
  const [first, second, third] = all.filter((rent) => rent !== small);
  if (first === undefined) return undefined;
  const raise = told.raise !== undefined && told.raise < first * increasePart ? told.raise : small;
  const rise =
    raise === undefined
      ? told.raise_rate === undefined
        ? undefined
        : { raise_percent: told.raise_rate }
      : { raise };
  if (rise) {
    const input = { from: first, ...rise, monthly: true };
    const raised = run(percentChange, input)?.figure('after').value;
    if (raised === undefined) return undefined;
    const other = [second, third].find(
      (rent) => rent !== undefined && Math.round(rent) !== Math.round(raised),
    );
    return { now: first, raised, other, input };
  }
  if (second === undefined || second === first) return undefined;
  // Told later, another place stands before the two rents of the increase.
  if (third !== undefined && third >= second * leastIncrease)
    return { now: second, raised: third, other: first, input: { from: second, to: third, monthly: true } };
  const [now, raised] = [Math.min(first, second), Math.max(first, second)];
  return { now, raised, other: third, input: { from: now, to: raised, monthly: true } };
}

export function changeOf({ input }: Rents, { run }: GuideContext): GuideRun {
  return run(percentChange, input)!;
}

/** A rent under the name of the field that told it. */
export function rentPart(told: Tenant, rent: number) {
  const name = ([...names, 'was'] as const).find((field) => told[field] === rent);
  return name === undefined
    ? { value: Math.round(rent), unit: 'usd' as const, decimals: 0 }
    : given(name, rent, 'usd');
}

/** What a move costs: told, or about a month of the new rent for movers, overlap and the deposit gap. */
export const moveCost = ({ moving }: Tenant, { raised }: Pick<Rents, 'raised'>) => moving ?? raised;

/** The cheaper place against the raised rent: when it has paid for the move. */
export function moveRun(told: Tenant, rents: Rents, { run }: GuideContext): GuideRun | undefined {
  const { raised, other } = rents;
  if (other === undefined || other >= raised) return undefined;
  return run(paybackTime, { cost: moveCost(told, rents), saving: raised - other });
}

export function monthsToPay(told: Tenant, rents: Rents, context: GuideContext): number | undefined {
  return moveRun(told, rents, context)?.figure('break_even').value;
}

/** The raised rent as a share of pay: of take-home pay where that is told. */
export function shareOfPay({ income, take_home: pay }: Tenant, { raised }: Rents): number | undefined {
  if (pay !== undefined) return (raised * 100) / pay;
  return income === undefined ? undefined : (raised * monthsPerYear * 100) / income;
}

/** The rent that would give back the cost of a move within a year. */
export function worthMovingAt(told: Tenant, rents: Pick<Rents, 'raised'>) {
  const rent = Math.floor((rents.raised - moveCost(told, rents) / monthsPerYear) / 25) * 25;
  return { value: rent, unit: 'usd' as const, decimals: 0 };
}

/** Halfway: what to offer. */
export function offerOf({ now, raised }: Rents) {
  return { value: Math.round((now + raised) / 2 / 5) * 5, unit: 'usd' as const, decimals: 0 };
}
