import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';
import { inheritedAccountExamples } from '#advisor/calculators/retirement/distributions/inherited-account-examples.ts';
import { inheritedAccountFields } from '#advisor/calculators/retirement/distributions/inherited-account-fields.ts';
import {
  assumptionsOf,
  explainDeadline,
  explainSpouse,
  type InheritedDetail,
} from '#advisor/calculators/retirement/distributions/inherited-account-words.ts';
import {
  deadlineOf,
  dueThisYear,
  problemWithAges,
  problemWithHeir,
  spouseChoice,
} from '#advisor/calculators/retirement/distributions/inherited-rules.ts';
import { loanPayment } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

/** What heirs must take out of an inherited IRA, and by when it must be empty. */
export const inheritedAccount = defineCalculator({
  name: 'inherited_account',
  version: 4,
  title: 'Inherited IRA: yearly minimum and ten years',
  about:
    'By when an heir must empty an inherited IRA, Roth IRA or 401(k), the yearly minimum, and an even amount for the years that are left: for a child or another heir (ten years), a spouse who rolls it over or stays a beneficiary, a minor child, a disabled heir, one about as old as the owner, and an estate.',
  simply:
    "An account you inherit can't stay untouched forever. The rules say by when it has to be empty and what has to come out each year.",
  input: inheritedAccountFields,

  run(input, { facts }) {
    const { balance: whole, death_year: died, heir, spread, heirs, growth } = input;
    if (died > facts.year) {
      const message = `Year in which the owner died must be at most ${facts.year}.`;
      throw new InputProblem([{ field: 'death_year', message }]);
    }
    const problem = problemWithHeir(input) ?? problemWithAges(input, facts);
    if (problem) throw new InputProblem([problem]);
    const balance = whole / heirs;
    /** The same amount at the end of every year; what is left grows meanwhile. */
    const evenly = (years: number) => loanPayment(balance, growth / 100, years);
    const ofLaw = {
      freeAge: facts.get('early_withdrawal_age'),
      span: facts.get('inherited_account_years'),
      spanWithoutHeir: facts.get('inherited_years_without_heir'),
      minorUntil: facts.get('inherited_minor_until'),
      closeInAge: facts.get('inherited_close_in_age'),
    };
    if (heir === 'spouse') {
      const { own, ownStart, beneficiary, beneficiaryStart } = spouseChoice(balance, input, facts);
      const figures: Figure[] = [
        figure('own_minimum', 'Minimum this year, made your own', own, 'usd'),
        ...(input.account === 'roth'
          ? []
          : [figure('own_start', 'First year with a minimum, made your own', ownStart, 'year')]),
        ...(beneficiary === null
          ? []
          : [
              figure('beneficiary_minimum', 'Minimum this year, left as inherited', beneficiary, 'usd'),
              figure(
                'beneficiary_start',
                'First year with a minimum, left as inherited',
                beneficiaryStart!,
                'year',
              ),
            ]),
        ...(spread > 0 ? [figure('even', 'Even yearly amount', evenly(spread), 'usd_per_year')] : []),
      ];
      const detail: InheritedDetail = {
        ...ofLaw,
        isYearly: own > 0,
        due: own > 0,
      };
      return {
        figures,
        steps: figures.map(({ label, value, unit }): Step => ({ label, value, unit })),
        assumptions: assumptionsOf(input, own > 0),
        warnings: [],
        detail,
      };
    }
    const { last, isYearly: everyYear, period } = deadlineOf(input, facts);
    const left = Math.max(0, last - facts.year + 1);
    const isYearly = everyYear && facts.year > died && left > 0;
    const due = isYearly && period !== null;
    const minimum = due ? dueThisYear(balance, period, left === 1) : 0;
    const divisor = due && period > 1 && left > 1 ? period : 1;
    const chosen = spread > 0 ? Math.min(spread, left) : left;
    const even = chosen > 0 ? evenly(chosen) : balance;
    const detail: InheritedDetail = {
      ...ofLaw,
      isYearly,
      due,
      startsNextYear: everyYear && died === facts.year,
    };
    return {
      figures: [
        figure('empty_by', 'Last year to empty it', last, 'year'),
        ...(due ? [figure('minimum', 'Minimum this year', minimum, 'usd')] : []),
        figure('even', 'Even yearly amount', even, 'usd_per_year'),
        figure('spread_years', 'Number of years it’s spread over', chosen, 'count'),
        figure('years_left', 'Number of years left, with this one', left, 'count'),
        ...(due ? [figure('period', 'Divisor for the balance', divisor, 'ratio', { decimals: 1 })] : []),
      ],
      steps: [
        {
          label: 'Must be empty by the end of',
          formula: 'year that starts the count + years allowed',
          value: last,
          unit: 'year',
        },
        ...(due
          ? [
              {
                label: 'Years of the Single Life Table, less those gone by',
                value: divisor,
                unit: 'ratio' as const,
                decimals: 1,
              },
              {
                label: 'Minimum this year',
                formula: 'balance / years',
                value: minimum,
                unit: 'usd' as const,
              },
            ]
          : []),
        {
          label: 'Even amount',
          formula: growth === 0 ? 'balance / years' : 'balance x return / (1 - (1 + return)^-years)',
          value: even,
          unit: 'usd_per_year',
        },
      ],
      assumptions: assumptionsOf(input, isYearly),
      warnings:
        left === 0 ? [text`That year is over: what is still in the account may be taxed in addition.`] : [],
      detail,
    };
  },

  explain({ figures, detail }, input) {
    const find = (id: string) => figures.find((one) => one.id === id);
    return input.heir === 'spouse'
      ? explainSpouse(find, detail, input)
      : explainDeadline(find, detail, input);
  },

  formulas: {
    empty_by: [
      `death_year + 10 'years'`,
      `death_year + 5 'years'`,
      'The year of death {death_year} and the years that the law allows this heir, by ages where they count',
    ],
    minimum: ['balance / period', 'balance / heirs / period'],
    period: 'The IRS Single Life Table at the age that counts, less the years gone by',
    even: [
      'balance / spread_years',
      'balance / heirs / spread_years',
      'The balance of {balance}, paid out evenly at {growth} a year',
    ],
    spread_years: ['spread', 'years_left', 'The years left until {empty_by}'],
    years_left: 'The years left until {empty_by}',
    own_minimum:
      'The balance {balance} divided by the Uniform Lifetime Table at {age}, once required distributions have begun at that age',
    own_start: 'The year in which required distributions begin for someone who is {age} now',
    beneficiary_minimum:
      'The balance {balance} divided by the IRS table at {age}, once the owner would have had to begin',
    beneficiary_start:
      'The year after the death {death_year}, or that in which the owner would have had to begin',
  },

  examples: inheritedAccountExamples,
  sources: ['irc_401', 'irs_pub_590b', 'treasury_td_9930', 'treasury_td_10001'],
});
