import { periodAt, startAgeOf } from '#advisor/calculators/retirement/distributions/rmd-rules.ts';
import { roomToConvert } from '#advisor/calculators/tax/roth/conversion-room.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { emptyHousehold, type Household } from '#advisor/calculators/tax/household/household.ts';
import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactId } from '#advisor/facts/ledger.ts';
import { readFacts, type FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';

export const orders = ['taxable_first', 'traditional_first', 'proportional', 'fill_bracket'] as const;
/** Which account pays first. */
export type Order = (typeof orders)[number];

interface Accounts {
  taxable: number;
  traditional: number;
  roth: number;
}

interface DrawingPlan extends Accounts {
  filing_status: FilingStatus;
  age: number;
  spouse_age: number;
  spending: number;
  social_security: number;
  claim_age: number;
  pension: number;
  /** Percent of the taxable account. */
  gain_share: number;
  /** Of a year, above inflation: everything is in today’s dollars. */
  growth: number;
  bracket: number;
  until_age: number;
}

export interface DrawnDown {
  order: Order;
  /** Until nothing is left, with the part of the last year; all the years of the plan where it lasts. */
  years: number;
  lasts: boolean;
  /** The tax of each year that was paid for in full, by age. */
  taxes: readonly (readonly [age: number, tax: number])[];
  left: Accounts;
}

/** Closer than anybody counts. */
const oneCent = 0.01;
const mostRounds = 100;

/** The law of the first year, without the deduction for seniors once that has ended. */
function lawIn(year: number, facts: FactReader): FactReader {
  const then = readFacts(year);
  return {
    ...facts,
    get: <Id extends FactId>(id: Id) => (id === 'senior_deduction' ? then.get(id) : facts.get(id)),
  };
}

/** Draws what each year needs, after tax, until nothing is left or the plan ends. */
export function drawDown(order: Order, plan: DrawingPlan, now: FactReader): DrawnDown {
  const { age, until_age: until, growth } = plan;
  const born = now.year - age;
  let held: Accounts = { taxable: plan.taxable, traditional: plan.traditional, roth: plan.roth };
  let basis = plan.taxable * (1 - plan.gain_share / 100);
  const taxes: [number, number][] = [];
  for (let at = age; at < until; at += 1) {
    const facts = lawIn(now.year + at - age, now);
    const required = at >= startAgeOf(born, facts) ? held.traditional / periodAt(at, facts) : 0;
    const benefits = at >= plan.claim_age ? plan.social_security : 0;
    const gainShare = held.taxable > 0 ? 1 - basis / held.taxable : 0;
    const household: Household = {
      ...emptyHousehold,
      status: plan.filing_status,
      age: at,
      spouseAge: plan.spouse_age + at - age,
      socialSecurity: toCents(benefits),
      retirementIncome: toCents(plan.pension + required),
    };
    const rest = { ...held, traditional: held.traditional - required };
    const room = order === 'fill_bracket' ? roomIn(household, plan.bracket, facts) : 0;
    const early =
      at < facts.get('early_withdrawal_age') ? facts.get('early_withdrawal_tax_percent') / 100 : 0;
    const taxOf = (drawn: Accounts) =>
      taxOn(household, drawn, gainShare, facts) + (drawn.traditional + required) * early;
    const income = plan.pension + benefits + required;
    const everything = rest.taxable + rest.traditional + rest.roth;
    const available = income + everything - taxOf(rest);
    if (available < plan.spending) {
      const own = plan.spending - plan.pension - benefits;
      const part = own > 0 ? Math.max(0, (available - plan.pension - benefits) / own) : 0;
      return {
        order,
        years: at - age + part,
        lasts: false,
        taxes,
        left: { taxable: 0, traditional: 0, roth: 0 },
      };
    }
    const drawn = drawnFor(
      plan.spending - income,
      (total) => split(order, total, rest, room),
      taxOf,
      everything,
    );
    const tax = taxOf(drawn);
    const surplus = Math.max(
      0,
      income + drawn.taxable + drawn.traditional + drawn.roth - tax - plan.spending,
    );
    taxes.push([at, tax]);
    basis = basis * (rest.taxable > 0 ? 1 - drawn.taxable / rest.taxable : 0) + surplus;
    held = {
      taxable: (rest.taxable - drawn.taxable + surplus) * (1 + growth),
      traditional: (rest.traditional - drawn.traditional) * (1 + growth),
      roth: (rest.roth - drawn.roth) * (1 + growth),
    };
  }
  return { order, years: until - age, lasts: true, taxes, left: held };
}

/** What has to come out so that the need is left after tax: a little more each round, as the tax on it rises. */
function drawnFor(
  need: number,
  splitOf: (total: number) => Accounts,
  taxOf: (drawn: Accounts) => number,
  most: number,
): Accounts {
  let total = Math.max(0, need);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = Math.min(most, Math.max(0, need + taxOf(splitOf(total))));
    if (Math.abs(next - total) < oneCent / 10) break;
    total = next;
  }
  return splitOf(total);
}

function split(order: Order, total: number, held: Accounts, room: number): Accounts {
  const all = held.taxable + held.traditional + held.roth;
  if (order === 'proportional') {
    const share = all > 0 ? total / all : 0;
    return { taxable: held.taxable * share, traditional: held.traditional * share, roth: held.roth * share };
  }
  let left = total;
  const take = (most: number) => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const upTo = order === 'traditional_first' ? held.traditional : Math.min(room, held.traditional);
  const first = take(upTo);
  const taxable = take(held.taxable);
  // Of the two that are left, a Roth account goes last unless the bracket is full.
  if (order === 'fill_bracket') {
    const roth = take(held.roth);
    return { taxable, roth, traditional: first + take(held.traditional - first) };
  }
  return { taxable, traditional: first + take(held.traditional - first), roth: take(held.roth) };
}

function roomIn(household: Household, bracket: number, facts: FactReader): number {
  return toDollars(roomToConvert(household, federalReturn(household, facts), facts, bracket));
}

function taxOn(household: Household, drawn: Accounts, gainShare: number, facts: FactReader): number {
  const done = federalReturn(
    {
      ...household,
      retirementIncome: household.retirementIncome + toCents(drawn.traditional),
      gains: { ...household.gains, long: toCents(drawn.taxable * gainShare) },
    },
    facts,
  );
  return toDollars(done.totalTax);
}
