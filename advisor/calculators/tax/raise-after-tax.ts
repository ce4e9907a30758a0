import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { federalReturn, ordinarySchedule } from '#advisor/calculators/tax/federal-tax-engine.ts';
import {
  checkHousehold,
  householdFields,
  householdFrom,
  type HouseholdInput,
} from '#advisor/calculators/tax/household-fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { employeeTax } from '#advisor/calculators/tax/payroll-tax.ts';
import { rateAt } from '#advisor/calculators/tax/rate-schedule.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { roundHalfUp, toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const checksAYear = { yearly: 1, monthly: 12, twice_a_month: 24, every_two_weeks: 26, weekly: 52 };

interface MorePay {
  wages: number;
  new_pay: number;
  raise: number;
  raise_percent: number;
  bonus: number;
  overtime: number;
}

/** What is paid more in a year, before taxes. */
function extraOf({ wages, new_pay: next, raise, raise_percent: share, bonus, overtime }: MorePay): number {
  const steady = next > 0 ? next - wages : raise > 0 ? raise : (wages * share) / 100;
  return steady + bonus + overtime;
}

/** Everything that is taken from a year's pay. */
function takenFrom(input: Partial<HouseholdInput>, facts: FactReader) {
  const household = householdFrom(input);
  const { totalTax, contributions, onIncome } = federalReturn(household, facts);
  const { socialSecurity, medicare } = employeeTax(household.wages, facts);
  return {
    tax: totalTax,
    payroll: socialSecurity + medicare,
    saved: contributions.into401k.yours + contributions.into401k.spouses,
    bracket: rateAt(ordinarySchedule(household.status, facts), onIncome.ordinaryIncome),
  };
}

/** What more pay leaves after federal taxes. */
export const raiseAfterTax = defineCalculator({
  name: 'raise_after_tax',
  version: 1,
  title: 'Raise or bonus after tax',
  about:
    'What is left of a raise, bonus, overtime or a higher salary after federal income tax, Social Security and Medicare, by year, month and paycheck, and the share that taxes take. State and local taxes are not included.',
  input: {
    wages: moneyPerYear({
      label: 'Pay now before taxes',
      ask: 'how much do you earn a year before taxes',
      roles: ['wages', 'wages@both', 'agi'],
      min: 1,
      max: mostDollars,
    }),
    new_pay: moneyPerYear({
      label: 'New pay before taxes',
      roles: ['wages_new'],
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'the raise is given instead' },
    }),
    raise: moneyPerYear({
      label: 'Raise in dollars',
      roles: ['raise_amount'],
      min: 0,
      max: mostDollars,
      default: nothingSaid('raise in dollars is'),
    }),
    raise_percent: percent({
      label: 'Raise in percent',
      roles: ['raise_rate'],
      min: 0,
      max: 500,
      default: nothingSaid('raise in percent is'),
    }),
    bonus: money({
      label: 'Bonus',
      roles: ['bonus'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('bonus is'),
    }),
    overtime: moneyPerYear({
      label: 'Overtime pay',
      roles: ['overtime'],
      min: 0,
      max: mostDollars,
      default: nothingSaid('overtime is'),
    }),
    filing_status: householdFields.filing_status,
    spouse_wages: householdFields.spouse_wages,
    contribution_percent: householdFields.contribution_percent,
    age: householdFields.age,
    children: householdFields.children,
    paid: choice<keyof typeof checksAYear>({
      label: 'Paid',
      fact: 'paid',
      options: ['yearly', 'monthly', 'twice_a_month', 'every_two_weeks', 'weekly'],
      default: { value: 'every_two_weeks', reason: 'the most common way to be paid' },
    }),
  },
  alternatives: [{ fields: ['new_pay', 'raise', 'raise_percent'] }],
  check(input) {
    if (extraOf(input) === 0) return 'Give the raise, the bonus, the overtime or the new pay.';
    return checkHousehold({ ...input, wages: input.wages + extraOf(input) });
  },

  run({ paid, ...input }, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const extra = extraOf(input);
    const before = takenFrom(input, facts);
    const after = takenFrom({ ...input, wages: input.wages + extra }, facts);
    const isLess = extra < 0;
    // Of lower pay everything is told as what goes away.
    const sign = isLess ? -1 : 1;
    const more = sign * (toCents(input.wages + extra) - toCents(input.wages));
    const [tax, payroll, saved] = [
      sign * (after.tax - before.tax),
      sign * (after.payroll - before.payroll),
      sign * (after.saved - before.saved),
    ];
    const kept = more - tax - payroll - saved;
    const isOnce = extra === input.bonus;
    const change = isLess ? 'Less' : 'More';
    const checks = checksAYear[paid];
    const supplemental = facts.get('supplemental_withholding_rate');
    return {
      figures: [
        centsFigure('kept', isOnce ? 'Left of it after tax' : `${change} for you in a year`, kept),
        ...(isOnce
          ? []
          : [
              centsFigure('kept_check', `${change} in each paycheck`, roundHalfUp(kept / checks)),
              centsFigure('kept_month', `${change} in a month`, roundHalfUp(kept / 12)),
            ]),
        centsFigure('extra', `${change} before taxes`, more),
        centsFigure('income_tax', 'Federal income tax on it', tax),
        centsFigure('payroll_tax', 'Social Security and Medicare on it', payroll),
        ...someCents('saved', 'Put into the 401(k)', saved),
        figure('marginal_rate', 'Taxes as a share of it', ((tax + payroll) / more) * 100, 'percent'),
        figure('kept_share', 'Share of it that you take home', (kept / more) * 100, 'percent'),
        figure('bracket', 'Tax bracket with it', after.bracket, 'percent'),
        figure('bracket_before', 'Tax bracket now', before.bracket, 'percent'),
      ],
      steps: [
        centsStep(`${change} before taxes`, more),
        centsStep('Federal income tax on it', tax, 'tax with it - tax without it'),
        centsStep('Social Security and Medicare on it', payroll, 'the same with and without it'),
        ...(saved > 0 ? [centsStep('Put into the 401(k)', saved, 'the same share of pay')] : []),
        centsStep('Left', kept, 'more - taxes - contribution'),
      ],
      assumptions: [
        text`State and local income tax is left out; in most states it takes a further part.`,
        text`You take the standard deduction. The earned income credit and help with health premiums, which fall as pay rises, are left out.`,
      ],
      warnings: [
        ...warnings,
        ...(input.overtime > 0
          ? [
              text`The extra half of overtime pay may be deductible under present law, which would leave you more. It is not counted here.`,
            ]
          : []),
        ...(input.bonus > 0
          ? [
              text`An employer often withholds a flat ${fact('supplemental_withholding_rate', supplemental, 'percent')} from a bonus. What is too much or too little is settled on your return.`,
            ]
          : []),
      ],
      detail: { year, isOnce, isLess },
    };
  },

  explain({ figures, detail: { year, isOnce, isLess } }, { wages }) {
    const at = (id: string) => requireFigure(figures, id);
    const crosses = at('bracket').value > at('bracket_before').value;
    const saved = findFigure(figures, 'saved');
    if (isLess) {
      return {
        conclusion: text`You would take home about ${at('kept')} less in ${year} for ${at('extra')} less pay: ${at('kept_check')} less in each paycheck.`,
        reasons: [
          text`Federal income tax falls by ${at('income_tax')}, and Social Security and Medicare by ${at('payroll_tax')}: together ${at('marginal_rate')} of the pay you give up.`,
        ],
        next: [text`Count what you save as well, such as child care and commuting.`],
      };
    }
    const conclusion = isOnce
      ? text`Of the ${at('extra')} you would keep about ${at('kept')} after federal taxes in ${year}.`
      : text`You would keep about ${at('kept')} of the ${at('extra')} more in ${year}: ${at('kept_check')} in each paycheck.`;
    return {
      conclusion,
      reasons: [
        text`Federal income tax takes ${at('income_tax')} of it, and Social Security and Medicare ${at('payroll_tax')}: ${at('marginal_rate')} together.`,
        ...(saved ? [text`Another ${saved} goes into your 401(k).`] : []),
        ...(at('income_tax').value > 0
          ? [
              crosses
                ? text`Part of it falls into the ${at('bracket')} bracket. Only that part is taxed at that rate; your ${given('wages', wages, 'usd')} is taxed as before.`
                : text`All of it is taxed in the ${at('bracket')} bracket. A raise never leaves you with less after income tax.`,
            ]
          : []),
      ],
      next: [
        text`Decide where it goes before it arrives: the employer match first, then costly debt, then savings.`,
      ],
    };
  },

  examples: [
    {
      question: '4% raise on 71,000, how much extra per paycheck after tax, biweekly single',
      input: { wages: 71_000, raise_percent: 4, paid: 'every_two_weeks' },
    },
    {
      question: 'How much of a $12,000 bonus is left after tax if I make 88k as head of household?',
      input: { wages: 88_000, bonus: 12_000, filing_status: 'head_of_household' },
    },
    {
      question: 'Going from $98,500 to $106,000. What would I really gain after federal tax?',
      input: { wages: 98_500, new_pay: 106_000 },
    },
    {
      question: 'is overtime worth it: 600 extra a month, base is 54k, single. what do i keep',
      input: { wages: 54_000, overtime: 7200, paid: 'monthly' },
    },
    {
      question: 'What is a $9,000 raise worth after taxes at 120k married with 10% going to my 401(k)?',
      input: { wages: 120_000, raise: 9000, filing_status: 'married_joint', contribution_percent: 10 },
    },
  ],
  sources: ['irs_pub_17', 'irs_topic_751'],
});
