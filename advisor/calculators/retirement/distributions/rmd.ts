import { rmdFormulas } from '#advisor/calculators/retirement/distributions/rmd-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { fact, figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { firstStartAge, rmdFields } from '#advisor/calculators/retirement/distributions/rmd-fields.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import {
  distribution,
  giftOf,
  lookAhead,
  periodAt,
  requiredFor,
  startAgeOf,
} from '#advisor/calculators/retirement/distributions/rmd-rules.ts';
import { text } from '#advisor/quantities/text.ts';

/** What must come out of a retirement account this year, and by when. */
export const rmd = defineCalculator({
  name: 'rmd',
  version: 1,
  title: 'Required minimum distribution',
  about:
    'How much the law makes you withdraw this year from a traditional IRA, 401(k) or similar account, by your age and last year’s closing balance, when it begins and by when it is due, and what a gift to charity straight from the IRA (QCD) counts for, before, within or above it.',
  simply:
    "The government let this money grow untaxed for years, and now it wants its tax. So each year you must take out your balance divided by the years it's expected to last.",
  input: rmdFields,

  check: ({ balance, spouse_balance: spouses, taken, gift, age: years }) =>
    balance + spouses === 0 && (taken > 0 || (gift > 0 && years >= firstStartAge))
      ? 'Give the balance at the end of last year, to see what is still to be taken out.'
      : null,

  run(input, { facts }) {
    const { balance, age: years, rate, taken } = input;
    factYear(facts, 'uniform_lifetime_table');
    const startAge = startAgeOf(facts.year - years, facts);
    const firstYear = facts.year - years + startAge;
    const required = years >= startAge;
    const first = Math.max(years, startAge);
    const period = periodAt(first, facts);
    const ahead = first - years;
    const amount = required ? distribution(balance, period) : 0;
    const donated = giftOf(input, amount, facts);
    const spouses = requiredFor(input.spouse_balance, input.spouse_age, facts);
    const figures: Figure[] = [
      figure('rmd', 'Required distribution this year', amount, 'usd', { decimals: 2 }),
      ...(input.spouse_balance > 0
        ? [
            figure('spouse_rmd', 'Required distribution for your spouse', spouses, 'usd', { decimals: 2 }),
            figure('both', 'Required distributions for both of you', amount + spouses, 'usd', {
              decimals: 2,
            }),
          ]
        : []),
      ...(taken + donated.counted > 0
        ? [
            figure(
              'still_due',
              'Amount still to take out',
              Math.max(0, amount - taken - donated.counted),
              'usd',
            ),
          ]
        : []),
      ...(input.gift > 0
        ? [
            figure('gift_free', 'Gift that stays out of your income', donated.free, 'usd'),
            figure(
              'gift_counted',
              'Part of it that counts toward the required amount',
              donated.counted,
              'usd',
            ),
            ...(input.tax_rate > 0
              ? [figure('gift_saves', 'Tax the gift saves', (donated.free * input.tax_rate) / 100, 'usd')]
              : []),
            figure(
              'taxed',
              'Taxed part of the required amount',
              Math.max(0, amount - donated.counted),
              'usd',
            ),
          ]
        : []),
      figure('rmd_year', 'Distribution year', facts.year, 'year'),
      figure('start_age', 'Starting age for you', startAge, 'age'),
      figure('first_year', 'First distribution year', firstYear, 'year'),
      figure(
        'period',
        required ? 'Divisor for the balance' : 'Divisor for the balance in the first year',
        period,
        'ratio',
        {
          decimals: 1,
        },
      ),
    ];
    if (required) {
      figures.push(
        figure('share', 'Share of the balance', 100 / period, 'percent'),
        figure('due_year', 'Due year', facts.year + (facts.year === firstYear ? 1 : 0), 'year'),
      );
    } else if (balance > 0) {
      const then = distribution(balance * growthFactor(rate / 100, ahead), period);
      figures.push(figure('first_rmd', 'First distribution, if the balance grows as assumed', then, 'usd'));
    }
    return {
      figures,
      steps: [
        { label: 'Balance at the end of last year', value: balance, unit: 'usd' },
        { label: 'Period of the Uniform Lifetime Table', value: period, unit: 'ratio', decimals: 1 },
        { label: 'Required this year', formula: 'balance / period', value: amount, unit: 'usd', decimals: 2 },
      ],
      assumptions: [
        text`You are the owner of the account, and your spouse is not both its only beneficiary and more than ten years younger: in that case another table requires less.`,
        text`Inherited accounts follow other rules. A Roth account of your own has no required distributions while you live.`,
        text`If you still work and own little of the firm, its own plan may let you wait until you stop.`,
      ],
      warnings: [
        ...donated.warnings,
        ...(input.roth > 0
          ? [text`Your Roth isn’t counted: it has no required distribution while you live.`]
          : []),
        ...(required
          ? [
              text`Anything you don’t take in time is taxed at ${fact('rmd_missed_tax_percent', facts.get('rmd_missed_tax_percent').missed, 'percent')}, or ${fact('rmd_missed_tax_percent', facts.get('rmd_missed_tax_percent').corrected, 'percent')} if you correct it soon.`,
            ]
          : []),
      ],
      detail: {
        required,
        isFirst: facts.year === firstYear,
        byAge: lookAhead(balance, years, rate / 100, startAge, facts),
      },
    };
  },

  explain({ figures, detail: { required, isFirst } }, { balance, age: years, roth, gift, taken }) {
    const find = (id: string) => figures.find((candidate) => candidate.id === id)!;
    const [spouses, due, first] = [find('spouse_rmd'), find('still_due'), find('first_rmd')];
    const [free, counted, saves] = [find('gift_free'), find('gift_counted'), find('gift_saves')];
    const ofGift =
      free && free.value > 0
        ? [
            counted.value === free.value
              ? text`All of the ${free} gift counts toward it and stays out of your income${saves ? text`, which saves ${saves} of tax` : ''}.`
              : text`${free} of the ${given('gift', gift, 'usd')} gift stays out of your income, and ${counted} of it counts toward the required amount${saves ? text`; it saves ${saves} of tax` : ''}.`,
          ]
        : [];
    const forSpouse = spouses
      ? [text`Your spouse has to take ${spouses}, so ${find('both')} for both of you.`]
      : [];
    if (required && balance === 0 && roth > 0 && !spouses) {
      const none = text`nothing has to come out of a Roth account while you live, whatever your age.`;
      return {
        conclusion: text`You have no required distribution: ${none}`,
        openings: { yesno: text`No, ${none}` },
        reasons: [text`Only traditional accounts, such as a 401(k) or a traditional IRA, have one.`],
        next: [text`Your heirs do have to empty it, mostly within ten years.`],
      };
    }
    if (!required) {
      return {
        conclusion: text`You don’t have to withdraw anything yet: your required distributions begin at ${find('start_age')}, in ${find('first_year')}.`,
        openings: {
          yesno: text`No, not yet: your required distributions begin at ${find('start_age')}, in ${find('first_year')}.`,
          time: text`Your required distributions begin at ${find('start_age')}, in ${find('first_year')}.`,
        },
        reasons: [
          ...ofGift,
          ...forSpouse,
          ...(first
            ? [
                text`If ${given('balance', balance, 'usd')} grows as assumed, the first one would be about ${first}.`,
              ]
            : [text`The first one is your balance at that point, divided by ${find('period')}.`]),
        ],
        next: [
          text`The years before ${find('first_year')} are often the cheapest time to convert some of it to a Roth; compare the tax.`,
        ],
      };
    }
    return {
      conclusion:
        balance === 0 && spouses
          ? text`Your spouse has to withdraw at least ${spouses} for ${find('rmd_year')}.`
          : balance === 0
            ? text`At ${given('age', years, 'age')} you have to withdraw ${find('share')} of last year’s closing balance for ${find('rmd_year')}.`
            : due?.value === 0
              ? text`Nothing more has to come out for ${find('rmd_year')}: ${given('taken', taken, 'usd')} taken out${gift > 0 ? text` and the gift of ${given('gift', gift, 'usd')}` : ''} cover the ${find('rmd')} required.`
              : due
                ? text`You still have to take out ${due} of the ${find('rmd')} required for ${find('rmd_year')}.`
                : text`You have to withdraw at least ${find('rmd')} for ${find('rmd_year')}.`,
      openings: {
        time: isFirst
          ? text`It’s your first, so you have until the first of April ${find('due_year')}.`
          : text`Take it by the end of December ${find('due_year')}.`,
        rate: text`At ${given('age', years, 'age')} it’s ${find('share')} of last year’s closing balance.`,
        ...(balance > 0
          ? {
              yesno:
                due?.value === 0
                  ? text`No, you’ve already taken the ${find('rmd')} required for ${find('rmd_year')}.`
                  : text`Yes, at least ${due ?? find('rmd')} has to come out for ${find('rmd_year')}.`,
            }
          : {}),
      },
      reasons: [
        ...ofGift,
        ...(balance > 0
          ? [
              text`At ${given('age', years, 'age')} the balance of ${given('balance', balance, 'usd')} is divided by ${find('period')}: ${find('share')} of it.`,
              ...forSpouse,
            ]
          : []),
        isFirst
          ? text`It’s your first, so you may wait until the first of April ${find('due_year')}, but then you’d take two that year and pay tax on both.`
          : text`It’s due by the end of December ${find('due_year')} and taxed as ordinary income.`,
      ],
      next: [
        text`Add up what all your traditional IRAs require; you may take the sum from any of them. Each 401(k) pays its own.`,
        text`If you give to charity, a gift straight from the IRA counts toward it and isn’t taxed.`,
      ],
    };
  },

  chart: ({ detail: { byAge } }) => ({
    kind: 'bar',
    title: 'Required distributions ahead',
    x: { label: 'Age', unit: 'age' },
    y: { label: 'Required in the year', unit: 'usd' },
    series: [{ name: 'Required', points: byAge }],
  }),

  formulas: rmdFormulas,
  examples: [
    {
      question: 'I am 75 and my IRA was worth $500,000 at the end of last year. What is my RMD?',
      input: { balance: 500_000, age: 75 },
    },
    {
      question: 'How much do I have to take out of a 320k 401(k) at age 73?',
      input: { balance: 320_000, age: 73 },
    },
    {
      question:
        'I’m 68 with 1.2 million in my traditional IRA. When do required distributions start and how big are they?',
      input: { balance: 1_200_000, age: 68 },
    },
    {
      question: '80 years old, 410k ira, how much must come out this year',
      input: { balance: 410_000, age: 80 },
    },
    {
      question: 'mandatory withdrawal on 275,000 when i turn 74',
      input: { balance: 275_000, age: 74 },
    },
    {
      question:
        'i’m 76 with 600k in my ira and want to give 10,000 of my rmd to my church, what’s left to take?',
      input: { balance: 600_000, age: 76, gift: 10_000 },
    },
    {
      question: 'I’m 71 with no RMD yet. If I send $8,000 from my IRA to a food bank, is that tax free?',
      input: { balance: 0, age: 71, gift: 8000 },
    },
  ],
  sources: ['irs_pub_590b', 'treasury_td_10001', 'treasury_td_9930'],
});
