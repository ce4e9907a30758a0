import { survivorBenefitFormulas } from '#advisor/calculators/retirement/social-security/survivor-benefit-formulas.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { age, calendarYear, flag, moneyPerMonth, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import {
  claimingFactor,
  fullRetirementMonths,
  spousalFactor,
  survivorFactor,
  survivorFullMonths,
} from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { roundHalfUp, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface WorkerInput {
  worker_benefit: number;
  worker_full: number;
  worker_claim_age: number;
  worker_birth_year: number;
}

interface Worker {
  /** What an age before the full one takes its share off: the full benefit, or more where the worker waited. */
  base: number;
  /** What a survivor gets at most: what the worker drew, or a share of the full benefit where it was claimed early. */
  most: number;
  early: boolean;
}

/** The survivor gets the smaller of the two: the limit is not lowered for age once more. */
function workerOf(input: WorkerInput, facts: FactReader): Worker {
  const { worker_benefit: stated, worker_full: second, worker_claim_age: claimed } = input;
  const months = fullRetirementMonths(input.worker_birth_year, facts);
  const factor = claimed > 0 ? claimingFactor(claimed * monthsPerYear, months, facts) : 1;
  if (factor > 1) {
    const waited = Math.max(stated, second);
    return { base: waited, most: waited, early: false };
  }
  const drawn = second > 0 ? Math.min(stated, second) : stated;
  const full = second > 0 ? Math.max(stated, second) : stated / factor;
  const least = (full * facts.get('survivor_limit_percent')) / 100;
  return { base: full, most: Math.max(drawn, least), early: drawn < full };
}

/** What is left to a widow, a widower or a divorced spouse. */
export const survivorBenefit = defineCalculator({
  name: 'survivor_benefit',
  version: 1,
  title: 'Social Security for a survivor',
  about:
    'The Social Security survivor benefit of a widow, widower or divorced spouse: what the husband or wife who died was getting, less when it is claimed before full retirement age, held against one’s own benefit.',
  simply:
    "When one of a couple dies, the other can step into the larger of the two checks, but doesn't get both.",
  input: {
    worker_benefit: moneyPerMonth({
      label: 'Benefit of the spouse who died',
      ask: 'what monthly benefit did the spouse who died get',
      roles: ['ss_income@spouse', 'ss_income@other', 'ss_income'],
      min: 1,
      max: 10_000,
    }),
    own_benefit: moneyPerMonth({
      label: 'The survivor’s own benefit',
      roles: ['ss_income', 'ss_income@other#2'],
      min: 0,
      max: 10_000,
      default: { value: 0, reason: 'no benefit of your own was mentioned' },
    }),
    age: age({
      label: 'Survivor’s age',
      roles: ['age'],
      min: 0,
      max: 110,
      default: { value: 0, reason: 'full retirement age, where nothing is taken off' },
    }),
    claim_age: age({
      label: 'Age when the survivor claims',
      roles: ['age_claim'],
      min: 0,
      max: 75,
      default: { value: 0, reason: 'right away, or as early as it’s possible' },
    }),
    birth_year: calendarYear({
      label: 'Survivor’s birth year',
      roles: ['year_birth'],
      min: 1930,
      max: 2020,
      default: { value: 1965, reason: 'the full retirement age is the same for everyone born later' },
    }),
    worker_full: moneyPerMonth({
      label: 'Full benefit of the spouse who died',
      roles: ['ss_income@spouse#2'],
      min: 0,
      max: 10_000,
      default: { value: 0, reason: 'it follows from the benefit and the age it was claimed at' },
    }),
    worker_claim_age: age({
      label: 'Age when the spouse who died had claimed',
      roles: ['age_claim@spouse'],
      min: 0,
      max: 75,
      default: { value: 0, reason: 'at full retirement age, or not yet' },
    }),
    worker_birth_year: calendarYear({
      label: 'Birth year of the spouse who died',
      roles: ['year_birth@spouse'],
      min: 1920,
      max: 2020,
      default: { value: 1960, reason: 'it matters only where the benefit was claimed early' },
    }),
    earnings: moneyPerYear({
      label: 'The survivor’s earnings from work in a year',
      roles: ['wages', 'se_income'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no work was mentioned' },
    }),
    disabled: flag({
      label: 'The survivor is disabled',
      fact: 'flag=sick',
      default: { value: false, reason: 'nothing was said of a disability' },
    }),
    divorced: flag({
      label: 'They were divorced',
      fact: 'status=divorced',
      default: { value: false, reason: 'nothing was said of a divorce' },
    }),
  },
  check: ({ claim_age: claim, disabled }) =>
    claim > 0 && claim < (disabled ? 50 : 60)
      ? `A survivor benefit starts at ${disabled ? 50 : 60} at the earliest: give a later age.`
      : null,

  run(input, { facts }) {
    const { own_benefit: own, age: now, claim_age: claim, birth_year: born, disabled } = input;
    const ages = facts.get('survivor_benefit_ages');
    const first = disabled ? ages.disabled : ages.most;
    const full = survivorFullMonths(now > 0 ? facts.year - now : born, facts);
    const { base, most, early } = workerOf(input, facts);
    const start = now > 0 && now >= first ? now : claim > 0 ? claim : now > 0 ? first : full / monthsPerYear;
    const reducedAt = (years: number) =>
      toDollars(roundHalfUp(toCents(base) * survivorFactor(years * monthsPerYear, full, facts)));
    const at = (years: number) => Math.min(most, reducedAt(years));
    const survivor = at(start);
    const later = claim > start ? claim : undefined;
    const paid = Math.max(survivor, own);
    const limit = facts.get('earnings_test').under;
    const step = facts.get('earnings_test_step').under;
    const works = input.earnings > limit && start * monthsPerYear < full;
    const withheld = works ? Math.min(paid * monthsPerYear, (input.earnings - limit) / step) : 0;
    const half = (input.worker_benefit * facts.get('spousal_benefit_percent')) / 100;
    const figures: Figure[] = [
      figure('paid', 'Total benefit', paid, 'usd_per_month'),
      figure('survivor', 'Survivor benefit at that age', survivor, 'usd_per_month'),
      figure('survivor_year', 'Survivor benefit in a year', survivor * monthsPerYear, 'usd_per_year'),
      figure('start_age', 'Starting age', start, 'age', Number.isInteger(start) ? {} : { decimals: 1 }),
      figure('at_full_age', 'Survivor benefit at full retirement age', most, 'usd_per_month'),
      figure('share', 'Share of the benefit', (survivor / most) * 100, 'percent'),
      ...(own > 0
        ? [
            figure('added', 'Gain over your own benefit', Math.max(0, survivor - own), 'usd_per_month'),
            figure(
              'lost',
              'Drop from both benefits together',
              Math.min(input.worker_benefit, own),
              'usd_per_month',
            ),
          ]
        : []),
      ...(later === undefined
        ? []
        : [figure('later', 'Survivor benefit at the later age', at(later), 'usd_per_month')]),
      ...(withheld > 0
        ? [figure('withheld', 'Amount held back in a year because of work', withheld, 'usd')]
        : []),
      ...(input.divorced
        ? [
            figure(
              'if_living',
              'Total benefit if your ex is still living',
              own + Math.max(0, half - own) * spousalFactor(Math.max(start, 62) * monthsPerYear, full, facts),
              'usd_per_month',
            ),
          ]
        : []),
    ];
    return {
      figures,
      steps: [
        {
          label: 'Largest survivor benefit',
          formula: early ? 'what was drawn, or the least share of the full benefit' : 'what was drawn',
          value: most,
          unit: 'usd_per_month',
        },
        {
          label: 'Full benefit, reduced for that age',
          formula:
            'full benefit x (100 % - reduction x months early / months from the first age to the full one)',
          value: reducedAt(start),
          unit: 'usd_per_month',
        },
        {
          label: 'Survivor benefit',
          formula: 'the smaller of the two',
          value: survivor,
          unit: 'usd_per_month',
        },
      ],
      assumptions: [
        text`You were married at least nine months, and didn’t marry again before ${fact('survivor_benefit_ages', ages.most, 'age')}. After a divorce the marriage must have lasted ten years.`,
        text`You get the larger of the two benefits, not both. Benefits for children and for a parent who cares for them are left out, and so are taxes.`,
      ],
      warnings: [
        ...(now > 0 && now < first
          ? [
              text`Before ${fact('survivor_benefit_ages', first, 'age')} there’s no survivor benefit, unless you’re disabled or care for a child under 16.`,
            ]
          : []),
        ...(withheld > 0 ? [text`While you work before full retirement age, part of it is held back.`] : []),
      ],
      detail: { early, first },
    };
  },

  explain({ figures, detail: { early } }, { own_benefit: own, claim_age: claim, divorced }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const [survivor, start, later] = [find('survivor'), find('start_age'), find('later')];
    const keeps = own >= survivor.value && own > 0;
    const mine = given('own_benefit', own, 'usd_per_month');
    const added = find('added');
    return {
      openings: {
        yesno: keeps
          ? text`No, you get one of the two, not both: your own ${mine} is already the larger one.`
          : own > 0
            ? text`You get one of the two, not both: the survivor benefit of ${survivor} from ${start} on, in place of your own ${mine}.`
            : text`Yes, ${survivor} from ${start} on.`,
        time: text`From ${start} on, at ${survivor}.`,
        rate: text`At ${start} it’s ${find('share')} of the full survivor benefit.`,
        ...(own > 0
          ? {
              which: keeps
                ? text`Keep your own ${mine}: the survivor benefit would be ${survivor}.`
                : text`Take the survivor benefit: it pays ${added} more than your own ${mine}.`,
            }
          : {}),
      },
      conclusion: keeps
        ? text`Your own ${mine} is the larger one, so you’d stay at ${find('paid')}: you get one of the two, not both.`
        : later
          ? text`The survivor benefit is ${survivor} if it starts at ${start}, or ${later} at ${given('claim_age', claim, 'age')}.`
          : text`The survivor benefit is ${survivor}, starting at ${start}${own > 0 ? text`: it takes the place of your own ${mine}` : ''}.`,
      reasons: [
        text`That’s ${find('share')} of the ${find('at_full_age')} paid from full retirement age on.`,
        ...(early
          ? [
              text`Your spouse claimed early, so you get at most what was drawn, or a set share of the full benefit if that’s more.`,
            ]
          : []),
        ...(find('withheld')
          ? [text`Because of your job, ${find('withheld')} a year would be held back.`]
          : []),
        ...(divorced ? [text`If your ex is still living, it’s ${find('if_living')} in all instead.`] : []),
      ],
      next: [
        own > 0
          ? text`You may take one benefit first and switch to the other later: compare both orders before you file.`
          : text`Call Social Security to apply for it.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('The benefit by when you claim', figures, ['paid', 'at_full_age', 'later']),

  formulas: survivorBenefitFormulas,
  examples: [
    {
      question: 'My husband died, he was getting $2,900 and I get $1,300. I am 66. What will my check be?',
      input: { worker_benefit: 2900, own_benefit: 1300, age: 66 },
    },
    {
      question: 'widow at 60, his full benefit was 2,600. what do i get now and what at 67?',
      input: { worker_benefit: 2600, age: 60, claim_age: 67 },
    },
    {
      question: 'My ex passed away, we were married 15 years. His Social Security was $2,150 and I’m 61.',
      input: { worker_benefit: 2150, age: 61, divorced: true },
    },
    {
      question: 'He claimed at 62 and drew $1,690. How much is the widow’s benefit at full age?',
      input: { worker_benefit: 1690, worker_claim_age: 62 },
    },
  ],
  sources: ['ssa_survivors', 'cfr_404_338'],
});
