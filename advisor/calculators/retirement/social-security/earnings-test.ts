import { earningsTestFormulas } from '#advisor/calculators/retirement/social-security/earnings-test-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import {
  age,
  calendarYear,
  choice,
  moneyPerMonth,
  moneyPerYear,
} from '#advisor/calculators/define/fields.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { fullRetirementMonths } from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import { text } from '#advisor/quantities/text.ts';

type Stage = 'under' | 'yearOf' | 'after';
const monthsPerYear = 12;

/** What Social Security holds back from who works before the full retirement age. */
export const earningsTest = defineCalculator({
  name: 'earnings_test',
  version: 1,
  title: 'Social Security while working',
  about:
    'How much of a Social Security benefit is withheld when you work before the full retirement age (the earnings test), from your earnings and your benefit.',
  simply:
    'If you take Social Security early and still work, part of it is held back once you earn above a limit. You get credit for it later.',
  input: {
    earnings: moneyPerYear({
      label: 'Earnings from work in the year',
      roles: ['wages_new'],
      sumOf: ['wages', 'se_income'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'without it you see what you may earn' },
    }),
    benefit: moneyPerMonth({
      label: 'Social Security benefit',
      roles: ['ss_income'],
      min: 0,
      max: 10_000,
      default: { value: 0, reason: 'without it what is held back may be more than your benefit' },
    }),
    age: age({
      label: 'Age at the end of the year',
      roles: ['age', 'age_claim'],
      min: 0,
      max: 110,
      default: { value: 0, reason: 'worked out from the year of birth' },
    }),
    birth_year: calendarYear({
      label: 'Year of birth',
      roles: ['year_birth'],
      min: 1943,
      max: 2020,
      default: { value: 1963, reason: 'a person who claimed early' },
    }),
    stage: choice<Stage>({
      label: 'Where the full retirement age lies',
      options: ['under', 'yearOf', 'after'],
      default: { value: 'under', reason: 'the full retirement age is in a later year' },
    }),
  },

  check: ({ age: told }) =>
    told > 0 && told < 62 ? 'Nobody draws a retirement benefit before the age of 62.' : null,

  run({ earnings, benefit, age: told, birth_year: birth, stage: said }, { facts }) {
    const { year, warnings } = factYear(facts, 'earnings_test');
    const years = told > 0 ? told : facts.year - birth;
    const full = fullRetirementMonths(told > 0 ? facts.year - told : birth, facts) / monthsPerYear;
    const stage: Stage = said === 'under' && years >= full ? 'after' : said;
    const limits = facts.get('earnings_test');
    const steps = facts.get('earnings_test_step');
    const key = stage === 'yearOf' ? 'yearOf' : 'under';
    const yearly = benefit * monthsPerYear;
    const above = stage === 'after' ? 0 : Math.max(0, earnings - limits[key]);
    const withheld = Math.min(benefit > 0 ? yearly : Infinity, above / steps[key]);
    return {
      figures: [
        figure('withheld', 'Amount withheld in the year', withheld, 'usd'),
        ...(benefit > 0
          ? [
              figure('paid', 'Amount still paid in the year', yearly - withheld, 'usd'),
              figure(
                'months_withheld',
                'Number of months without a check',
                Math.ceil(withheld / benefit - 1e-9),
                'count',
              ),
            ]
          : []),
        ...(stage === 'after' ? [] : [figure('limit', 'Earnings limit', limits[key], 'usd_per_year')]),
        figure('above', 'Earnings above the limit', above, 'usd'),
      ],
      steps: [
        { label: 'Earnings above the limit', formula: 'earnings - limit', value: above, unit: 'usd' },
        { label: 'Withheld', formula: 'that / dollars for each one held back', value: withheld, unit: 'usd' },
      ],
      assumptions: [
        text`Only wages and self-employment count: pensions, interest, dividends and withdrawals do not. Whole checks are held back first, and what was too much is paid later.`,
        ...(stage === 'yearOf'
          ? [text`In the year of the full retirement age only what is earned before that month counts.`]
          : []),
      ],
      warnings,
      detail: { stage, key, year, limit: limits[key], step: steps[key] },
    };
  },

  explain({ figures, detail: { stage, limit, step, year } }, { earnings }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [withheld, paid, checks] = [find('withheld'), find('paid'), find('months_withheld')];
    const threshold = fact('earnings_test', limit, 'usd_per_year');
    return {
      conclusion:
        stage === 'after'
          ? text`Nothing (${withheld!}) is withheld: from full retirement age on you may earn any amount.`
          : withheld!.value > 0
            ? text`Social Security would hold back ${withheld!} of your benefits in ${year}${paid ? text` and pay ${paid}` : ''}.`
            : earnings === 0
              ? text`You can earn up to ${threshold} in ${year} before Social Security holds anything back.`
              : text`Nothing (${withheld!}) is withheld, because your earnings of ${given('earnings', earnings, 'usd_per_year')} are within the limit of ${threshold}.`,
      openings: {
        yesno:
          stage === 'after'
            ? text`No, nothing is withheld: from full retirement age on you may earn any amount.`
            : withheld!.value > 0
              ? text`Yes, Social Security would hold back ${withheld!} in ${year}.`
              : text`No, nothing is withheld as long as you earn no more than ${threshold}.`,
      },
      reasons:
        stage === 'after'
          ? []
          : [
              text`The limit is ${threshold}; for every ${fact('earnings_test_step', step, 'usd')} above it one dollar is held back${withheld!.value > 0 && checks ? text`, which takes about ${checks} monthly checks` : ''}.`,
              text`It isn’t lost: at full retirement age your benefit is raised for the months that were withheld.`,
            ],
      next: [text`Tell Social Security what you expect to earn, so you don’t have to pay anything back.`],
    };
  },

  chart: ({ figures }) => barsOf('A year of benefits', figures, ['paid', 'withheld']),

  formulas: earningsTestFormulas,
  examples: [
    {
      question:
        'I am 64, get $1,800 a month of Social Security and earn $40,000 working. How much is withheld?',
      input: { age: 64, benefit: 1800, earnings: 40_000 },
    },
    {
      question: 'earnings test: benefit 1,500 a month, wages 30k, under full retirement age',
      input: { benefit: 1500, earnings: 30_000, stage: 'under' },
    },
    {
      question:
        'I reach full retirement age in the fall, make 80,000 before that and draw 2,000 a month from Social Security. What do I lose?',
      input: { stage: 'yearOf', earnings: 80_000, benefit: 2000 },
    },
  ],
  sources: ['ssa_working'],
});
