import { fact } from '#advisor/calculators/define/result.ts';
import { nextDay } from '#advisor/depth/dates.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Deadline {
  /** The next date of the deadline. */
  on: (today: Date) => Date;
  say: (factsOf: (year: number) => FactReader, on: Date) => Text;
}

/** Month and day when estimated tax is due. The last payment for a year is due in January of the next year. */
const estimatedDays = [
  [1, 15],
  [4, 15],
  [6, 15],
  [9, 15],
] as const;

const earliest = (dates: readonly Date[]) => dates.toSorted((a, b) => a.getTime() - b.getTime())[0]!;

const yearEnd = (today: Date) => nextDay(today, 12, 31);
const taxDay = (today: Date) => nextDay(today, 4, 15);

/** Legal deadlines that a plan can name. A deadline on a weekend moves by a day or two. */
export const deadlines: Readonly<Record<string, Deadline>> = {
  plan_at_work: {
    on: yearEnd,
    say: (factsOf, on) => {
      const limit = factsOf(on.getUTCFullYear()).get('elective_deferral_limit');
      return text`last day for this year’s 401(k) contributions: up to ${fact('elective_deferral_limit', limit, 'usd')} under age fifty, all of it from paychecks.`;
    },
  },
  ira: {
    on: taxDay,
    say: (factsOf, on) => {
      const year = on.getUTCFullYear() - 1;
      const limit = factsOf(year).get('ira_limit');
      return text`last day to put up to ${fact('ira_limit', limit, 'usd')} into IRAs for ${fact('ira_limit', year, 'year')}.`;
    },
  },
  new_limits: {
    on: (today) => nextDay(today, 1, 1),
    say: () => text`the new year’s contribution limits start. Set your payroll percentage again.`,
  },
  year_end: {
    on: yearEnd,
    say: () =>
      text`last day for what should count in this tax year: sales, gifts, conversions and withdrawals.`,
  },
  rmd: {
    on: yearEnd,
    say: () => text`the distribution has to be out of the account. Ask for it two weeks before.`,
  },
  tax_day: { on: taxDay, say: () => text`the federal return and anything you still owe are due.` },
  gift_return: { on: taxDay, say: () => text`a gift tax return is due for gifts above the yearly limit.` },
  estimated: {
    on: (today) => earliest(estimatedDays.map(([month, day]) => nextDay(today, month, day))),
    say: () => text`the next estimated tax payment is due.`,
  },
  marketplace: {
    on: (today) => nextDay(today, 1, 15),
    say: () => text`open enrollment for marketplace health insurance ends in most states.`,
  },
  medicare: { on: (today) => nextDay(today, 12, 7), say: () => text`Medicare open enrollment ends.` },
  fafsa: {
    on: (today) => nextDay(today, 10, 1),
    say: () => text`the next FAFSA opens. File it early, because some aid is first come, first served.`,
  },
};
