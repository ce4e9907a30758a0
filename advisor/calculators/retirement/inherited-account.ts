import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, calendarYear, choice, count, money } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';
import { singleLifeYears } from '#advisor/calculators/retirement/single-life.ts';
import { text } from '#advisor/quantities/text.ts';

/** Owners older than this at their death had begun required distributions. */
const beginsBy = 73;
/** The table of the law is read for heirs from this age on. */
const youngestHeir = 30;

type Owner = 'taking' | 'not_yet';

/** What heirs other than a spouse must take out of an inherited IRA, and by when it must be empty. */
export const inheritedAccount = defineCalculator({
  name: 'inherited_account',
  version: 2,
  title: 'Inherited IRA: yearly minimum and ten years',
  about:
    'By when a child or another heir who is not the spouse must empty an inherited IRA or 401(k), the yearly minimum where the owner had begun required distributions, and an even amount for the years that are left.',
  input: {
    balance: money({
      label: 'Balance at the end of last year',
      roles: [
        'bal_retirement',
        'bal_retirement@spouse',
        'bal_retirement@other',
        'bal_roth',
        'lump_sum',
        'bal_total',
      ],
      min: 1,
      max: 1e9,
    }),
    death_year: calendarYear({
      label: 'Year in which the owner died',
      roles: ['year_past', 'year'],
      min: 2020,
      max: 2100,
      default: { value: 2025, reason: 'the year before the one asked about', byYear: (year) => year - 1 },
    }),
    age: age({
      label: 'Age of the heir this year',
      roles: ['age'],
      ownOnly: true,
      min: 0,
      max: 80,
      default: { value: 0, reason: 'without it the yearly minimum is not worked out' },
    }),
    owner_age: age({
      label: 'Age of the owner at death',
      roles: ['age@other'],
      min: 0,
      max: 120,
      default: { value: 0, reason: 'no age of the owner is mentioned' },
    }),
    spread: count({
      label: 'Number of years to spread it over',
      roles: ['time_last', 'term_left', 'term'],
      min: 0,
      max: 11,
      default: { value: 0, reason: 'all the years that are left' },
    }),
    heirs: count({
      label: 'Number of heirs',
      roles: ['n_people'],
      min: 1,
      max: 50,
      default: { value: 1, reason: 'the balance is your share' },
    }),
    owner: choice<Owner>({
      label: 'Owner’s required distributions',
      facts: { taking: 'owner_had_begun=yes', not_yet: 'owner_had_begun=no' },
      options: ['taking', 'not_yet'],
      default: {
        value: 'taking',
        reason: 'by the age of the owner, or else the careful case: then something is due every year',
        by: ({ owner_age: old }) => (typeof old === 'number' && old < beginsBy ? 'not_yet' : undefined),
      },
    }),
  },

  check: ({ age: heir }) =>
    heir > 0 && heir < youngestHeir ? `Age of the heir this year must be at least ${youngestHeir}.` : null,

  run({ balance: whole, death_year: died, age: heir, owner, spread, heirs }, { facts }) {
    if (died > facts.year) {
      const message = `Year in which the owner died must be at most ${facts.year}.`;
      throw new InputProblem([{ field: 'death_year', message }]);
    }
    const balance = whole / heirs;
    const span = facts.get('inherited_account_years');
    const last = died + span;
    const left = Math.max(0, last - facts.year + 1);
    const since = facts.year - (died + 1);
    const start = singleLifeYears(heir - since, facts);
    const period = start === null ? null : start - since;
    const isYearly = owner === 'taking' && since >= 0 && left > 0;
    const due = isYearly && heir > 0 && period !== null && period >= 1;
    const minimum = due ? (left === 1 ? balance : Math.min(balance, balance / period)) : 0;
    const chosen = spread > 0 ? Math.min(spread, left) : left;
    const even = chosen > 0 ? balance / chosen : balance;
    return {
      figures: [
        figure('empty_by', 'Last year to empty it', last, 'year'),
        ...(due ? [figure('minimum', 'Minimum this year', minimum, 'usd')] : []),
        figure('even', 'Even yearly amount', even, 'usd_per_year'),
        figure('spread_years', 'Number of years it’s spread over', chosen, 'count'),
        figure('years_left', 'Number of years left, with this one', left, 'count'),
        ...(due ? [figure('period', 'Divisor for the balance', period, 'ratio', { decimals: 1 })] : []),
      ],
      steps: [
        {
          label: 'Must be empty by the end of',
          formula: 'year of death + years allowed',
          value: last,
          unit: 'year',
        },
        ...(due
          ? [
              {
                label: 'Years of the Single Life Table, less those gone by',
                value: period,
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
        { label: 'Even amount', formula: 'balance / years', value: even, unit: 'usd_per_year' },
      ],
      assumptions: [
        text`You are not the owner’s spouse, a minor child of theirs, disabled or chronically ill, and not at most ten years younger: these have other rules.`,
        owner === 'taking'
          ? text`The owner had begun required distributions. If not, nothing is due before the last year.`
          : text`The owner had not begun required distributions, so nothing is due before the last year. From a Roth account nothing is due before it either.`,
      ],
      warnings:
        left === 0 ? [text`That year is over: what is still in the account may be taxed in addition.`] : [],
      detail: { span, due, isYearly },
    };
  },

  explain({ figures, detail: { span, due, isYearly } }, { death_year: died }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    return {
      conclusion: due
        ? text`You must take at least ${find('minimum')} this year, and everything by the end of ${find('empty_by')}.`
        : isYearly
          ? text`With a death in ${given('death_year', died, 'year')}, everything must be out by the end of ${find('empty_by')}, and a minimum is due every year until then.`
          : text`The account must be empty by the end of ${find('empty_by')}; until then nothing is required in a single year.`,
      openings: {
        time: text`By the end of ${find('empty_by')}.`,
        yesno: due
          ? text`Yes, at least ${find('minimum')} this year, and everything by the end of ${find('empty_by')}.`
          : isYearly
            ? text`Yes, something is due every year, and everything by the end of ${find('empty_by')}.`
            : text`Not this year, but the account must be empty by the end of ${find('empty_by')}.`,
        plan: text`Take out about ${find('even')} and it’s spread evenly through ${find('empty_by')}.`,
      },
      reasons: [
        text`Most heirs have ${fact('inherited_account_years', span, 'years')} after the year of death.`,
        text`Spread evenly over ${find('spread_years')} years, it’s ${find('even')}.`,
      ],
      next: [
        ...(isYearly && !due
          ? [text`Tell me your own age and the year of death, and I’ll work out this year’s minimum.`]
          : []),
        text`Take about ${find('even')} to spread the income evenly, so no single year lands in a high bracket.`,
      ],
    };
  },

  examples: [
    {
      question:
        'I inherited a $300,000 IRA from my dad, who died in 2024. I am 45. How much must I take this year?',
      input: { balance: 300_000, death_year: 2024, age: 45 },
    },
    {
      question: 'inherited ira 250k, mother passed in 2023 before rmds, by when do i have to empty it',
      input: { balance: 250_000, death_year: 2023, owner: 'not_yet' },
    },
    {
      question:
        'My aunt died in 2025 and left me an IRA of 180k, she was taking RMDs. I turn 60. What is my minimum?',
      input: { death_year: 2025, balance: 180_000, owner: 'taking', age: 60 },
    },
  ],
  sources: ['irc_401', 'irs_pub_590b', 'treasury_td_9930'],
});
