import type { Step, StateIncomeTax } from '#advisor/facts/state-income-tax.ts';
import { forStatus, type FilingStatus } from '#advisor/facts/filing-status.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

/** What a state's tax on pay is worked out from. Money in cents. */
interface StateReturn {
  status: FilingStatus;
  /** Federal adjusted gross income. */
  agi: Cents;
  /** Pay before anything comes off, of each. */
  pay: readonly [own: Cents, spouse: Cents];
  preTax401k: Cents;
  /** Federal income tax after credits. */
  federalTax: Cents;
  /** Social Security and Medicare tax of each. */
  payrollTax: readonly [own: Cents, spouse: Cents];
  children: number;
}

type Steps = readonly Step[];
type Rule = StateIncomeTax;

/** What applies from the last step that the income has reached. */
function atIncome(steps: Steps, income: Cents): number {
  return steps.findLast(([from]) => income >= toCents(from))?.[1] ?? 0;
}

/** Each rate on the income between its step and the next. */
function byBrackets(steps: Steps, income: Cents): Cents {
  return steps.reduce((sum, [from, percent], at) => {
    const top = toCents(steps[at + 1]?.[0] ?? Infinity);
    return sum + percentOf(Math.max(0, Math.min(income, top) - toCents(from)), percent);
  }, 0);
}

const isCouple = (status: FilingStatus) => status === 'married_joint';

/** The income tax of a state on pay, for a whole year. */
export function stateTaxOn(rule: Rule, told: StateReturn): Cents {
  const income = told.agi + (rule.taxes401k ? told.preTax401k : 0);
  if (rule.noTaxUpTo && income <= toCents(forStatus(rule.noTaxUpTo, told.status))) return 0;
  const exemptions = exemptionsOf(rule, told, income);
  const taxable = Math.max(0, income - exemptions - deductionOf(rule, told, income) - taxesOff(rule, told));
  const before = taxOnTaxable(rule, told, taxable) + takenBack(rule, told, income, taxable);
  const left = Math.max(0, before - creditsOf(rule, told, income - exemptions, before));
  return left - percentOf(left, forgivenPercent(rule, told, income));
}

/** The standard deduction, as far as the income leaves it. */
function deductionOf(rule: Rule, { status }: StateReturn, income: Cents): Cents {
  const full = toCents(rule.deduction ? forStatus(rule.deduction, status) : 0);
  const capped = rule.deductionCapped;
  const allowed =
    capped && income >= toCents(capped.from) ? Math.min(full, toCents(forStatus(capped.most, status))) : full;
  if (!rule.deductionFalls) return allowed;
  const least = percentOf(allowed, rule.deductionKeeps ?? 0);
  return Math.max(least, allowed - byBrackets(forStatus(rule.deductionFalls, status), income));
}

/** What comes off the income for the people on the return and their children. */
function exemptionsOf(rule: Rule, { status, children }: StateReturn, income: Cents): Cents {
  if (isPastExemptions(rule, status, income)) return 0;
  const people = (isCouple(status) ? 2 : 1) + children;
  const each = rule.perPerson ? atIncome(forStatus(rule.perPerson, status), income) : 0;
  const child =
    (rule.exemptionPerChild ?? 0) + (rule.perChild ? atIncome(forStatus(rule.perChild, status), income) : 0);
  const together = rule.exemption ? forStatus(rule.exemption, status) : 0;
  return toCents(together + people * each + children * child);
}

function isPastExemptions({ exemptionsUpTo }: Rule, status: FilingStatus, income: Cents): boolean {
  return exemptionsUpTo !== undefined && income > toCents(forStatus(exemptionsUpTo, status));
}

/** Federal and payroll taxes that a state takes off the income. */
function taxesOff(rule: Rule, { status, agi, federalTax, payrollTax }: StateReturn): Cents {
  const share = rule.federalTaxShare ? atIncome(rule.federalTaxShare, agi) : 0;
  const cap = rule.federalTaxCap ? atIncome(forStatus(rule.federalTaxCap, status), agi) : 0;
  const most = toCents(rule.payrollTaxDeduction ?? 0);
  return (
    Math.min(percentOf(Math.max(0, federalTax), share), toCents(cap)) +
    payrollTax.reduce((sum, paid) => sum + Math.min(paid, most), 0)
  );
}

function taxOnTaxable(rule: Rule, { status, pay }: StateReturn, taxable: Cents): Cents {
  const brackets = forStatus(rule.brackets, status);
  const [own, spouse] = pay;
  const parts =
    rule.eachAlone && spouse > 0 && own > 0
      ? [own, spouse].map((one) => roundHalfUp((taxable * one) / (own + spouse)))
      : [taxable];
  const [baseFrom, base] = rule.baseTax ?? [Infinity, 0];
  const [surFrom, surtax] = rule.surtax ?? [Infinity, 0];
  return (
    parts.reduce((sum, part) => sum + byBrackets(brackets, part), 0) +
    (taxable > toCents(baseFrom) ? toCents(base) : 0) +
    percentOf(Math.max(0, taxable - toCents(surFrom)), surtax)
  );
}

/** Where high incomes lose the lower rates: in full once the income is so much above the start. */
function takenBack(rule: Rule, { status }: StateReturn, income: Cents, taxable: Cents): Cents {
  if (!rule.recapture || income <= toCents(rule.recapture.from)) return 0;
  const { from, over } = rule.recapture;
  const brackets = forStatus(rule.brackets, status);
  const indexAt = (amount: Cents) => brackets.findLastIndex(([step]) => amount >= toCents(step));
  const [first, reached] = [indexAt(toCents(from)), indexAt(taxable)];
  const phase = (start: Cents) => Math.min(1, Math.max(0, income - start) / toCents(over));
  const flat = (at: number, amount: Cents) => percentOf(amount, brackets[at]![1]);
  if (reached <= first)
    return roundHalfUp(
      Math.max(0, flat(first, taxable) - byBrackets(brackets, taxable)) * phase(toCents(from)),
    );
  const start = toCents(brackets[reached]![0]);
  const lost = flat(reached - 1, start) - byBrackets(brackets, start);
  const more = flat(reached, start) - flat(reached - 1, start);
  return lost + roundHalfUp(more * phase(start));
}

function creditsOf(rule: Rule, told: StateReturn, afterExemptions: Cents, tax: Cents): Cents {
  const { status, children, agi, pay } = told;
  const people = (isCouple(status) ? 2 : 1) + children;
  const { creditFalls: falls, creditPerPersonBelow: below, jointCredit: joint } = rule;
  const steps = falls
    ? Math.ceil(
        Math.max(0, agi - toCents(forStatus(falls.from, status))) / toCents(forStatus(falls.step, status)),
      )
    : 0;
  const own = rule.credit ? toCents(forStatus(rule.credit, status)) : 0;
  const personal = isPastExemptions(rule, status, agi)
    ? 0
    : Math.max(
        0,
        own + toCents((rule.creditPerChild ?? 0) * children) - toCents(steps * (falls?.by ?? 0)) * people,
      );
  const small = below && afterExemptions < toCents(below[0]) ? toCents(below[1]) * people : 0;
  const ofCouple =
    joint && isCouple(status) && pay.every((one) => one > 0)
      ? Math.min(percentOf(tax, atIncome(joint.shares, afterExemptions)), toCents(joint.most))
      : 0;
  return personal + small + ofCouple;
}

/** In percent: all of the tax of a low income, and step by step less of it. */
function forgivenPercent({ forgiveness }: Rule, { status, children }: StateReturn, income: Cents): number {
  if (!forgiveness) return 0;
  const { upTo, perChild, step, lost } = forgiveness;
  const free = toCents(upTo * (isCouple(status) ? 2 : 1) + perChild * children);
  const steps = Math.ceil(Math.max(0, income - free) / toCents(step));
  return Math.max(0, 100 - steps * lost);
}
