import { soloRetirementRoomFormulas } from '#advisor/calculators/retirement/contributions/solo-retirement-room-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { age, choice, flag, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { catchUpAtWork } from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import { selfEmploymentTax } from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const most = 1e8;

interface Owner {
  profit: number;
  expenses: number;
  wages: number;
  own_company: boolean;
  age: number;
  deferred: number;
}

/** Pay of a company that one owns counts in place of a profit; beside a profit, pay is that of another job. */
const isPaidByOwn = ({ own_company: own, profit, wages }: Owner) => own && profit === 0 && wages > 0;

/** Publication 560: what a plan counts as earned, and the employer's part of it. */
function earnings(owner: Owner, facts: FactReader) {
  const rate = facts.get('sep_contribution_percent') / 100;
  const limit = facts.get('plan_compensation_limit');
  if (isPaidByOwn(owner)) {
    return { halfTax: 0, earned: owner.wages, employer: Math.min(owner.wages, limit) * rate };
  }
  const profit = owner.profit - owner.expenses;
  const { deductible } = selfEmploymentTax(toCents(profit), toCents(owner.wages), facts);
  const halfTax = toDollars(deductible);
  // What counts is less the contribution itself: a quarter of that is a fifth of the rest.
  const employer = Math.min((profit - halfTax) * (rate / (1 + rate)), limit * rate);
  return { halfTax, earned: profit - halfTax, employer };
}

/** What somebody who works for themselves may put into each plan in a year. */
function roomOf(owner: Owner, facts: FactReader) {
  const { halfTax, earned, employer } = earnings(owner, facts);
  const additions = facts.get('annual_additions_limit');
  const sep = Math.min(employer, additions);
  const catchUp = catchUpAtWork('workplace', owner.age, facts);
  const deferrals = Math.max(0, facts.get('elective_deferral_limit') + catchUp - owner.deferred);
  const employee = Math.min(deferrals, earned);
  const regular = Math.min(employee, Math.max(0, facts.get('elective_deferral_limit') - owner.deferred));
  // Publication 560: of a profit, the employer's part is at most half of what the regular deferrals leave.
  const ownPart = isPaidByOwn(owner) ? sep : Math.min(sep, (earned - regular) / 2);
  // The catch-up comes on top of the limit for everything together.
  const solo = Math.min(employee + ownPart, earned, additions + Math.min(catchUp, employee));
  return { halfTax, earned, sep, catchUp, employee, employer: Math.max(0, solo - employee), solo };
}

/** How much a self-employed person may save in a solo 401(k) and in a SEP IRA. */
export const soloRetirementRoom = defineCalculator({
  name: 'solo_retirement_room',
  version: 1,
  title: 'Solo 401(k) and SEP room',
  about:
    'How much a self-employed person or the owner of a one-person company may put into a solo 401(k) and into a SEP IRA this year: the employee part, the employer part and the catch-up, after what already went into a plan at another job.',
  simply:
    'If you work for yourself, you may put money in twice: as the worker and as the boss. The second part depends on your profit.',
  input: {
    profit: moneyPerYear({
      label: 'Business profit or revenue',
      ask: 'what does the business net in a year',
      roles: ['se_income', 'se_income@spouse', 'se_income@both'],
      adds: true,
      min: 0,
      max: most,
      default: { value: 0, reason: 'a salary from your own company is given instead' },
    }),
    expenses: moneyPerYear({
      label: 'Business expenses',
      roles: ['business_expenses'],
      adds: true,
      min: 0,
      max: most,
      default: { value: 0, reason: 'no expenses are mentioned, so it’s treated as profit' },
    }),
    wages: moneyPerYear({
      label: 'W-2 pay, from another job or your own company',
      roles: ['wages'],
      min: 0,
      max: most,
      default: { value: 0, reason: 'no other pay is mentioned' },
    }),
    own_company: flag({
      label: 'W-2 pay from your own company',
      fact: 'flag=own_business',
      default: { value: false, reason: 'pay is assumed to come from another job' },
    }),
    age: age({
      label: 'Age at the end of the year',
      roles: ['age', 'age@spouse'],
      min: 0,
      max: 120,
      default: { value: 40, reason: 'no age is mentioned, so no catch-up is counted' },
    }),
    deferred: moneyPerYear({
      label: 'Contribution to another 401(k) this year',
      roles: ['k401_contrib'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no contributions elsewhere are mentioned' },
    }),
    wanted: moneyPerYear({
      label: 'Contribution you want to make',
      roles: ['goal_amount', 'save_amount', 'save_amount@both', 'lump_sum', 'ira_contrib'],
      toldOnly: true,
      min: 0,
      max: most,
      default: { value: 0, reason: 'no amount is named' },
    }),
    plan: choice<'solo_401k' | 'sep_ira'>({
      label: 'Plan',
      fact: 'account',
      options: ['solo_401k', 'sep_ira'],
      default: { value: 'solo_401k', reason: 'it lets most people put in more; both are shown' },
    }),
  },
  check(input) {
    if (input.profit === 0 && !isPaidByOwn(input))
      return 'Give the profit of your business, or the salary that your own company pays you.';
    if (input.expenses > 0 && input.expenses >= input.profit)
      return 'Expenses take all of the revenue: without a profit nothing may be put in.';
    return null;
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'elective_deferral_limit');
    const room = roomOf(input, facts);
    const solo = figure('solo_401k', 'Limit for a solo 401(k)', room.solo, 'usd');
    const sep = figure('sep_ira', 'Limit for a SEP IRA', room.sep, 'usd');
    const chosen = input.plan === 'sep_ira' ? sep : solo;
    const other = chosen === sep ? solo : sep;
    const gap =
      input.wanted > 0
        ? [
            figure('wanted_gap', 'Room beyond what you want to put in', chosen.value - input.wanted, 'usd', {
              labelBelowZero: 'Part of what you want that doesn’t fit',
            }),
          ]
        : [];
    return {
      figures: [
        chosen,
        other,
        figure('employee_part', 'Employee part of a solo 401(k), with catch-up', room.employee, 'usd'),
        figure('employer_part', 'Employer part of a solo 401(k)', room.employer, 'usd'),
        figure('difference', 'Extra room in a solo 401(k)', room.solo - room.sep, 'usd'),
        ...gap,
        ...(room.catchUp > 0
          ? [
              figure(
                'catch_up',
                'Catch-up in the employee part',
                Math.min(room.catchUp, room.employee),
                'usd',
              ),
            ]
          : []),
        figure('earned', 'Earnings the plan counts', room.earned, 'usd'),
      ],
      steps: [
        ...(room.halfTax > 0
          ? [
              {
                label: 'Half of the self-employment tax',
                formula: 'it lowers what the plan counts from',
                value: room.halfTax,
                unit: 'usd' as const,
              },
            ]
          : []),
        {
          label: 'Earnings that count',
          formula: 'profit - half of the tax',
          value: room.earned,
          unit: 'usd',
        },
        {
          label: 'SEP, or the employer part',
          formula: isPaidByOwn(input) ? 'salary x 25%' : 'earnings x 20%',
          value: room.sep,
          unit: 'usd',
        },
        {
          label: 'Employee part',
          formula: 'limit + catch-up - put in elsewhere, at most the earnings',
          value: room.employee,
          unit: 'usd',
        },
        {
          label: 'Solo 401(k) in all',
          formula: 'both, at most the limit of the law',
          value: room.solo,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`Nobody else works for the business, apart from a spouse: with employees, other rules apply.`,
        text`What you put in at another job counts against the employee part, not against the employer part.`,
        ...(isPaidByOwn(input)
          ? [text`Your own company pays you the salary; only W-2 pay counts, and distributions don’t.`]
          : []),
      ],
      warnings,
      detail: {
        year,
        chosen,
        other,
        wantedGap: gap[0],
        limit: fact('annual_additions_limit', facts.get('annual_additions_limit'), 'usd'),
        parts: [room.employee, room.employer, room.sep],
      },
    };
  },

  explain({ figures, detail: { year, chosen, other, wantedGap, limit } }, { plan, wanted }) {
    const at = (id: string) => figures.find((one) => one.id === id)!;
    const isSep = plan === 'sep_ira';
    const said = given('wanted', wanted, 'usd');
    return {
      conclusion: wantedGap
        ? wantedGap.value < 0
          ? text`${said} is too much for ${isSep ? 'a SEP IRA' : 'a solo 401(k)'}: ${chosen} is the most for ${year}, and ${isSep ? 'a solo 401(k)' : 'a SEP IRA'} would allow ${other}.`
          : text`${said} fits: up to ${chosen} may go into ${isSep ? 'a SEP IRA' : 'a solo 401(k)'} for ${year}, and ${isSep ? 'a solo 401(k)' : 'a SEP IRA'} would allow ${other}.`
        : isSep
          ? text`You could put up to ${chosen} into a SEP IRA for ${year}; a solo 401(k) would allow ${other}.`
          : text`You could put up to ${chosen} into a solo 401(k) for ${year}; a SEP IRA would allow ${other}.`,
      openings: {
        yesno: wantedGap
          ? wantedGap.value < 0
            ? text`No, ${said} is too much: ${chosen} is the most for ${year}.`
            : text`Yes, ${said} fits: ${chosen} is the most for ${year}.`
          : text`Yes, up to ${chosen} for ${year}.`,
        which:
          wanted > 0 && wanted <= at('sep_ira').value
            ? text`A SEP IRA is enough: ${said} fits, with less paperwork. It takes up to ${at('sep_ira')} for ${year}, a solo 401(k) ${at('solo_401k')}.`
            : at('difference').value > 0
              ? text`A solo 401(k): it takes ${at('difference')} more than a SEP for ${year}.`
              : text`A SEP IRA: it takes as much as a solo 401(k), ${at('sep_ira')}, with less paperwork.`,
      },
      reasons: [
        text`A solo 401(k) takes ${at('employee_part')} from you as the employee and ${at('employer_part')} from you as the employer; a SEP has only the employer part.`,
        ...(wantedGap
          ? [
              wantedGap.value < 0
                ? text`The ${said} you want to put in is more than that.`
                : text`The ${said} you want to put in leaves ${wantedGap} of room.`,
            ]
          : []),
        text`Everything together stops at ${limit} for the year, before any catch-up.`,
      ],
      next: [
        text`Set up a solo 401(k) before the year ends; a SEP can still be opened until your return is due.`,
        text`Have the exact number worked out with your return: it moves with your profit.`,
      ],
    };
  },

  chart: ({ detail: { parts } }) => ({
    kind: 'bar',
    title: 'Where the room comes from',
    x: { label: 'Part', unit: 'count' },
    y: { label: 'For the year', unit: 'usd' },
    series: ['Employee part', 'Employer part', 'SEP IRA'].map((name, index) => ({
      name,
      points: [[index + 1, parts[index] ?? 0] as const],
    })),
  }),

  formulas: soloRetirementRoomFormulas,
  examples: [
    {
      question: 'solo 401k max on 118,000 net profit, age 51, sole prop',
      input: { profit: 118_000, age: 51 },
    },
    {
      question: 'How much can I put in a SEP IRA with $84,000 of self-employment profit?',
      input: { profit: 84_000, plan: 'sep_ira' },
    },
    {
      question: 'my s corp pays me 90k in wages and i’m 62, solo 401(k) employee plus employer max?',
      input: { wages: 90_000, own_company: true, age: 62 },
    },
    {
      question:
        'side business nets 40k but I already put 23,500 in my day job 401k, what can go in a solo k?',
      input: { profit: 40_000, deferred: 23_500 },
    },
  ],
  sources: ['irs_notice_2025_67', 'irs_schedule_se'],
});
